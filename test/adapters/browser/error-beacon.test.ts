/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { makeErrorBeacon } from '../../../adapters/browser/error-beacon';

const REPORT = { section: 'storefront', data: { message: 'searching failed' } };

type Sent = readonly [url: string, type: string, body: string];

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** A window whose beacon accepts or refuses data. */
const setUp = ({ takesBeacons = true, hasBeacons = true, page = document } = {}) => {
  const beacons: Array<readonly [string, Blob]> = [];
  const fetches: Array<readonly [string, RequestInit | undefined]> = [];
  const sendBeacon = (url: string | URL, blob?: BodyInit | null): boolean => {
    if (takesBeacons) beacons.push([String(url), blob as Blob]);
    return takesBeacons;
  };
  const send = makeErrorBeacon({
    navigator: (hasBeacons ? { sendBeacon } : {}) as Navigator,
    document: page,
    fetch: async (url, init) => {
      fetches.push([String(url), init]);
      throw new TypeError('the page is going away');
    },
  });
  const sent = (): Promise<ReadonlyArray<Sent>> =>
    Promise.all(beacons.map(async ([url, blob]) => [url, blob.type, await textOf(blob)] as const));
  return { send, sent, fetches };
};

test("sends a report as a JSON beacon to the shop's log", async () => {
  const { send, sent, fetches } = setUp();
  send(REPORT);
  expect(await sent()).toEqual([['/api/log-error', 'application/json', JSON.stringify(REPORT)]]);
  expect(fetches).toEqual([]);
});

test.each([
  ['refuses beacons', { takesBeacons: false }],
  ['has no beacons', { hasBeacons: false }],
])('a browser that %s posts the report and ignores its failure', async (_case, browser) => {
  const { send, fetches } = setUp(browser);
  send(REPORT);
  expect(fetches).toEqual([
    [
      '/api/log-error',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(REPORT),
        keepalive: true,
      },
    ],
  ]);
});

test('sends reports of a prerendered page only once it is shown', async () => {
  const page = Object.assign(document.implementation.createHTMLDocument(), { prerendering: true });
  const { send, sent } = setUp({ page });
  send(REPORT);
  expect(await sent()).toEqual([]);
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(await sent()).toHaveLength(1);
});
