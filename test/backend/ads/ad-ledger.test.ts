import '../../support/setup-nock.ts';
import { clearStale } from '../../../backend/cleanup-job';
import { openAdService, type AdService } from './ad-service';

let service: AdService;
let product = '';
beforeAll(async () => {
  service = await openAdService(100);
  product = (await service.sold('10338'))[0]?.partNumber ?? '';
});
afterAll(() => service.close());

const MINUTE = 60_000;
const onlyAd = async (sessionId = 'session-1'): Promise<string> => {
  const { ads } = await service.generate({ sessionId, maxNumberOfAds: 1 });
  return ads[0]?.id ?? '';
};
const counts = async (slug: string): Promise<readonly number[]> => {
  const { impressions, clicks, spentCents } = await service.report(slug);
  return [impressions, clicks, spentCents];
};
const run = (slug: string, more: { readonly bid?: number; readonly budget?: number } = {}): Promise<void> =>
  service.runOnly({ slug, products: [product], ...more });

test('[ADS-09] an ad counts one impression and one click, despite repeated and concurrent reports', async () => {
  await run('once');
  const id = await onlyAd();
  expect(id).toMatch(/^display_[\w-]{1,190}$/);
  const reports = await Promise.all(
    Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? service.see(id) : service.click(id))),
  );
  expect(reports.map(({ status }) => status)).toEqual(reports.map(() => 200));
  expect(await counts('once')).toEqual([1, 1, 5]);
  await service.see(id);
  await service.click(id);
  expect(await counts('once')).toEqual([1, 1, 5]);
});

test('[ADS-09] counts ads served before a restart, but none twice', async () => {
  await run('restarted');
  const [before, after] = [await onlyAd('session-1'), await onlyAd('session-2')];
  expect(after).not.toBe(before);
  await service.see(before);
  await service.click(before);
  await service.restart();
  for (const id of [before, after]) {
    await service.see(id);
    await service.click(id);
  }
  expect(await counts('restarted')).toEqual([2, 2, 10]);
});

test('[ADS-09] does not lose an impression that is reported just before the server stops', async () => {
  await run('stopped');
  await service.see(await onlyAd());
  await service.restart();
  expect(await counts('stopped')).toEqual([1, 0, 0]);
});

test('[ADS-09] expired, forged and changed ids get the usual response and count nothing', async () => {
  await run('forged');
  const id = await onlyAd();
  const changed = `${id.slice(0, 12)}${id[12] === 'A' ? 'B' : 'A'}${id.slice(13)}`;
  for (const bad of ['display_', 'x', changed, `${id}A`, id.slice(0, -1), id.toUpperCase(), '%00', 'd'.repeat(3000)]) {
    expect([bad, (await service.see(bad)).status, (await service.click(bad)).status]).toEqual([bad, 200, 200]);
  }
  service.passes(30 * MINUTE - 1_000);
  const late = await onlyAd();
  service.passes(1_000);
  await service.see(id);
  await service.click(id);
  expect(await counts('forged')).toEqual([0, 0, 0]);
  await service.see(late);
  expect(await counts('forged')).toEqual([1, 0, 0]);
});

test('[ADS-09] concurrent clicks never exceed the daily budget, and then the campaign pauses until tomorrow', async () => {
  await run('spent', { bid: 5, budget: 22 });
  const ids = await Promise.all(Array.from({ length: 40 }, (_, at) => onlyAd(`session-${at}`)));
  await Promise.all(ids.map((id) => service.see(id)));
  await service.report('spent');
  await Promise.all(ids.map((id) => service.click(id)));
  expect(await counts('spent')).toEqual([40, 40, 20]);
  expect((await service.generate()).ads).toEqual([]);
  await service.restart();
  expect((await service.generate()).ads).toEqual([]);
  service.passes(24 * 60 * MINUTE);
  expect((await service.generate()).ads).toHaveLength(1);
});

