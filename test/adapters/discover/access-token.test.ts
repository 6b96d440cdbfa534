import * as E from 'fp-ts/Either';
import nock from 'nock';
import { inMemoryTokenStore, localStorageTokenStore, TOKEN_KEY } from '../../../adapters/discover/access-token-stores';
import { keyTokenSource, siteTokenSource } from '../../../adapters/discover/access-token-sources';
import { makeHttpClient } from '../../../adapters/http/http-client';
import { accessTokenStoreContract } from '../../contracts/access-token-store.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

const NOW = Date.UTC(2030, 0, 5, 18);
const END = Date.UTC(2030, 0, 6, 18);
const SITE = 'http://shop.test';
const SERVICE = 'http://discover.test';

const client = (baseUrl: string) => makeHttpClient({ service: 'search', baseUrl, timeoutMs: 10_000 });

accessTokenStoreContract('the memory of a process', inMemoryTokenStore);
accessTokenStoreContract('local storage', () => localStorageTokenStore(new FakeKeyValueStorage()));

describe('the token in local storage', () => {
  test('[SRC-07] is stored under RFK_TOKEN as the site returned it', () => {
    const storage = new FakeKeyValueStorage();
    localStorageTokenStore(storage).keep({ accessToken: 'a.b', expiresAt: END })();
    expect(JSON.parse(storage.all[TOKEN_KEY] ?? '')).toEqual({
      accessToken: 'a.b',
      accessTokenExpiryDate: '2030-01-06T18:00:00.000Z',
    });
    expect(TOKEN_KEY).toBe('RFK_TOKEN');
  });

  test.each([
    ['ISO text', '2030-01-06T18:00:00.000Z'],
    ['milliseconds', END],
    ['milliseconds as text', String(END)],
  ])('[SRC-07] may expire at a time given as %s', (_form, accessTokenExpiryDate) => {
    const storage = new FakeKeyValueStorage().has(
      TOKEN_KEY,
      JSON.stringify({ accessToken: 'a', accessTokenExpiryDate }),
    );
    expect(localStorageTokenStore(storage).current()).toEqual({ accessToken: 'a', expiresAt: END });
  });

  test.each([
    'not JSON',
    'null',
    '[]',
    '"a"',
    '{"accessToken":"a"}',
    '{"accessToken":"","accessTokenExpiryDate":1}',
    '{"accessToken":"a","accessTokenExpiryDate":"soon"}',
    '{"accessToken":"a","accessTokenExpiryDate":1e300}',
  ])('[SRC-07] is ignored when malformed: %s', (kept) => {
    expect(localStorageTokenStore(new FakeKeyValueStorage().has(TOKEN_KEY, kept)).current()).toBeUndefined();
  });

  test('[SRC-07] is undefined without an error in a browser without storage', () => {
    const memory = localStorageTokenStore(new FakeKeyValueStorage().isBlocked());
    memory.keep({ accessToken: 'a', expiresAt: END })();
    expect(memory.current()).toBeUndefined();
  });
});

describe('the source of tokens', () => {
  test("[SRC-07] a page requests them from the shop's own site", async () => {
    nock(SITE)
      .get('/shop/en/petcostore/rfk')
      .reply(200, { accessToken: 'a.b', accessTokenExpiryDate: '2030-01-06T18:00:00.000Z' });
    expect(await siteTokenSource(client(`${SITE}/`)).newToken()).toEqual(
      E.right({ accessToken: 'a.b', expiresAt: END }),
    );
  });

  test('[SRC-07] the server requests them with its key and computes the expiry from the time of the request', async () => {
    nock(SERVICE, { reqheaders: { 'x-api-key': 'key_x' } })
      .post('/account/1/access-token', { scope: ['search-rec', 'event'] })
      .reply(200, { accessToken: 'a.b', accessTokenExpiry: 86_400_000, refreshToken: 'r', refreshTokenExpiry: 1 });
    expect(await keyTokenSource(client(SERVICE), 'key_x', () => NOW).newToken()).toEqual(
      E.right({ accessToken: 'a.b', expiresAt: END }),
    );
  });

  test.each([
    ['a refusal', 401, { errors: [{ code: 103, message: 'No.' }] }, { kind: 'refused', status: 401, message: 'No.' }],
    ['nonsense', 200, { token: 'a' }, { kind: 'unintelligible', service: 'search' }],
  ])('[SRC-07] fails for %s', async (_case, status, body, failure) => {
    nock(SERVICE).post('/account/1/access-token').reply(status, body);
    expect(await keyTokenSource(client(SERVICE), 'key_x', () => NOW).newToken()).toMatchObject(E.left(failure));
  });
});
