import { brotliCompressSync, constants } from 'node:zlib';

/** The slow phone: 412×823 pixels, a quarter of this machine's speed, 1.6 Mbit/s with a latency of 150 ms. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1350, height: 940 } };
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_BY = 4;
const QUIET_MS = 500;
const QUIET_WITHIN_MS = 15_000;

/** Opens a window with an empty cache and, for a URL, the cookies of a shopper; `close` ends it. */
export const openVisit = async (browser, { throttled, cookie = '', url }) => {
  const context = await browser.newContext(throttled ? PHONE : DESKTOP);
  if (cookie !== '') {
    const cookies = cookie.split('; ').map((pair) => pair.split(/=(.*)/s, 2));
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
  }
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (throttled) {
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  }
  return { page, traffic: watchTraffic(session, page), close: () => context.close() };
};

/** Runs in the page before its scripts. */
const watchPaints = () => {
  const seen = { longTasks: [], shift: 0, lcp: undefined };
  globalThis.benchSeen = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  watch('layout-shift', ({ hadRecentInput, value }) => (seen.shift += hadRecentInput ? 0 : value));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
};

/** Records all requests of the page with kind, bytes on the wire and start time. */
const watchTraffic = (session, page) => {
  const requests = new Map();
  let lastAt = Date.now();
  let open = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    requests.set(requestId, { url: request.url, type, bytes: 0, at: Date.now() });
    open += 1;
    lastAt = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.mime = response.mimeType;
  });
  const ended = ({ requestId, encodedDataLength = 0 }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.bytes = encodedDataLength;
    open -= 1;
    lastAt = Date.now();
  };
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  return {
    all: () => [...requests.values()].map((request) => ({ ...request, kind: kindOf(request) })),
    /** Resolves when no request was pending for half a second. A page that never becomes idle is measured as it is. */
    quiet: async () => {
      const until = Date.now() + QUIET_WITHIN_MS;
      while (Date.now() < until && (open > 0 || Date.now() - lastAt < QUIET_MS)) await page.waitForTimeout(100);
    },
  };
};

const kindOf = ({ url, type, mime = '' }) => {
  if (/\.m?js(?:\?|$)/.test(url) || mime.includes('javascript')) return 'script';
  if (/\.css(?:\?|$)/.test(url)) return 'style';
  return type.toLowerCase();
};

/** Waits until the application has hydrated the document. */
export const untilAlive = (page) =>
  page.waitForFunction(() => {
    const isDrawn = (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
    return isDrawn(document.querySelector('#main > :last-child'));
  });

/** Returns the times of the current page, in milliseconds since its request. */
export const timesOf = (page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const { longTasks, shift, lcp } = globalThis.benchSeen;
    const blocking = longTasks
      .filter(([startTime]) => startTime + 50 >= (fcp ?? 0))
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    return {
      ttfb: navigation.responseStart - navigation.requestStart,
      load: navigation.loadEventEnd,
      longTask: longTasks.reduce((sum, [, duration]) => sum + duration, 0),
      fcp,
      lcp,
      blocking,
      shift,
    };
  });

/** Returns the size of a text at the best compression. */
export const sizeOfText = (text) =>
  text.length === 0
    ? 0
    : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** Returns a function for the size of a file at the best compression, fetched from the shop itself. */
export const makeSizer = () => {
  const known = new Map();
  return async (url) => {
    if (!known.has(url)) {
      const body = Buffer.from(await (await fetch(url)).arrayBuffer());
      known.set(url, sizeOfText(body));
    }
    return known.get(url);
  };
};
