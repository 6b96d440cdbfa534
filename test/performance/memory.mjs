import { underLoad } from './load.mjs';
import { underPageLoad } from './page-load.mjs';

const FIRST_VIEWS = 1_000;
const BATCH_SECONDS = 5;

/**
 * Measures the memory of the storefront process after a thousand page views and after `views`: half from the cache,
 * half rendered.
 */
export const measureMemory = async ({ address, metrics, paths, products, views, report }) => {
  const pages = [paths.home, paths.listing, ...products.map(({ url }) => url)];
  let turn = 0;
  const requestOf = () => {
    turn += 1;
    const path = pages[turn % pages.length];
    return { path: turn % 2 === 0 ? path : `${paths.listing}?price=1-${1_000 + (turn % 400)}` };
  };
  const until = async (wanted) => {
    while (turn < wanted)
      await underLoad({ origin: address, seconds: wanted - turn > 2_000 ? BATCH_SECONDS : 1, requestOf });
    return { megabytes: await residentMegabytes(metrics), at: turn };
  };
  const early = await until(FIRST_VIEWS);
  const late = await until(views);
  report.add(
    { what: 'memory early, MiB', where: `${early.at} views`, value: early.megabytes },
    { what: 'memory late, MiB', where: `${late.at} views`, value: late.megabytes },
    { what: 'memory growth over page views, %', value: (late.megabytes / early.megabytes - 1) * 100 },
  );
};

/** More lists than the default caches hold. */
const RANGES = 3_000;

/**
 * Measures the memory of the storefront process after requests to `addresses` different addresses, as a crawler or an
 * attacker sends them. Most have a parameter that no page reads: they get pages of the cache, so they take seconds. The
 * last 3,000 are lists with different ranges of prices: each is read from the backend, rendered, and enters the caches.
 */
export const measureDistinctAddresses = async ({ address, metrics, paths, addresses, report }) => {
  const request = async (distinct, wanted) => {
    let requested = 0;
    while (requested < wanted) {
      const { total } = await underPageLoad({
        origin: address,
        path: paths.listing,
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
        distinct,
        seconds: BATCH_SECONDS,
      });
      requested += total;
    }
    return requested;
  };
  const unknown = await request('unknown', addresses - RANGES);
  const ranges = await request('prices', RANGES);
  report.add({
    what: 'memory after distinct addresses, MB',
    where: `${unknown} unknown parameters, ${ranges} lists`,
    value: ((await residentMegabytes(metrics)) * 1024 * 1024) / 1e6,
  });
};

const residentMegabytes = async (metrics) => {
  const text = await (await fetch(metrics)).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error('the metrics lack the memory of the process');
  return Number(bytes) / 1024 / 1024;
};
