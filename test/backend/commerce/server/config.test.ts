import { readConfig } from '../../../../backend/config.ts';

test('[PLT-04] has sensible defaults without settings', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      previewStaff: { name: 'staff', password: 'Pawsome123' },
      storeIds: { storeId: '10151', catalogueId: '10051', languageId: '-1' },
      port: 3001,
      host: '127.0.0.1',
      dataFolder: '.data',
      catalogueSeed: 1,
      catalogueSize: 2400,
      constructorApiKey: 'key_embedded',
      citrusApiKey: 'key_embedded',
      discoverApiKey: 'key_embedded',
      logLevel: 'info',
      demo: true,
      demoAccount: { logonId: 'pat@example.test', password: 'Pawsome123', firstName: 'Pat', lastName: 'Doe' },
      sessionSecret: undefined,
      trustProxy: 'loopback',
      signInLimit: 300,
      guestLimit: 6000,
      savedGuestLimit: 5000,
      shopName: 'Petco',
      adLimits: { chargesPerAddress: 30, chargesPerSession: 20, burstClicks: 60, impressionsPerAddress: 20_000 },
      eventLimits: {
        eventBytes: 4_096,
        visitorBytes: 524_288,
        addressBytes: 8_388_608,
        dayBytes: 67_108_864,
        tableBytes: 536_870_912,
      },
      resetLimit: 20,
      maxConnections: 2000,
      probeLimit: 20,
      publicOrigin: undefined,
      machineOrigin: 'http://127.0.0.1:3000',
      outbox: false,
      mail: undefined,
      captcha: { provider: 'altcha' },
      google: undefined,
      geolocation: { key: 'key_embedded', position: undefined },
      payments: {
        kind: 'embedded',
        host: '127.0.0.1',
        port: 0,
        origin: undefined,
        shopOrigins: ['http://127.0.0.1:*', 'http://localhost:*'],
        minimumChargeCents: 0,
      },
      applicationLimit: 60,
      checkoutLimit: 600,
      lookUpLimit: 30,
      giftCardLimit: 30,
      declineLimit: 30,
      fulfilmentKey: undefined,
      moderationKey: undefined,
      fulfilmentWebhook: undefined,
      returnAddress: ['Returns', '1 Example Way', 'San Diego, CA 92101'],
      loyaltyService: 'on',
      storeConf: {},
      addresses: { kind: 'embedded' },
      taxes: { kind: 'embedded' },
    },
  });
});

test('[ORD-05] a public shop prints its own address for returns, and none that it has not set', () => {
  const keys = { CITRUS_KEY: 'own-citrus-key', DISCOVER_API_KEY: 'own-discover-key', GEOLOCATION_KEY: 'own-place-key' };
  const publicShop = { ...keys, DEMO: 'off', SESSION_SECRET: 's'.repeat(32), PAYMENT_PROVIDER: 'none' };
  const read = (environment: object) => {
    const reading = readConfig({ ...publicShop, ...environment });
    return reading.ok ? reading.config.returnAddress : reading.problems;
  };
  expect(read({ RETURN_ADDRESS: 'Returns; 1 Main St ; San Diego, CA 92101' })).toEqual([
    'Returns',
    '1 Main St',
    'San Diego, CA 92101',
  ]);
  expect(read({})).toEqual([]);
  expect(read({ RETURN_ADDRESS: 'Returns' })).toEqual([expect.stringMatching(/RETURN_ADDRESS.*2 to 6 lines/)]);
});

test('[PLT-04] names every wrong setting at once', () => {
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
    RESET_LIMIT: '-1',
    OUTBOX: 'yes',
    CAPTCHA_PROVIDER: 'riddle',
    GOOGLE_KEYS_URL: 'ftp://keys.example.test/',
    APPLICATION_LIMIT: '-1',
    LOYALTY_SERVICE: 'slow',
    STORE_CONF: '[]',
  });
  const problems = reading.ok ? [] : reading.problems;
  expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual([
    'APPLICATION_LIMIT',
    'BACKEND_PORT',
    'CAPTCHA_PROVIDER',
    'CATALOGUE_SEED',
    'CATALOGUE_SIZE',
    'DEMO_LOGON_ID',
    'DEMO_PASSWORD',
    'GOOGLE_KEYS_URL',
    'GUEST_LIMIT',
    'LOG_LEVEL',
    'LOYALTY_SERVICE',
    'OUTBOX',
    'RESET_LIMIT',
    'SESSION_SECRET',
    'SIGN_IN_LIMIT',
    'STORE_CONF',
  ]);
  expect(problems.join()).not.toContain(secret);
});

