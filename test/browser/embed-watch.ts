import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';

/** What was sent by beacon, and what moved, as the page itself knows it. */
export const watchPage = (): void => {
  const sent: Array<readonly [string, string]> = [];
  const shifts: number[] = [];
  Object.assign(window, { sent, shifts });
  const { sendBeacon } = navigator;
  navigator.sendBeacon = function beacon(url, body) {
    if (body instanceof Blob)
      void body.text().then((text) => sent.push([new URL(url, document.baseURI).pathname, text]));
    return sendBeacon.call(this, url, body);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Keeps what the page asks for back until it is let in. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
};

/** Until what was done has been drawn. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

export const untilPainted = (page: Page): Promise<void> =>
  eventually(async () =>
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1),
  );

/** The script as the shop sends it to who takes gzip. */
export const fetchPacked = (shop: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(`${shop}/ads.js`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
