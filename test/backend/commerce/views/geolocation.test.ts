import { readConfig } from '../../../../backend/config.ts';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const PATH = '/geolocation/v1/geolocate';
const position = { latitude: 32.77, longitude: -117.15 };

let backend: BackendUnderTest | undefined;
afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

const start = async (known: typeof position | undefined): Promise<void> => {
  backend = await startBackend({ geolocation: { key: 'a-key', position: known } });
};

const locate = async (payload: string, query = '?key=a-key', type = 'application/json') => {
  if (backend === undefined) throw new Error('start first');
  const response = await backend.app.inject({
    method: 'POST',
    url: PATH + query,
    payload,
    headers: { 'content-type': type },
  });
  return { status: response.statusCode, body: response.json() };
};

const refusal = (code: number, domain: string, reason: string) => ({
  status: code,
  body: {
    error: { code, message: expect.any(String), errors: [{ domain, reason, message: expect.any(String) }] },
  },
});

test('[GEO-02] returns the configured position, with or without a body', async () => {
  await start(position);
  for (const payload of ['', '{}', '{"considerIp":true}']) {
    expect(await locate(payload)).toEqual({
      status: 200,
      body: { location: { lat: 32.77, lng: -117.15 }, accuracy: 1200 },
    });
  }
});

test('[GEO-02] finds no position without a setting, or when the caller forbids location by address', async () => {
  await start(undefined);
  expect(await locate('{}')).toEqual(refusal(404, 'geolocation', 'notFound'));
  await backend?.close();
  await start(position);
  expect(await locate('{"considerIp":false}')).toEqual(refusal(404, 'geolocation', 'notFound'));
});

test.each(['', '?key=', '?key=wrong', '?key=a-key&key=a-key', '?KEY=a-key'])(
  '[GEO-02] the query "%s" has no valid key',
  async (query) => {
    await start(position);
    expect(await locate('{}', query)).toEqual(refusal(400, 'usageLimits', 'keyInvalid'));
  },
);

test.each(['{', '[]', 'null', '"text"', '{"considerIp":}', '<xml/>'])(
  '[GEO-02] refuses the body %s as unparsable',
  async (payload) => {
    await start(position);
    expect(await locate(payload)).toEqual(refusal(400, 'global', 'parseError'));
    expect(await locate(payload, '?key=a-key', 'text/plain')).toEqual(refusal(400, 'global', 'parseError'));
  },
);

test('[GEO-02] refuses a large body without reading it', async () => {
  await start(position);
  expect(await locate(`{"a":"${'x'.repeat(10_000)}"}`)).toEqual(refusal(413, 'global', 'badRequest'));
});

test.each([
  ['32.77,-117.15', position],
  [' 32.77 , -117.15 ', position],
  ['', undefined],
])('[GEO-02] accepts DEMO_POSITION="%s"', (text, expected) => {
  const reading = readConfig({ DEMO_POSITION: text });
  expect(reading.ok ? reading.config.geolocation.position : 'refused').toEqual(expected);
});

test.each(['32.77', '91,0', '0,181', 'NaN,0', '1e3,0', '1,2,3', ',', 'here,there', '32.77;-117.15'])(
  '[GEO-02] refuses DEMO_POSITION="%s" and states the expected form',
  (text) => {
    const reading = readConfig({ DEMO_POSITION: text });
    expect(reading.ok ? [] : reading.problems).toEqual([
      `DEMO_POSITION must be latitude and longitude such as 32.77,-117.15, not "${text}".`,
    ]);
  },
);
