import { readConfig } from '../../../backend/config.ts';

test('[MOD-01] a public shop has no password of staff until it sets its own, and a hash replaces that of a demonstration', () => {
  const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
  const staffOf = (environment: Readonly<Record<string, string>>): unknown => {
    const reading = readConfig({ DEMO_LOGON_ID: '', OUTBOX: 'off', ...environment });
    return reading.ok ? reading.config.previewStaff : reading.problems;
  };
  expect(staffOf({ PREVIEW_STAFF_NAME: 'Boss', PREVIEW_PASSWORD_HASH: hash })).toEqual({
    name: 'boss',
    passwordHash: hash,
  });
  expect(staffOf({ PREVIEW_PASSWORD_HASH: 'Pawsome123' })).toEqual([expect.stringContaining('PREVIEW_PASSWORD_HASH')]);
  const OWN = { CITRUS_KEY: 'a', DISCOVER_API_KEY: 'b', GEOLOCATION_KEY: 'c', PAYMENT_PROVIDER: 'none' };
  expect(staffOf({ DEMO: 'off', ...OWN })).toEqual({ name: 'staff' });
});