describe('[ADS-09] clicks of one session on one campaign', () => {
  const clickOne = async (sessionId?: string): Promise<void> => {
    await service.follow(await onlyAd(sessionId));
  };
  const clicked = async (slug: string): Promise<readonly number[]> => {
    const { clicks, repeats, spentCents } = await service.report(slug);
    return [clicks, repeats, spentCents];
  };

  test('are charged once within half an hour, and again after it', async () => {
    await run('repeated');
    await clickOne();
    service.passes(30 * MINUTE - 1);
    await clickOne();
    expect(await clicked('repeated')).toEqual([2, 1, 5]);
    // The time starts with the charged click, not with the last one.
    service.passes(1);
    await clickOne();
    await clickOne();
    expect(await clicked('repeated')).toEqual([4, 2, 10]);
  });

  test('are charged once when concurrent, and each is counted once however often it is reported', async () => {
    await run('at-once');
    const ids = await Promise.all(Array.from({ length: 20 }, () => onlyAd()));
    await Promise.all(ids.map((id) => service.see(id)));
    await service.report('at-once');
    await Promise.all([...ids, ...ids].map((id) => service.click(id)));
    expect(await clicked('at-once')).toEqual([20, 19, 5]);
  });

  test('are charged once even when the server restarts in between', async () => {
    await run('repeated-later');
    const ids = [await onlyAd(), await onlyAd()];
    await service.follow(ids[0] ?? '');
    await service.restart();
    for (const id of [...ids, ...ids]) await service.follow(id);
    expect(await clicked('repeated-later')).toEqual([2, 1, 5]);
  });

  test('do not affect another session or campaign', async () => {
    await service.runOnly({ slug: 'one', products: [product], bid: 40 }, { slug: 'two', products: [product], bid: 30 });
    const { ads } = await service.generate({ maxNumberOfAds: 2 });
    for (const { id } of ads) await service.follow(id);
    await clickOne('another');
    expect([await clicked('one'), await clicked('two')]).toEqual([
      [2, 0, 62],
      [1, 0, 5],
    ]);
  });

  test('that the budget could not pay do not make a later one free', async () => {
    await run('without-money', { bid: 5, budget: 5 });
    const [early, late] = [await onlyAd('early'), await onlyAd('late')];
    const again = await onlyAd('late');
    await service.follow(early);
    await service.follow(late);
    expect(await clicked('without-money')).toEqual([2, 0, 5]);
    await service.shop.database.updateTable('ad_campaign').set({ daily_budget_cents: 10 }).execute();
    await service.follow(again);
    expect(await clicked('without-money')).toEqual([3, 0, 10]);
  });
});

test('[ADS-09] never shows a campaign whose budget does not cover its bid', async () => {
  await run('poor', { bid: 50, budget: 49 });
  expect((await service.generate()).ads).toEqual([]);
});

test('[ADS-04] a session sees at most twenty impressions of a campaign per hour, independent of other sessions', async () => {
  await run('tiring');
  const seeOne = async (): Promise<void> => {
    await service.see(await onlyAd());
    await service.report('tiring');
  };
  for (let time = 0; time < 19; time += 1) await seeOne();
  const replayed = await onlyAd();
  for (let time = 0; time < 5; time += 1) await service.see(replayed);
  expect(await onlyAd('another')).not.toBe('');
  await service.report('tiring');
  expect(await onlyAd()).toBe('');
  await service.restart();
  expect(await onlyAd()).toBe('');
  service.passes(60 * MINUTE);
  expect(await onlyAd()).not.toBe('');
});

test('[ADS-09] attributes sales after a click to the campaign, each order once', async () => {
  await run('selling');
  await service.click(await onlyAd('buyer'));
  const order = (id: string, sessionId: string, gtin: string) => ({
    id,
    sessionId,
    orderDate: '2030-01-05T18:03:11Z',
    orderItems: [{ gtin, quantity: 2, regularUnitPrice: 15.99, totalOrderItemPriceAfterDiscounts: 27.98 }],
  });
  const body = {
    orders: [order('1', 'buyer', product), order('2', 'somebody', product), order('3', 'buyer', 'OTHER')],
  };
  const responses = await Promise.all([service.post('/v1/orders', body), service.post('/v1/orders', body)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect((await service.report('selling')).salesCents).toBe(2798);
});

test('[ADS-09] keeps impressions for two days and clicks for ninety', async () => {
  await run('kept');
  const id = await onlyAd('keeper');
  await service.see(id);
  await service.click(id);
  await service.report('kept');
  const { database } = service.shop;
  const rows = async (table: 'ad_impression' | 'ad_click'): Promise<number> =>
    (await database.selectFrom(table).selectAll().execute()).length;
  const newest = await database
    .selectFrom('ad_impression')
    .select(({ fn }) => fn.max('seen_at').as('at'))
    .executeTakeFirstOrThrow();
  const day = 24 * 60 * MINUTE;
  await clearStale(database, newest.at + 2 * day);
  expect(await rows('ad_impression')).toBeGreaterThan(0);
  await clearStale(database, newest.at + 2 * day + 1);
  expect([await rows('ad_impression'), (await rows('ad_click')) > 0]).toEqual([0, true]);
  await clearStale(database, newest.at + 90 * day + 1);
  expect(await rows('ad_click')).toBe(0);
  expect(await counts('kept')).toEqual([1, 1, 5]);
});
