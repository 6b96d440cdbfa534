import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { watchShifts } from './layout-shifts';
import { eventually } from '../support/eventually';

/** Records beacons and layout shifts in the page. */
export const watchPage = async (page: Page): Promise<void> => {
  await page.addInitScript(watchBeacons);
  await page.addInitScript(watchShifts);
};

const watchBeacons = (): void => {
  const sent: Array<readonly [string, string]> = [];
  Object.assign(window, { sent });
  const { sendBeacon } = navigator;
  navigator.sendBeacon = function beacon(url, body) {
    if (body instanceof Blob)
      void body.text().then((text) => sent.push([new URL(url, document.baseURI).pathname, text]));
    return sendBeacon.call(this, url, body);
  };
};

/** Holds the page's requests until the test releases them. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
};

/**
 * Holds the page's calls for ads until the test releases them. A busy machine needs more than the page's time limit of
 * 8 s for what a test does meanwhile, so the limit does not end them.
 */
export const holdAds = async (page: Page): Promise<() => void> => {
  await page.addInitScript(withoutTimeLimits);
  await page.evaluate(withoutTimeLimits);
  return hold(page, AD_CALLS);
};

const AD_CALLS = '**/api/proxy/citrus';

/** Timers as long as the time limit of a call never run. */
const withoutTimeLimits = (): void => {
  const shortestLimitMs = 8_000;
  const setTimer = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, milliseconds = 0) =>
    milliseconds < shortestLimitMs ? setTimer(run, milliseconds) : 0) as typeof window.setTimeout;
};

/** Waits until the changes are painted. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

export const untilPainted = (page: Page): Promise<void> =>
  eventually(async () =>
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1),
  );

/** The script as the shop sends it with gzip. */
export const fetchCompressed = (shop: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(`${shop}/ads.js`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