test('[PLT-04] an empty logon id means no demo account', () => {
  const reading = readConfig({ DEMO_LOGON_ID: '' });
  expect(reading.ok && reading.config.demoAccount).toBe(undefined);
});

const OWN_KEYS = { CITRUS_KEY: 'own-1', DISCOVER_API_KEY: 'own-2', GEOLOCATION_KEY: 'own-3' };
const HINT = 'To show all of it to others as a demonstration, set DEMO to on.';

const exposures: readonly [string, Readonly<Record<string, string>>][] = [
  ['PUBLIC_ORIGIN is https', { PUBLIC_ORIGIN: 'https://shop.example' }],
  ['PUBLIC_ORIGIN is https', { PUBLIC_ORIGIN: 'https://localhost:3443' }],
  ['PUBLIC_ORIGIN is beyond this machine', { PUBLIC_ORIGIN: 'http://shop.example' }],
  ['HOST lets other machines in', { HOST: '0.0.0.0' }],
  ['HOST lets other machines in', { HOST: '::' }],
  ['BACKEND_HOST lets other machines in', { BACKEND_HOST: '10.0.0.5' }],
  ['DEMO is off', { DEMO: 'off' }],
];
const lacksOrigin = (exposure: Readonly<Record<string, string>>): boolean =>
  exposure.PUBLIC_ORIGIN === undefined && exposure.DEMO === undefined;

describe.each(exposures)('where %s %j', (why, exposure) => {
  test('[PLT-04] refuses to start with outbox, demo account, or public keys and secrets, and names the remedy', () => {
    const secret = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';
    const unsafe = {
      OUTBOX: 'on',
      DEMO_LOGON_ID: 'pat@example.test',
      CAPTCHA_PROVIDER: 'recaptcha',
      CAPTCHA_SECRET: secret,
    };
    const reading = readConfig({ ...unsafe, ...exposure });
    const problems = reading.ok ? [] : reading.problems;
    expect(problems.map((problem) => problem.split(/[ ,]/)[0])).toEqual([
      ...(lacksOrigin(exposure) ? ['PUBLIC_ORIGIN'] : []),
      'OUTBOX',
      'DEMO_LOGON_ID',
      'CAPTCHA_SECRET',
      ...Object.keys(OWN_KEYS),
      'This',
    ]);
    expect(problems.at(-1)).toBe(`This holds because ${why}. ${HINT}`);
    expect(problems.join()).not.toContain(secret);
    expect(readConfig({ ...unsafe, ...exposure, DEMO: 'on' }).ok).toBe(true);
  });

  test('[PLT-04] a shop with keys of its own starts, without demo accounts', () => {
    const reading = readConfig({ ...OWN_KEYS, PUBLIC_ORIGIN: 'https://shop.example', ...exposure });
    expect(reading).toMatchObject({ ok: true, config: { demo: false, demoAccount: undefined, outbox: false } });
  });
});

test.each(exposures.filter(([, exposure]) => lacksOrigin(exposure)))(
  '[PLT-04] [ACC-06] where %s, a shop without the address that shoppers use does not start, and is told what to set',
  (why, exposure) => {
    const reading = readConfig({ ...OWN_KEYS, ...exposure });
    expect(reading.ok ? [] : reading.problems).toEqual([
      'PUBLIC_ORIGIN must be the address of the shop for shoppers, such as https://shop.example: links in mail lead there',
      `This holds because ${why}. ${HINT}`,
    ]);
  },
);

test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1', 'shop.localhost'])(
  '[PLT-04] a shop on a loopback address, %s, is a demonstration by default',
  (HOST) => {
    expect(readConfig({ HOST, BACKEND_HOST: HOST })).toMatchObject({ ok: true, config: { demo: true } });
    const host = HOST.includes('::') ? `[${HOST}]` : HOST;
    expect(readConfig({ PUBLIC_ORIGIN: `http://${host}:3000` })).toMatchObject({ ok: true, config: { demo: true } });
  },
);

test('[PLT-04] DEMO is on or off', () => {
  expect(readConfig({ DEMO: 'yes' })).toEqual({ ok: false, problems: ['DEMO must be on or off, not "yes".'] });
});

