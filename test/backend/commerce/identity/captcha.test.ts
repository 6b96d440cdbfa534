import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { clearStale } from '../../../../backend/cleanup-job.ts';
import { registration, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Answer } from '../support/browser.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const set = async (key: string, value: string): Promise<void> => {
  await backend.database.updateTable('store_conf').set({ value }).where('key', '=', key).execute();
};
beforeEach(async () => {
  await set('CAPTCHA_INTERSTITIAL_ENABLED', 'Y');
  await set('CAPTCHA_SITE_KEY', 'altcha');
});

const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

const askChallenge = async (): Promise<Challenge> => (await backend.browser().get('captcha/challenge')).body;

const solve = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encode({ challenge, solution });
};

let count = 0;
const register = (proof?: string): Promise<Answer> => {
  count += 1;
  const response = proof === undefined ? {} : { xcred_demographicField5: proof };
  return backend.browser().post('person', registration(`captcha${count}@example.test`, response));
};

const shoppers = async (): Promise<number> =>
  (await backend.database.selectFrom('shopper').select('shopper_id').execute()).length;

const refusedWith = (message: string) => [
  400,
  { key: '_ERR_CAPTCHA_INVALID', code: '_ERR_CAPTCHA_INVALID', message, parameters: ['xcred_demographicField5'] },
];
const WRONG = 'The verification failed. Please complete it again.';
const STALE = 'The verification has expired. Please complete it again.';

test('[REG-07] a solved challenge registers once; the same solution again is refused and writes nothing', async () => {
  const proof = await solve(await askChallenge());
  expect((await register(proof)).status).toBe(201);
  const before = await shoppers();
  const replayed = await register(proof);
  expect([replayed.status, replayed.error]).toEqual(refusedWith(STALE));
  expect(await shoppers()).toBe(before);
});

test('[REG-07] one solution in many concurrent requests registers once', async () => {
  const proof = await solve(await askChallenge());
  const responses = await Promise.all([1, 2, 3, 4].map(() => register(proof)));
  expect(responses.map((response) => response.status).toSorted()).toEqual([201, 400, 400, 400]);
});

test('[REG-07] a solution is valid once, also when its registration was refused', async () => {
  const proof = await solve(await askChallenge());
  const taken = registration('captcha1@example.test', { xcred_demographicField5: proof });
  expect((await backend.browser().post('person', taken)).error.key).toBe('_ERR_LOGONID_ALREDY_EXIST');
  const again = await register(proof);
  expect([again.status, again.error]).toEqual(refusedWith(STALE));
});

test.each([undefined, '', '   '])(
  '[REG-07] without a solution (%p) the message says to solve the captcha',
  async (proof) => {
    const response = await register(proof);
    const message = 'Please complete the verification, then send the form again.';
    expect([response.status, response.error]).toEqual(refusedWith(message));
  },
);

test('[REG-07] a challenge is valid for two minutes', async () => {
  const [inTime, late] = [await solve(await askChallenge()), await solve(await askChallenge())];
  backend.advance(119_000);
  expect((await register(inTime)).status).toBe(201);
  backend.advance(1000);
  const response = await register(late);
  expect([response.status, response.error]).toEqual(refusedWith(STALE));
});

const forgeries: readonly [string, () => Promise<string>][] = [
  ['is no text of a proof', async () => 'token'],
  ['is not an object', async () => encode([1, 2])],
  ['has parts of the wrong type', async () => encode({ challenge: { parameters: {}, signature: 'x' }, solution: {} })],
  ['carries no signature', async () => encode({ challenge: { parameters: {} }, solution: { counter: 1 } })],
  [
    'was given more time by the sender',
    async () => {
      const challenge = await askChallenge();
      return solve({ ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } });
    },
  ],
  [
    'was made easier by the sender',
    async () => {
      const challenge = await askChallenge();
      return solve({ ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } });
    },
  ],
  [
    'answers with a key that was guessed',
    async () => encode({ challenge: await askChallenge(), solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
  ],
];
test.each(forgeries)('[REG-07] a proof that %s is refused', async (_what, forge) => {
  const response = await register(await forge());
  expect([response.status, response.error]).toEqual(refusedWith(WRONG));
});

test.each([
  ['CAPTCHA_INTERSTITIAL_ENABLED', 'N'],
  ['CAPTCHA_SITE_KEY', ''],
])('[REG-07] ignores proofs while %s is set to "%s"', async (key, value) => {
  expect((await register('token')).status).toBe(400);
  await set(key, value);
  expect((await register('token')).status).toBe(201);
  expect((await register()).status).toBe(201);
});

test('[REG-07] each challenge is new, signed, valid for two minutes and never cached', async () => {
  const response = await backend.browser().get('captcha/challenge');
  const again = await askChallenge();
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body.parameters.expiresAt).toBe(Math.floor((backend.now() + 120_000) / 1000));
  expect(response.body.signature).toMatch(/^[\da-f]{64}$/);
  expect(again.parameters.nonce).not.toBe(response.body.parameters.nonce);
});

test('[REG-07] accepts solutions of challenges from before a restart', async () => {
  const proof = await solve(await askChallenge());
  await backend.restart();
  expect((await register(proof)).status).toBe(201);
});

test('[REG-07] the cleanup job removes used solutions once they have expired, and not before', async () => {
  const used = async (): Promise<number> =>
    (await backend.database.selectFrom('captcha_used').select('signature').execute()).length;
  await register(await solve(await askChallenge()));
  await clearStale(backend.database, backend.now());
  expect(await used()).toBeGreaterThan(0);
  await clearStale(backend.database, backend.now() + 3 * 60_000);
  expect(await used()).toBe(0);
});

test('[REG-07] serves no challenges with another provider', async () => {
  const other = await startBackend({ captcha: { provider: 'recaptcha', secret: 'secret' } });
  try {
    expect((await other.browser().get('captcha/challenge')).status).toBe(404);
  } finally {
    await other.close();
  }
});
