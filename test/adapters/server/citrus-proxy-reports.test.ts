import * as TE from 'fp-ts/TaskEither';
import { SESSION_ID } from '../../builders/upstream-ads';
import { anUnreachable } from '../../builders/upstream-failure';
import { openStorefront } from '../../support/storefront';
import { ADS, CLICK, IMPRESSIONS, RECORD, setUpAdProxies, postTo, type AdProxySetup, type Post } from './ad-proxy';

let shop: AdProxySetup['shop'];
let adServer: AdProxySetup['adServer'];
let post: Post;
const open = setUpAdProxies((setup) => ({ shop, adServer, post } = setup));

describe("[ADS-09] a page's report about its ads", () => {
  test('gets a response at once and reaches the ad server once', async () => {
    await open();
    adServer.holdsResponses();
    const responses = [
      await post(CLICK, RECORD),
      await post(CLICK, { ...RECORD, ts: 1_735_689_700_000 }),
      await post(IMPRESSIONS, { ids: ['display_x1', 'display_x1'], sessionId: SESSION_ID }),
      await post(IMPRESSIONS, { ids: ['display_x1'], sessionId: SESSION_ID }),
    ];
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(4).fill([204, '']));
    expect(adServer.waiting).toBe(2);
    adServer.release();
  });

  test('is accepted while the ad server is down', async () => {
    await open({ DRAIN_SECONDS: '0' });
    adServer.isDown();
    expect((await post(CLICK, RECORD)).statusCode).toBe(204);
  });

  test.each<[string, unknown]>([
    [CLICK, undefined],
    [CLICK, {}],
    [CLICK, { ...RECORD, id: '' }],
    [CLICK, { ...RECORD, id: 'a b' }],
    [CLICK, { ...RECORD, id: 'x'.repeat(201) }],
    [CLICK, { ...RECORD, sessionId: 'me' }],
    [IMPRESSIONS, { ids: [], sessionId: SESSION_ID }],
    [IMPRESSIONS, { ids: Array(51).fill('a'), sessionId: SESSION_ID }],
    [IMPRESSIONS, { ids: ['a', 7], sessionId: SESSION_ID }],
    [IMPRESSIONS, { ids: 'a', sessionId: SESSION_ID }],
    [IMPRESSIONS, { ids: ['a'] }],
  ])('is refused when it is invalid: %s %j', async (url, body) => {
    await open();
    const response = await post(url, body);
    expect([response.statusCode, response.json()]).toMatchObject([400, { errors: [{ errorCode: '400' }] }]);
    expect(adServer.reports).toEqual([]);
  });

  test('is refused for a while when the queue is full, so that the browser keeps its click', async () => {
    const full = await openStorefront({
      ads: {
        serve: { ads: () => TE.left(anUnreachable()), catapult: () => TE.left(anUnreachable()) },
        count: { click: () => () => false, impressions: () => () => false, settled: () => Promise.resolve() },
        order: () => TE.right(undefined),
      },
    });
    const notify = postTo(full);
    const responses = [await notify(CLICK, RECORD), await notify(IMPRESSIONS, { ids: ['a'], sessionId: SESSION_ID })];
    await full.close();
    for (const { statusCode, headers } of responses) expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });
});

test.each([ADS, CLICK, IMPRESSIONS])('to %s is limited to 1,200 a minute per address', async (url) => {
  await open();
  const call = async (remoteAddress: string): Promise<number> => (await post(url, {}, { remoteAddress })).statusCode;
  await Promise.all(Array.from({ length: 1_200 }, () => call('203.0.113.9')));
  expect(await call('203.0.113.9')).toBe(429);
  expect(await call('203.0.113.10')).toBe(400);
});

describe('[ADS-09] a server that shuts down', () => {
  test('sends the accepted reports before it ends', async () => {
    await open();
    adServer.holdsResponses();
    await post(IMPRESSIONS, { ids: Array.from({ length: 20 }, (_, index) => `ad-${index}`), sessionId: SESSION_ID });
    const closed = shop.app.close();
    adServer.release();
    await closed;
    expect(adServer.reports).toHaveLength(20);
  });

  test('waits no longer than its limit', async () => {
    await open({ DRAIN_SECONDS: '0' });
    adServer.holdsResponses();
    await post(CLICK, RECORD);
    await shop.app.close();
    expect(adServer.reports).toEqual([]);
    adServer.release();
  });
});
