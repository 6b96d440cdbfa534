import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { makeSizer, openVisit, sizeOfText, timesOf, untilAlive } from './page-visit.mjs';
import { median } from './report.mjs';

const RUNS = 3;
const KIB = 1024;
/** Milliseconds to wait for idle work, which is part of a page's cost. */
const IDLE_MS = 1_000;

/** Measures each page as the first of a visit, unthrottled and on a slow phone, and as the second. */
export const measurePages = async ({ browser, address, paths, report }) => {
  const sizeOf = makeSizer();
  for (const [where, path] of Object.entries(paths)) {
    await measurePage({ browser, url: address + path, where, sizeOf, report });
  }
  await reportLaterPage({ browser, address, paths, sizeOf, report });
};

/** Measures pages of the checkout and the account, each with the cookies of a shopper, in the same way. */
export const measureShopperPages = async ({ browser, address, pages, report }) => {
  const sizeOf = makeSizer();
  for (const { path, ...page } of pages) {
    await measurePage({ browser, url: address + path, ...page, sizeOf, report });
  }
};

const measurePage = async (page) => {
  await visit(page, { throttled: false });
  await reportBytes(page);
  await reportTimes(page);
};

const visit = async ({ browser, url, cookie }, { throttled }) => {
  const { page, traffic, close } = await openVisit(browser, { throttled, cookie, url });
  try {
    let beforeLoad;
    page.once('load', () => (beforeLoad = traffic.all()));
    await page.goto(url, { waitUntil: 'load' });
    // A shopper without the cart, or without the steps before, would be measured on another page.
    if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}`);
    await untilAlive(page);
    await traffic.quiet();
    await page.waitForTimeout(IDLE_MS);
    const inlineStyles = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
    );
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return {
      times: await timesOf(page),
      requests: traffic.all(),
      beforeLoad: beforeLoad ?? [],
      inlineStyles,
      elements,
    };
  } finally {
    await close();
  }
};

const sumOf = async (requests, kind, sizeOf) => {
  const urls = new Set(requests.filter((request) => request.kind === kind).map(({ url }) => url));
  const sizes = await Promise.all([...urls].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0) / KIB;
};

const reportBytes = async ({ browser, url, cookie, where, sizeOf, report }) => {
  const { requests, beforeLoad, inlineStyles, elements } = await visit({ browser, url, cookie }, { throttled: false });
  report.add(
    { what: 'scripts before load, br KiB', where, value: await sumOf(beforeLoad, 'script', sizeOf) },
    { what: 'scripts until idle, br KiB', where, value: await sumOf(requests, 'script', sizeOf) },
    {
      what: 'styles, br KiB',
      where,
      value: (await sumOf(requests, 'style', sizeOf)) + sizeOfText(inlineStyles.join('')) / KIB,
    },
  );
  const { sent, raw } = await documentSizes(url, cookie);
  report.add(
    { what: 'document sent, KiB', where, value: sent / KIB },
    { what: 'document raw, KiB', where, value: raw / KIB },
    { what: 'document elements', where, value: elements },
  );
  for (const [kind, ofKind] of Map.groupBy(requests, (request) => request.kind)) {
    const bytes = ofKind.reduce((sum, request) => sum + request.bytes, 0);
    report.add({ what: `wire: ${ofKind.length} × ${kind}, KiB`, where, value: bytes / KIB });
  }
};

/** The number of requests after which a document is taken as the server sends it. */
const MAX_REQUESTS = 6;

/** Returns the bytes of a document on the wire and uncompressed. A server may compress it better after the first request. */
const documentSizes = async (url, cookie) => {
  let smallest = await sizesOfResponse(url, cookie);
  for (let request = 1; request < MAX_REQUESTS; request += 1) {
    await setTimeout(IDLE_MS / 2);
    const sizes = await sizesOfResponse(url, cookie);
    if (sizes.sent < smallest.sent) smallest = sizes;
  }
  return smallest;
};

const sizesOfResponse = async (url, cookie = '') => {
  const headers = { 'accept-encoding': 'br', accept: 'text/html', ...(cookie === '' ? {} : { cookie }) };
  const response = await new Promise((resolve, reject) => get(url, { headers }, resolve).on('error', reject));
  const body = await buffer(response);
  const isCompressed = response.headers['content-encoding'] === 'br';
  return { sent: body.length, raw: isCompressed ? brotliDecompressSync(body).length : body.length };
};

const reportTimes = async ({ browser, url, cookie, where, report }) => {
  for (const throttled of [false, true]) {
    const visits = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit({ browser, url, cookie }, { throttled }));
    const middle = (name) => median(visits.map(({ times }) => times[name]));
    const label = (name) => (throttled ? `throttled ${name}` : name);
    report.add(
      { what: label('TTFB, ms'), where, value: middle('ttfb') },
      { what: label('FCP, ms'), where, value: middle('fcp') },
      { what: label('LCP, ms'), where, value: middle('lcp') },
      { what: label('load, ms'), where, value: middle('load') },
      { what: label('blocking time, ms'), where, value: middle('blocking') },
      { what: label('layout shift'), where, value: middle('shift') },
    );
    if (throttled) {
      const count = median(visits.map(({ requests }) => requests.length));
      report.add({ what: 'requests, throttled phone', where, value: count });
    }
  }
};

const reportLaterPage = async ({ browser, address, paths, sizeOf, report }) => {
  const { page, traffic, close } = await openVisit(browser, { throttled: false });
  try {
    await page.goto(address + paths.home, { waitUntil: 'load' });
    await untilAlive(page);
    await traffic.quiet();
    const known = new Set(traffic.all().map(({ url }) => url));
    await page.goto(address + paths.listing, { waitUntil: 'load' });
    await untilAlive(page);
    await traffic.quiet();
    const fresh = traffic.all().filter(({ url }) => !known.has(url));
    report.add({
      what: 'new scripts of a later page, br KiB',
      where: 'listing',
      value: await sumOf(fresh, 'script', sizeOf),
    });
  } finally {
    await close();
  }
};
