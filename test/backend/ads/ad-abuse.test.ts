import '../../support/setup-nock.ts';
import { NETWORK_SHARE } from '../../../settings/address-networks.ts';
import { DEFAULT_AD_LIMITS } from '../support/default-limits';
import { openAdService, type AdService, type Visitor } from './ad-service';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIMITS = { ...DEFAULT_AD_LIMITS, chargesPerAddress: 6, chargesPerSession: 3, burstClicks: 20 };

let service: AdService;
let products: readonly string[] = [];
beforeAll(async () => {
  service = await openAdService(200, { limits: LIMITS });
  products = (await service.sold('10338')).slice(0, 5).map(({ partNumber }) => partNumber);
});
afterAll(() => service.close());
/** Each test runs in an hour of its own. */
beforeEach(() => service.passes(2 * HOUR));

const onlyAd = async (sessionId = 'session-1'): Promise<string> => {
  const { ads } = await service.generate({ sessionId, maxNumberOfAds: 1 });
  return ads[0]?.id ?? '';
};
const run = (slug: string): Promise<void> => service.runOnly({ slug, products: products.slice(0, 1) });
const spentBy = async (slug: string): Promise<number> => (await service.report(slug)).spentCents;
const entries = (): Promise<readonly { readonly kind: string; readonly cents: number; readonly reason: string }[]> =>
  service.shop.database.selectFrom('ad_entry').select(['kind', 'cents', 'reason']).orderBy('entry_id').execute();

/** Clicks one ad in each of as many sessions. */
const attack = async (sessions: number, visitorOf: (at: number) => Visitor = () => ({})): Promise<void> => {
  for (let at = 0; at < sessions; at += 1) {
    const session = `attack-${at}`;
    const id = await onlyAd(session);
    if (id === '') return;
    await service.see(id, { session, ...visitorOf(at) });
    await service.click(id, { session, ...visitorOf(at) });
  }
  // Impressions are written asynchronously.
  await service.app().inject({ url: '/dev/ads.json' });
};

