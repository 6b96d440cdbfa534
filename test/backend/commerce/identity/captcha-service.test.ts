import '../../../support/setup-nock.ts';
import nock from 'nock';
import { makeRecaptchaCheck } from '../../../../backend/captcha/recaptcha-check.ts';
import { registration, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Answer } from '../support/browser.ts';

const SECRET = 'the-shops-own-secret';
const GOOGLE = 'https://www.google.com';
const PATH = '/recaptcha/api/siteverify';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ captcha: { provider: 'recaptcha', secret: SECRET } });
  await backend.database
    .updateTable('store_conf')
    .set({ value: 'Y' })
    .where('key', '=', 'CAPTCHA_INTERSTITIAL_ENABLED')
    .execute();
  await backend.database
    .updateTable('store_conf')
    .set({ value: 'key' })
    .where('key', '=', 'CAPTCHA_SITE_KEY')
    .execute();
});
afterAll(() => backend.close());

let count = 0;
const register = (): Promise<Answer> => {
  count += 1;
  const proof = { xcred_demographicField5: 'token-of-the-widget' };
  return backend.browser().post('person', registration(`recaptcha${count}@example.test`, proof));
};

const AWAY = 'We couldn’t verify you just now. Please try again in a moment.';

test('[REG-07] sends token, secret and address to the service, and registers on success', async () => {
  const service = nock(GOOGLE)
    .post(PATH, { secret: SECRET, response: 'token-of-the-widget', remoteip: '127.0.0.1' })
    .reply(200, { success: true, challenge_ts: '2030-01-05T18:03:11Z', hostname: 'shop.example.test' });
  expect((await register()).status).toBe(201);
  expect(service.isDone()).toBe(true);
});

test('[REG-07] reads the result whatever the HTTP status', async () => {
  nock(GOOGLE).post(PATH).reply(400, { success: true });
  expect((await register()).status).toBe(201);
});

const verdicts: readonly [string, nock.Body, string][] = [
  [
    'no',
    { success: false, 'error-codes': ['invalid-input-response'] },
    'The verification failed. Please complete it again.',
  ],
  ['no, without a reason', { success: false }, 'The verification failed. Please complete it again.'],
  [
    'used or too old',
    { success: false, 'error-codes': ['timeout-or-duplicate'] },
    'The verification has expired. Please complete it again.',
  ],
  ['the shop is not known', { success: false, 'error-codes': ['invalid-input-secret'] }, AWAY],
  ['success as a text', { success: 'true' }, 'The verification failed. Please complete it again.'],
  ['something else', ['?'], AWAY],
];
test.each(verdicts)('[REG-07] refuses the result "%s" with a remedy', async (_what, body, message) => {
  nock(GOOGLE).post(PATH).reply(200, body);
  const response = await register();
  expect([response.status, response.error.key, response.error.message]).toEqual([400, '_ERR_CAPTCHA_INVALID', message]);
});

const troubles: readonly [string, () => unknown][] = [
  ['cannot be reached', () => nock(GOOGLE).post(PATH).replyWithError('connection refused')],
  ['answers with a page', () => nock(GOOGLE).post(PATH).reply(502, '<html>Bad gateway</html>')],
  ['sends elsewhere', () => nock(GOOGLE).post(PATH).reply(302, '', { location: 'https://elsewhere.test/' })],
];
test.each(troubles)('[REG-07] refuses the registration when the service %s', async (_what, arrange) => {
  arrange();
  const response = await register();
  expect([response.status, response.error.key, response.error.message]).toEqual([400, '_ERR_CAPTCHA_INVALID', AWAY]);
});

test('[REG-07] refuses the registration when the service does not respond within three seconds', async () => {
  const clock = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const silence: typeof fetch = (_address, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new DOMException('too late', 'TimeoutError')));
    });
  try {
    const verdict = makeRecaptchaCheck(SECRET, backend.app.log, silence).verify('token', '127.0.0.1');
    clock.abort();
    await expect(verdict).rejects.toMatchObject({ errorKey: '_ERR_CAPTCHA_INVALID', message: AWAY });
    expect(timeout).toHaveBeenCalledWith(3000);
  } finally {
    timeout.mockRestore();
  }
});

test('[REG-07] logs neither token nor secret', () => {
  const lines = backend.log.join('');
  expect(lines).toContain('the captcha service gave no verdict');
  expect(lines).toContain('the captcha service does not know CAPTCHA_SECRET');
  expect(lines).not.toMatch(/token-of-the-widget|the-shops-own-secret/);
});
