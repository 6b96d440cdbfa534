import { render, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { AccountOverview } from '../../../../core/overview/load-account-overview';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import { GUEST } from '../../../../core/identity/session/header-user';
import { planAlerts } from '../../../../core/repeat-delivery/plan-notice';
import { CapabilityContext } from '../../../../ui/page/capability-context';
import { makeOverviewLoader } from '../../../../ui/pages/account/overview/overview-loader';
import { OverviewPage } from '../../../../ui/pages/account/overview/overview-page';
import { AddressesCard, WalletOverview } from '../../../../ui/pages/account/overview/saved-cards';
import { aSavedAddress } from '../../../builders/address';
import { aCustomer } from '../../../builders/header-user';
import { anOrderSummary } from '../../../builders/order';
import { aPlan } from '../../../builders/repeat-plan';
import { aCoupon, aMember, aNonMember } from '../../../builders/rewards';
import { aWalletCard } from '../../../builders/wallet-card';

const DATA: AccountOverview = {
  lastOrder: { kind: 'known', value: anOrderSummary() },
  nextDelivery: { kind: 'known', value: { next: aPlan(), alerts: [] } },
  rewards: { kind: 'known', value: aMember() },
  addresses: { kind: 'known', value: { first: aSavedAddress(), count: 3 } },
  cards: { kind: 'known', value: { first: aWalletCard({ cardType: 'VISA' }), count: 1 } },
  pets: { kind: 'known', value: [{ name: 'Bella', foodUrl: '/search?query=dog+food' }] },
  lists: { kind: 'known', value: [{ id: 'list-1', name: 'Wish List', count: 2 }] },
  store: { id: '1101', locationId: '01101', name: 'Mission Valley' },
};

const show = (facts: Partial<AccountOverview> = {}, user = aCustomer()) =>
  render(<OverviewPage data={{ ...DATA, ...facts }} chrome={{ user, brand: DEFAULT_BRAND }} />);

const card = (name: string): HTMLElement => screen.getByRole('region', { name });
const linksOf = (name: string): ReadonlyArray<readonly [string | null, string | null]> =>
  within(card(name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);

describe('the loader', () => {
  const request = { path: '/shop/AjaxLogonForm', parameters: {}, query: new URLSearchParams(), cameFrom: undefined };

  test('[ACC-01] a signed-in shopper gets a private page', async () => {
    const load = makeOverviewLoader({ loadAccountOverview: TE.right(DATA), shop: 'Petco' });
    expect(await load(request)()).toEqual({
      kind: 'page',
      data: DATA,
      head: expect.objectContaining({ title: 'My Account | Petco', isIndexed: false, canonical: undefined }),
      isShareable: false,
      isNeverKept: true,
    });
  });

  test('[ACC-01] a guest is asked to sign in and comes back', async () => {
    const load = makeOverviewLoader({ loadAccountOverview: TE.left({ kind: 'sign-in-needed' }), shop: 'Petco' });
    expect(await load(request)()).toEqual({
      kind: 'redirect',
      url: `/shop/LogonForm?URL=${encodeURIComponent('/shop/AjaxLogonForm')}`,
      isPermanent: false,
    });
  });
});

describe('the page', () => {
  test('[ACC-01] greets by name; the name may be unknown', () => {
    const { unmount } = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hi, Pat');
    unmount();
    show({}, GUEST);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Account');
  });

  test.each([
    [false, 'Ships Thu, Jan 24'],
    [true, 'Delayed, was due Thu, Jan 24'],
  ])('[ACC-01] [RPD-03] says when the next delivery ships; that its day is past: %s', (isLate, words) => {
    show({ nextDelivery: { kind: 'known', value: { next: aPlan({ isLate }), alerts: [] } } });
    expect(card('Next delivery').textContent).toContain(words);
    expect(within(card('Next delivery')).queryAllByText(/Ships/)).toHaveLength(isLate ? 0 : 1);
  });

  test('[ACC-01] [RPD-03] says what is wrong with a repeat delivery, with a link to it, above the next one', () => {
    const paused = aPlan({ id: '960002', status: 'paused', pauseReason: 'payment' });
    show({ nextDelivery: { kind: 'known', value: { next: aPlan(), alerts: planAlerts([paused]) } } });
    expect(linksOf('Next delivery')).toEqual([
      ['Chicken Kibble, 15 lb', '/shop/RepeatDeliveryListingView#plan-960002'],
      ['Manage repeat deliveries', '/shop/RepeatDeliveryListingView'],
    ]);
    expect(card('Next delivery').textContent).toMatch(
      /We paused this because of a problem with its card.*Ships Thu, Jan 24/,
    );
  });

  test.each([
    [[], /You have no active repeat delivery/],
    [[aPlan({ status: 'paused', pauseReason: 'gone' })], /^Next deliveryChicken Kibble, 15 lbWe paused this/],
  ] as const)('[ACC-01] without a next delivery it says so, unless one needs attention: %#', (plans, words) => {
    show({ nextDelivery: { kind: 'known', value: { next: undefined, alerts: planAlerts(plans) } } });
    expect(card('Next delivery').textContent).toMatch(words);
    expect(within(card('Next delivery')).queryAllByText(/no active/)).toHaveLength(plans.length === 0 ? 1 : 0);
  });

  test('[ACC-01] shows the last order with its status, day and total, and leads to it', () => {
    show();
    expect(card('Your last order').textContent).toMatch(
      /Order received.*Expected by Fri, Nov 27.*Order 900001 · Mon, Nov 23, 2026 · 2 items · \$33\.98/,
    );
    expect(linksOf('Your last order')).toEqual([
      ['Track this order', '/shop/OrderDetail?orderId=900001'],
      ['Buy again', '/shop/MyListsView?showTabName=purchaselist'],
      ['All orders', '/shop/OrderHistory'],
    ]);
  });

  test('[ACC-01] without an order it leads to the shop', () => {
    show({ lastOrder: { kind: 'known', value: undefined } });
    expect(linksOf('Your last order')[0]).toEqual(['Start shopping', '/shop/en/petcostore']);
  });

  test.each([
    ['no coupon', [], /No coupons yet/, 'Rewards and coupons'],
    ['a loaded coupon', [aCoupon()], /Your coupon is ready to use/, 'Rewards and coupons'],
    [
      'coupons to load',
      [aCoupon({ state: 'idle' }), aCoupon({ couponNo: 'C-2', amount: 10, state: 'unavailable' })],
      /2 coupons to load, worth \$15\.00/,
      'Load your coupons',
    ],
  ] as const)('[ACC-01] shows points, the next reward and %s', (_case, palsRewardsCoupons, words, link) => {
    show({ rewards: { kind: 'known', value: aMember({ palsRewardsCoupons }) } });
    expect(card(DEFAULT_BRAND.rewards).textContent).toMatch(/60 of 100 points.*40 to your next \$5\.00/);
    expect(card(DEFAULT_BRAND.rewards).textContent).toMatch(words);
    expect(linksOf(DEFAULT_BRAND.rewards)).toEqual([[link, '/shop/en/petcostore/s/pals-rewards']]);
  });

  test('[ACC-01] offers the programme to those who have not joined', () => {
    show({ rewards: { kind: 'known', value: aNonMember } });
    expect(linksOf(DEFAULT_BRAND.rewards)[0]?.[0]).toBe(`Join ${DEFAULT_BRAND.rewards}`);
  });

  test('[ACC-01] a part that could not be loaded says so and can be tried again; the others are there', () => {
    show({ lastOrder: { kind: 'failed' }, rewards: { kind: 'failed' } });
    expect(card('Your last order').textContent).toMatch(/We couldn’t load your last order/);
    expect(linksOf('Your last order')[0]).toEqual(['Try again', '/shop/AjaxLogonForm']);
    expect(card(DEFAULT_BRAND.rewards).textContent).toMatch(/We couldn’t load your rewards/);
    expect(card('Your store').textContent).toMatch(/Mission Valley/);
  });

  test('[ACC-01] leads to the store, or to the locator without one', () => {
    const { unmount } = show();
    expect(linksOf('Your store')).toContainEqual(['Hours and services', '/store-locator/1101']);
    unmount();
    const { unmount: remove } = show({ store: undefined });
    expect(linksOf('Your store')).toEqual([['Find a store', '/store-locator']]);
    remove();
    const ofAccount = { preferredStoreId: '1102', preferredStoreLocationId: '01102', preferredStoreName: 'La Mesa' };
    show({ store: undefined }, aCustomer(ofAccount));
    expect(card('Your store').textContent).toMatch(/La Mesa/);
  });

  test('[ACC-01] shows saved addresses and cards in one line each', () => {
    render(<AddressesCard part={DATA.addresses} />);
    render(<WalletOverview part={DATA.cards} brand={DEFAULT_BRAND} />);
    expect(card('Addresses').textContent).toMatch(/1 Bark St, San Diego, CA 92101and 2 more/);
    expect(linksOf('Addresses')).toEqual([['Manage addresses', '/account/addresses']]);
    expect(card('Wallet').textContent).toMatch(/Visa ending in 1111(?!and)/);
    expect(linksOf('Wallet')).toEqual([['Manage cards', '/account/wallet']]);
  });

  test('[ACC-01] [ACC-05] shows the lists with the number of their products, and leads to each', () => {
    const lists = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, id) => ({ id: `${id}`, name, count: id }));
    show({ lists: { kind: 'known', value: lists } });
    expect(card('My Lists').textContent).toMatch(/One 0 productsTwo 1 productThree 2 products.*and 2 more/);
    expect(linksOf('My Lists').at(0)).toEqual(['One', '/lists?list=0']);
    expect(linksOf('My Lists').at(-1)).toEqual(['See all lists', '/lists']);
  });

  test('[ACC-01] [ACC-05] without a list it says how to start one; lists that cannot be read say so', () => {
    const { unmount } = show({ lists: { kind: 'known', value: [] } });
    expect(card('My Lists').textContent).toMatch(/Tap a heart/);
    expect(linksOf('My Lists')).toEqual([['Start a list', '/lists']]);
    unmount();
    show({ lists: { kind: 'failed' } });
    expect(card('My Lists').textContent).toMatch(/We couldn’t load your lists/);
  });

  test('[ACC-01] says that nothing is saved', () => {
    const none = { kind: 'known', value: { first: undefined, count: 0 } } as const;
    render(<AddressesCard part={none} />);
    render(<WalletOverview part={none} brand={DEFAULT_BRAND} />);
    expect(card('Addresses').textContent).toMatch(/No saved addresses yet/);
    expect(card('Wallet').textContent).toMatch(/No saved cards yet/);
  });

  test('[ACC-01] has no card for what the shop lacks', () => {
    render(
      <CapabilityContext value={{ can: () => true, leadsTo: (url) => !url.startsWith('/store-locator') }}>
        <OverviewPage data={DATA} chrome={{ user: aCustomer(), brand: DEFAULT_BRAND }} />
      </CapabilityContext>,
    );
    expect(screen.queryByRole('region', { name: 'Your store' })).toBeNull();
  });
});
