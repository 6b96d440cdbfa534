import { readConfig } from '../../../../backend/config.ts';
import { startBackend } from '../support/backend-under-test.ts';

const path = 'petcoConfig/storeConf';

const everyKey = [
  'CAPTCHA_INTERSTITIAL_ENABLED',
  'CAPTCHA_SITE_KEY',
  'GOOGLE_SIGNIN_ENABLED',
  'GOOGLE_ONETAP_ENABLED',
  'ONELOGIN_SERVICE_DOWN',
  'LIVE_HELP_ENABLED',
  'SF_CHAT_ENABLED',
  'GROOMING_APPOINTMENTS_PAGE',
  'PCC_ENABLED',
  'SHOP_ENABLED',
];

test('[CFG-01] a new shop has a value for every requested key', async () => {
  const backend = await startBackend();
  expect((await backend.browser().post(path, { storeconfKeys: everyKey })).body.storeConf).toEqual({
    CAPTCHA_INTERSTITIAL_ENABLED: 'N',
    CAPTCHA_SITE_KEY: 'altcha',
    GOOGLE_SIGNIN_ENABLED: 'OFF',
    GOOGLE_ONETAP_ENABLED: 'OFF',
    ONELOGIN_SERVICE_DOWN: 'false',
    LIVE_HELP_ENABLED: 'OFF',
    SF_CHAT_ENABLED: 'OFF',
    GROOMING_APPOINTMENTS_PAGE: 'true',
    PCC_ENABLED: 'ON',
    SHOP_ENABLED: 'ON',
  });
  await backend.close();
});

test('[CFG-01] the setting STORE_CONF overrides the table for the keys that it names', async () => {
  const reading = readConfig({ STORE_CONF: '{"SF_CHAT_ENABLED":"ON","CAPTCHA_SITE_KEY":""}' });
  const backend = await startBackend({ storeConf: reading.ok ? reading.config.storeConf : {} });
  const browser = backend.browser();
  const storeconfKeys = ['SF_CHAT_ENABLED', 'CAPTCHA_SITE_KEY', 'LIVE_HELP_ENABLED'];
  expect((await browser.post(path, { storeconfKeys })).body.storeConf).toEqual({
    SF_CHAT_ENABLED: 'ON',
    CAPTCHA_SITE_KEY: '',
    LIVE_HELP_ENABLED: 'OFF',
  });
  expect((await browser.get(`${path}/SF_CHAT_ENABLED`)).body.storeConf).toEqual({ SF_CHAT_ENABLED: 'ON' });
  expect((await browser.get(`${path}/LIVE_HELP_ENABLED`)).body.storeConf).toEqual({ LIVE_HELP_ENABLED: 'OFF' });
  await backend.close();
});

test.each([
  [{ provider: 'altcha' }, 'altcha'],
  [{ provider: 'recaptcha', secret: 'a-secret' }, 'recaptcha'],
] as const)(
  '[CFG-01] [REG-07] the configuration names the active captcha provider, whatever the table has: %j',
  async (captcha, provider) => {
    const backend = await startBackend({ captcha });
    const response = await backend.browser().post(path, { storeconfKeys: ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY'] });
    expect(response.body.storeConf).toEqual({ CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: 'altcha' });
    await backend.close();
  },
);

test.each(['constructor', '__proto__', 'toString'])('[CFG-01] the key %s is unknown', async (key) => {
  const backend = await startBackend({ storeConf: { SF_CHAT_ENABLED: 'ON' } });
  expect((await backend.browser().get(`${path}/${key}`)).body).toEqual({ storeConf: {} });
  await backend.close();
});

const wrong: readonly [string, readonly string[]][] = [
  ['{', ['STORE_CONF']],
  ['[]', ['STORE_CONF']],
  ['"ON"', ['STORE_CONF']],
  ['null', ['STORE_CONF']],
  ['{"NO_SUCH_KEY":"ON"}', ['STORE_CONF has an unknown key "NO_SUCH_KEY"']],
  ['{"__proto__":"ON"}', ['STORE_CONF has an unknown key "__proto__"']],
  ['{"SF_CHAT_ENABLED":"on"}', ['STORE_CONF.SF_CHAT_ENABLED must be the text "ON" or "OFF"']],
  ['{"SF_CHAT_ENABLED":true}', ['STORE_CONF.SF_CHAT_ENABLED must be the text "ON" or "OFF"']],
  ['{"CAPTCHA_INTERSTITIAL_ENABLED":"ON"}', ['STORE_CONF.CAPTCHA_INTERSTITIAL_ENABLED must be the text "Y" or "N"']],
  ['{"CAPTCHA_SITE_KEY":"a b"}', ['STORE_CONF.CAPTCHA_SITE_KEY must be a text']],
  ['{"CAPTCHA_SITE_KEY":null}', ['STORE_CONF.CAPTCHA_SITE_KEY must be a text']],
  ['{"PCC_ENABLED":"N","SHOP_ENABLED":""}', ['STORE_CONF.PCC_ENABLED', 'STORE_CONF.SHOP_ENABLED']],
];
test.each(wrong)('[CFG-01] refuses the setting STORE_CONF %s at start and names the fault', (setting, named) => {
  const reading = readConfig({ STORE_CONF: setting });
  const problems = reading.ok ? [] : reading.problems;
  expect(problems).toHaveLength(named.length);
  named.forEach((start, index) => expect(problems[index]?.startsWith(start)).toBe(true));
});