test('[ADS-09] a thousand clicks of a thousand sessions without an impression are free', async () => {
  await run('unseen');
  for (let at = 0; at < 1_000; at += 100) {
    const responses = await Promise.all(
      Array.from({ length: 100 }, async (_, more) =>
        service.click(await onlyAd(`s-${at + more}`), { address: `203.0.${at / 100}.${more}` }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  }
  expect(await spentBy('unseen')).toBe(0);
  expect((await service.report('unseen')).clicks).toBe(1_000);
});

test('[ADS-09] a click before its impression is charged once, when the impression arrives', async () => {
  await run('overtaken');
  const id = await onlyAd();
  await service.click(id);
  expect(await spentBy('overtaken')).toBe(0);
  await service.see(id);
  expect(await spentBy('overtaken')).toBe(5);
  await service.see(id);
  await service.click(id);
  await service.restart();
  await service.see(id);
  expect(await spentBy('overtaken')).toBe(5);
});

test('[ADS-09] an impression after the ad has expired does not charge an earlier click', async () => {
  await run('late');
  const id = await onlyAd();
  await service.click(id);
  service.passes(30 * MINUTE);
  await service.see(id);
  expect(await spentBy('late')).toBe(0);
});

test('[ADS-09] ads that are forged, expired or of other sessions do not count, nor block the session’s own click', async () => {
  await run('foreign');
  const id = await onlyAd('owner');
  const forged = `${id.slice(0, 20)}${id[20] === 'A' ? 'B' : 'A'}${id.slice(21)}`;
  for (const [bad, session] of [
    [forged, 'owner'],
    [`${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`, 'owner'],
    [id, 'another'],
    [id, ''],
  ] as const) {
    await service.follow(bad, { session });
  }
  expect(await service.report('foreign')).toMatchObject({ impressions: 0, clicks: 0, spentCents: 0 });
  await service.follow(id, { session: 'owner' });
  await service.follow(id, { session: 'owner' });
  expect(await service.report('foreign')).toMatchObject({ impressions: 1, clicks: 1, spentCents: 5 });
});

test('[ADS-09] limits the hourly charges of an address over all its sessions, also across a restart', async () => {
  await run('one-address');
  await attack(12, (at) => ({ address: `2001:db8:0:1::${at}` }));
  expect(await spentBy('one-address')).toBe(5 * LIMITS.chargesPerAddress);
  await service.restart();
  const late = await onlyAd('late');
  await service.follow(late, { address: '2001:db8:0:1::ffff' });
  expect(await spentBy('one-address')).toBe(5 * LIMITS.chargesPerAddress);
  const elsewhere = await onlyAd('elsewhere');
  await service.follow(elsewhere, { address: '203.0.113.7' });
  expect(await spentBy('one-address')).toBe(5 * LIMITS.chargesPerAddress + 5);
  service.passes(HOUR);
  await service.follow(await onlyAd('later'), { address: '2001:db8:0:1::1' });
  expect(await spentBy('one-address')).toBe(5 * LIMITS.chargesPerAddress + 10);
});

test('[ADS-09] charges a /48 network at most sixteen times as often as an address, also across a restart', async () => {
  await run('one-network');
  const most = 5 * LIMITS.chargesPerAddress * NETWORK_SHARE;
  await attack(LIMITS.chargesPerAddress * NETWORK_SHARE + 10, (at) => ({
    address: `2001:db8:7:${at.toString(16)}::1`,
  }));
  expect(await spentBy('one-network')).toBe(most);
  await service.restart();
  await service.follow(await onlyAd('late'), { address: '2001:db8:7:ffff::1' });
  expect(await spentBy('one-network')).toBe(most);
  await service.follow(await onlyAd('elsewhere'), { address: '2001:db8:8:1::1' });
  expect(await spentBy('one-network')).toBe(most + 5);
});

test('[ADS-09] refunds a burst of clicks from a /48 network', async () => {
  await run('network-burst');
  await attack(LIMITS.burstClicks * NETWORK_SHARE, (at) => ({ address: `2001:db8:9:${at.toString(16)}::1` }));
  const spent = await spentBy('network-burst');
  service.passes(MINUTE);
  await service.refresh();
  expect(await spentBy('network-burst')).toBe(spent);
  await attack(1, () => ({ address: '2001:db8:9:ffff::1' }));
  service.passes(MINUTE);
  await service.refresh();
  expect([spent > 0, await spentBy('network-burst')]).toEqual([true, 0]);
});

test('[ADS-09] limits the hourly charges of a session over all its addresses', async () => {
  await service.runOnly(...products.map((product, at) => ({ slug: `c${at}`, products: [product], bid: 5 })));
  const { ads } = await service.generate({ sessionId: 'one-session', maxNumberOfAds: 5 });
  expect(ads).toHaveLength(5);
  for (const [at, { id }] of ads.entries()) await service.follow(id, { address: `203.0.113.${at}` });
  const spent = await Promise.all(ads.map((_, at) => spentBy(`c${at}`)));
  expect(spent.reduce((sum, cents) => sum + cents, 0)).toBe(5 * LIMITS.chargesPerSession);
});

test('[ADS-09] limits the hourly impressions of an address', async () => {
  const strict = await openAdService(60, { limits: { ...LIMITS, impressionsPerAddress: 4 } });
  try {
    const [product] = await strict.sold('10338');
    await strict.runOnly({ slug: 'seen', products: [product?.partNumber ?? ''] });
    for (let at = 0; at < 10; at += 1) {
      const { ads } = await strict.generate({ sessionId: `s-${at}`, maxNumberOfAds: 1 });
      await strict.see(ads[0]?.id ?? '');
    }
    expect((await strict.report('seen')).impressions).toBe(4);
  } finally {
    await strict.close();
  }
});

test('[ADS-09] a burst of clicks before their impressions is not charged', async () => {
  await run('at-once');
  const ids = await Promise.all(Array.from({ length: LIMITS.burstClicks + 5 }, (_, at) => onlyAd(`burst-${at}`)));
  for (const id of ids) await service.click(id);
  for (const id of ids) await service.see(id);
  expect(await spentBy('at-once')).toBe(0);
});

describe('[ADS-09] a burst', () => {
  const spendAndRefund = async (slug: string): Promise<void> => {
    await run(slug);
    await service.shop.database.deleteFrom('ad_entry').execute();
    // The limit is reached before the number of clicks counts as a burst.
    await attack(LIMITS.chargesPerAddress);
    await attack(LIMITS.burstClicks + 5);
  };

  test('is refunded once to the budget, and charges and refunds stay as entries', async () => {
    await spendAndRefund('refunded');
    const charged = 5 * LIMITS.chargesPerAddress;
    expect(await spentBy('refunded')).toBe(charged);
    service.passes(MINUTE);
    await service.refresh();
    expect(await service.report('refunded')).toMatchObject({ spentCents: 0, refundedCents: charged });
    const charges = Array.from({ length: LIMITS.chargesPerAddress }, () => ({
      kind: 'charge',
      cents: 5,
      reason: 'click',
    }));
    const refunds = charges.map(() => ({ kind: 'refund', cents: 5, reason: 'burst of an address' }));
    expect(await entries()).toEqual([...charges, ...refunds]);
    service.passes(MINUTE);
    await service.refresh();
    await service.restart();
    await service.refresh();
    expect(await service.report('refunded')).toMatchObject({ spentCents: 0, refundedCents: charged });
    expect(await entries()).toHaveLength(2 * LIMITS.chargesPerAddress);
  });

  test('pauses the campaign until its budget is refunded', async () => {
    await service.runOnly({
      slug: 'resting',
      products: products.slice(0, 1),
      bid: 5,
      budget: 5 * LIMITS.chargesPerAddress,
    });
    const ids = await Promise.all(Array.from({ length: LIMITS.burstClicks + 5 }, (_, at) => onlyAd(`r-${at}`)));
    for (const id of ids) await service.follow(id);
    expect(await onlyAd('honest')).toBe('');
    service.passes(MINUTE);
    await service.refresh();
    const honest = await onlyAd('honest');
    expect(honest).not.toBe('');
    await service.follow(honest, { address: '203.0.113.7' });
    expect(await spentBy('resting')).toBe(5);
  });

  test('does not affect the charges of others in the same hour', async () => {
    await run('shared');
    await service.follow(await onlyAd('honest'), { address: '203.0.113.7' });
    await attack(LIMITS.chargesPerAddress);
    expect(await spentBy('shared')).toBe(5 + 5 * LIMITS.chargesPerAddress);
    await attack(LIMITS.burstClicks + 5);
    service.passes(MINUTE);
    await service.refresh();
    expect(await spentBy('shared')).toBe(5);
  });

  test('starts above the threshold, not at it', async () => {
    await run('busy');
    await attack(LIMITS.burstClicks);
    service.passes(MINUTE);
    await service.refresh();
    expect(await service.report('busy')).toMatchObject({
      spentCents: 5 * LIMITS.chargesPerAddress,
      refundedCents: 0,
    });
  });
});

test('[ADS-09] the charged amount is the sum of the entries for any clicks, impressions and refunds', async () => {
  const { database } = service.shop;
  const days = await database
    .selectFrom('ad_day')
    .select(({ fn }) => [fn.sum<number>('spent_cents').as('spent'), fn.sum<number>('refunded_cents').as('refunded')])
    .executeTakeFirstOrThrow();
  const refunded = await database
    .selectFrom('ad_entry')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow();
  expect(days.refunded).toBeGreaterThanOrEqual(refunded.cents ?? 0);
  const clicks = await database
    .selectFrom('ad_click')
    .select(({ fn }) => fn.sum<number>('charged_cents').as('charged'))
    .executeTakeFirstOrThrow();
  expect(days.spent + days.refunded).toBe(clicks.charged);
});
