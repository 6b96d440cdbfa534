import { consentNeed } from '../../../core/analytics/consent';

test.each([
  ['needed', { TRACKING_CONSENT_REQUIRED: 'ON' }],
  ['none', { TRACKING_CONSENT_REQUIRED: 'OFF' }],
  ['none', { PCC_ENABLED: 'ON' }],
  ['unknown', {}],
])('[ANA-01] the need for consent is %s with the configuration %j', (need, configuration) => {
  expect(consentNeed(configuration)).toBe(need);
});
