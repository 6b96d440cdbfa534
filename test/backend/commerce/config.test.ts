import { readConfig } from '../../../backend/config.ts';

test('[PLT-04] without settings the backend has sensible ones', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      port: 3001,
      host: '127.0.0.1',
      dataFolder: '.data',
      catalogueSeed: 1,
      catalogueSize: 2400,
      constructorApiKey: 'key_embedded',
      logLevel: 'info',
      demoAccount: { logonId: 'pat@example.test', password: 'Pawsome123', firstName: 'Pat', lastName: 'Doe' },
      sessionSecret: undefined,
      trustProxy: 'loopback',
      signInLimit: 300,
      guestLimit: 6000,
    },
  });
});

test('[PLT-04] every wrong setting is named, all of them at once', () => {
  const secret = 'much too short';
  const reading = readConfig({
    BACKEND_PORT: '70000',
    CATALOGUE_SIZE: '-5',
    CATALOGUE_SEED: '1.5',
    LOG_LEVEL: 'loud',
    SESSION_SECRET: secret,
    DEMO_LOGON_ID: 'pat',
    DEMO_PASSWORD: 'a b',
    SIGN_IN_LIMIT: '0',
    GUEST_LIMIT: 'many',
  });
  const problems = reading.ok ? [] : reading.problems;
  expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual([
    'BACKEND_PORT',
    'CATALOGUE_SEED',
    'CATALOGUE_SIZE',
    'DEMO_LOGON_ID',
    'DEMO_PASSWORD',
    'GUEST_LIMIT',
    'LOG_LEVEL',
    'SESSION_SECRET',
    'SIGN_IN_LIMIT',
  ]);
  expect(problems.join()).not.toContain(secret);
});

test('[PLT-04] an empty logon id means no demo account', () => {
  const reading = readConfig({ DEMO_LOGON_ID: '' });
  expect(reading.ok && reading.config.demoAccount).toBe(undefined);
});
