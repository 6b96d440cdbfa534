import { API_KEY, openDiscoverService, type DiscoverService } from './discover-service';

let service: DiscoverService;
beforeAll(async () => {
  service = await openDiscoverService(60);
});
afterAll(() => service.close());

const DAY_MS = 86_400_000;
const QUESTION = { widget: { rfkid: 'rfkid_6' }, n_item: 1 };

const statusWith = async (token: string): Promise<number> => (await service.query(QUESTION, token)).status;

const callToken = (method: 'POST' | 'PUT', payload: object | string, key: string | undefined = API_KEY) =>
  service.app.inject({
    method,
    url: '/discover/account/1/access-token',
    headers: key === undefined ? {} : { 'x-api-key': key },
    payload,
  });

test('[SRC-07] a key gets a token for a day and a refresh token for a week', async () => {
  const granted = await service.token();
  expect(granted).toMatchObject({ accessTokenExpiry: DAY_MS, refreshTokenExpiry: 7 * DAY_MS });
  expect(await statusWith(granted.accessToken)).toBe(200);
});

test('[SRC-07] a token is valid for the requested time, by the service’s clock', async () => {
  const { accessToken } = await service.token({ accessExpiry: 1_000 });
  service.passes(999);
  expect(await statusWith(accessToken)).toBe(200);
  service.passes(1);
  const { status, body } = await service.query(QUESTION, accessToken);
  expect([status, body.errors]).toEqual([
    401,
    [expect.objectContaining({ code: 103, type: 'unauthorized', severity: 'high', details: {} })],
  ]);
});

test('[SRC-07] a refresh token gets a new token until it expires', async () => {
  const { refreshToken } = await service.token({ accessExpiry: 1, refreshExpiry: 5_000 });
  service.passes(4_999);
  const renewed = await callToken('PUT', { refreshToken });
  expect(await statusWith(renewed.json<{ accessToken: string }>().accessToken)).toBe(200);
  expect(renewed.headers['cache-control']).toBe('no-store');
  service.passes(1);
  expect((await callToken('PUT', { refreshToken })).statusCode).toBe(401);
});

test.each([['key_wrong'], ['']])('[SRC-07] the key %j gets no token', async (key) => {
  expect((await callToken('POST', {}, key)).statusCode).toBe(401);
});

test('[SRC-07] issues no token without a key or for an unknown scope', async () => {
  const response = await service.app.inject({ method: 'POST', url: '/discover/account/1/access-token', payload: {} });
  expect(response.statusCode).toBe(401);
  expect((await callToken('POST', { scope: ['everything'] })).statusCode).toBe(400);
  expect((await callToken('POST', { accessExpiry: -1 })).statusCode).toBe(400);
});

test('[SRC-07] refuses a token that was changed, forged, or issued for another purpose', async () => {
  const { accessToken, refreshToken } = await service.token();
  const [payload = '', signature = ''] = accessToken.split('.');
  const forged = Buffer.from(JSON.stringify({ allowed: ['search-rec'], until: 9e15 })).toString('base64url');
  const bad = ['', 'a', 'a.b', `${forged}.${signature}`, `${payload}.`, `${accessToken}.`, refreshToken];
  for (const token of bad) expect([token, await statusWith(token)]).toEqual([token, 401]);
  expect((await callToken('PUT', { refreshToken: accessToken })).statusCode).toBe(401);
});

test('[SRC-07] a token for queries cannot report events', async () => {
  const { accessToken } = await service.token({ scope: ['search-rec'] });
  expect(await statusWith(accessToken)).toBe(200);
  const event = { type: 'view', name: 'page', uuid: '1-a', value: {} };
  expect((await service.report(event, accessToken)).status).toBe(401);
});