test('[REG-07] reCAPTCHA needs its secret', () => {
  const without = readConfig({ CAPTCHA_PROVIDER: 'recaptcha' });
  expect(without.ok ? [] : without.problems).toEqual([
    'CAPTCHA_SECRET must be set when CAPTCHA_PROVIDER is recaptcha.',
  ]);
  const whole = readConfig({ CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SECRET: ' s3cret ' });
  expect(whole.ok && whole.config.captcha).toEqual({ provider: 'recaptcha', secret: 's3cret' });
});

test("[USR-11] a client id uses Google's own keys by default", () => {
  const google = (settings: Readonly<Record<string, string>>) => {
    const reading = readConfig(settings);
    return reading.ok && reading.config.google;
  };
  expect(google({ GOOGLE_CLIENT_ID: 'shop' })).toEqual({
    clientId: 'shop',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  });
  expect(google({ GOOGLE_CLIENT_ID: 'shop', GOOGLE_KEYS_URL: 'http://127.0.0.1:4510/keys' })).toEqual({
    clientId: 'shop',
    keysUrl: 'http://127.0.0.1:4510/keys',
  });
});

test("[USR-11] an address of Google's keys needs a client id", () => {
  const reading = readConfig({ GOOGLE_KEYS_URL: 'https://keys.example.test/' });
  expect(reading.ok ? [] : reading.problems).toEqual(['GOOGLE_CLIENT_ID must be set when GOOGLE_KEYS_URL is.']);
});

test('[PLT-04] serves the outbox only when it is enabled', () => {
  const [on, off] = [readConfig({ OUTBOX: 'on' }), readConfig({ OUTBOX: 'off' })];
  expect([on.ok && on.config.outbox, off.ok && off.config.outbox]).toEqual([true, false]);
});

const FROM = 'Pet Shop <shop@shop.example>';

const mailSettings: readonly [string, object][] = [
  [
    'smtps://shop:p%40ss@mail.example',
    { kind: 'smtp', host: 'mail.example', port: 465, isTls: true, user: 'shop', password: 'p@ss', from: FROM },
  ],
  [
    'smtp://mail.example:2525/',
    { kind: 'smtp', host: 'mail.example', port: 2525, isTls: false, user: '', password: '', from: FROM },
  ],
  ['file:///var/spool/shop', { kind: 'folder', folder: '/var/spool/shop', from: FROM }],
];
test.each(mailSettings)('[PLT-04] reads the mail destination %s', (MAIL_URL, mail) => {
  expect(readConfig({ MAIL_URL, MAIL_FROM: FROM })).toMatchObject({ ok: true, config: { mail } });
});

test.each([
  'mail.example:25',
  'http://mail.example',
  'smtp://',
  'file://host/folder',
  'smtp://u:hunter2@mail.example/x',
])('[PLT-04] refuses the mail address %s without repeating it', (MAIL_URL) => {
  expect(readConfig({ MAIL_URL, MAIL_FROM: FROM })).toEqual({
    ok: false,
    problems: ['MAIL_URL must be smtp://host:port, smtps://user:password@host:port or file:///folder'],
  });
});

test.each(['', 'shop', 'Shop <shop@shop.example>\nBcc: all@shop.example'])(
  '[PLT-04] refuses the sender %j',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_URL: 'smtp://mail.example', MAIL_FROM })).toEqual({
      ok: false,
      problems: ['MAIL_FROM must be the address that mail comes from, such as Shop <shop@shop.example>'],
    });
  },
);

test.each(['true', 'false', '10.0.0.0/8'])(
  '[PLT-04] the backend trusts its storefront whatever the storefront’s TRUST_PROXY, "%s"',
  (TRUST_PROXY) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ ok: true, config: { trustProxy: 'loopback' } });
  },
);

test('[PLT-04] proxies of the backend that are no addresses are named', () => {
  expect(readConfig({ BACKEND_TRUST_PROXY: 'true' })).toEqual({
    ok: false,
    problems: ['BACKEND_TRUST_PROXY must be a list of addresses, networks or loopback, not "true".'],
  });
  const proxies = 'loopback, 10.0.0.0/8, fd00::1';
  expect(readConfig({ BACKEND_TRUST_PROXY: proxies })).toMatchObject({ ok: true, config: { trustProxy: proxies } });
});
