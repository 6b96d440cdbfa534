import { consentManagerContract } from '../../contracts/consent-manager.contract';
import { FakeConsentManager } from '../../fakes/fake-consent-manager';

consentManagerContract('FakeConsentManager', ({ need, hasPrivacySignal }) => {
  const consent = new FakeConsentManager(need);
  return hasPrivacySignal === true ? consent.hasPrivacySignal() : consent;
});
