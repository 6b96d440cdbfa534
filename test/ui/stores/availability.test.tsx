import { act, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { pricesOf } from '../../../core/catalogue/price';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { MyStore, Pickup as PickupState } from '../../../ui/stores/my-store';
import type { WantedNotice } from '../../../ui/stock-notices/wanted-notice';
import { useStock } from '../../../ui/stores/use-stock';
import { MyStoreContext } from '../../../ui/stores/my-store-context';
import { CartTile, tileAvailability } from '../../../ui/cart/cart-tile';
import { CurrencyContext } from '../../../ui/design/money';
import type { TileAvailability } from '../../../ui/design/tile';
import { BuyBox } from '../../../ui/pages/product/buy-box';
import { Pickup } from '../../../ui/pages/product/pickup';
import { ProductViewModel } from '../../../ui/pages/product/product-view-model';
import { aProduct, aVariant } from '../../builders/product';
import { aTile } from '../../builders/product-tile';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { MISSION_VALLEY } from './my-store-world';

const aMyStore = (pickup: PickupState = 'unknown', store: MyStore['store'] = MISSION_VALLEY) => {
  const state = observable({ pickup, store }, undefined, { deep: false });
  const watched: Array<ReadonlyArray<string>> = [];
  const myStore: MyStore = {
    get store() {
      return state.store;
    },
    zipCode: undefined,
    pickupOf: () => state.pickup,
    watch: (partNumbers) => void watched.push(partNumbers),
    choose: () => Promise.resolve(true),
  };
  return { myStore, watched, becomes: (next: PickupState) => act(() => runInAction(() => void (state.pickup = next))) };
};

const SENT = aTile();
const OUT = aTile({ availableOnline: false });
const STORES_ONLY = aTile({ inStoreOnly: true });
const PICKUP_ONLY = aTile({ showBuyOnlineAndPickInStore: true });

test.each([
  ['pickup today is preferred over shipping', SENT, 'today', 'Pickup today at Mission Valley', 'good'],
  ['shipping is shown', SENT, 'not-here', 'In stock · Repeat Delivery', 'good'],
  ['unknown stock makes no claim', SENT, 'unknown', 'In stock · Repeat Delivery', 'good'],
  ['pickup today although online stock is empty', OUT, 'today', 'Pickup today at Mission Valley', 'good'],
  ['unavailable everywhere', OUT, 'not-here', 'Not in stock at Mission Valley', 'some'],
  ['sold in stores and available here', STORES_ONLY, 'today', 'In stock at Mission Valley', 'good'],
  ['sold in stores but not available here', STORES_ONLY, 'not-here', 'Not in stock at Mission Valley', 'some'],
  ['sold in stores, stock unknown', STORES_ONLY, 'unknown', 'In store only', 'some'],
  ['pickup only but not available here', PICKUP_ONLY, 'not-here', 'Not in stock at Mission Valley', 'some'],
] as const)('[STO-02] a tile shows the availability: %s', (_case, tile, pickup, text, tone) => {
  expect(tileAvailability(tile, aMyStore(pickup).myStore, 'USD')).toEqual({ text, tone });
});

test("a tile shows the catalogue's availability without a store", () => {
  expect(tileAvailability(SENT, undefined, 'USD').text).toBe('In stock · Repeat Delivery');
  expect(tileAvailability(STORES_ONLY, { store: undefined, pickupOf: () => 'today' }, 'USD').text).toBe(
    'In store only',
  );
});

const REPEATED = { repeatPrice: 12.34 };
const RANGE = pricesOf([12.99, 29.99].map((listPrice) => ({ listPrice, offerPrice: undefined })));

test.each<[string, Partial<ProductTile>, string, TileAvailability]>([
  ['one price', REPEATED, 'USD', { text: '$12.34 on repeat', tone: 'good' }],
  ['another currency', REPEATED, 'EUR', { text: '€12.34 on repeat', tone: 'good' }],
  ['a range', { ...REPEATED, prices: RANGE }, 'USD', { text: 'from $12.34 on repeat', tone: 'good' }],
  ['an unknown price', {}, 'USD', { text: 'In stock · Repeat Delivery', tone: 'good' }],
  ['no repeat delivery', { repeatDelivery: false }, 'USD', { text: 'In stock, ready to ship', tone: 'good' }],
  ['an empty stock', { ...REPEATED, availableOnline: false }, 'USD', { text: 'Out of stock online', tone: 'none' }],
])('[RPD-01] a tile tells what later repeat deliveries cost: %s', (_case, facts, currency, expected) => {
  expect(tileAvailability(aTile(facts), undefined, currency)).toEqual(expected);
});

test("[RPD-01] the price of later repeat deliveries is in the shop's currency", () => {
  render(
    <CurrencyContext value="CAD">
      <CartTile tile={aTile(REPEATED)} cart={undefined} />
    </CurrencyContext>,
  );
  expect(screen.getByText('CA$12.34 on repeat')).toBeDefined();
});

const cart = { isBusy: () => false, add: () => undefined };

const LIST = [SENT, OUT];

test('a list requests the stock of its tiles at once, and a tile updates its line without being drawn again', () => {
  const { myStore, watched, becomes } = aMyStore();
  let drawn = 0;
  const Counted = () => {
    drawn += 1;
    useStock(LIST);
    return <CartTile tile={SENT} cart={cart} />;
  };
  render(
    <MyStoreContext value={myStore}>
      <Counted />
    </MyStoreContext>,
  );
  expect(watched).toEqual([['SKU-1001', 'SKU-1001']]);
  expect(screen.getByText('In stock · Repeat Delivery')).toBeDefined();
  becomes('today');
  expect(screen.getByText('Pickup today at Mission Valley')).toBeDefined();
  expect(drawn).toBe(1);
});

test("links to the store's page for a product available only there", () => {
  const { myStore, becomes } = aMyStore('not-here');
  render(
    <MyStoreContext value={myStore}>
      <CartTile tile={OUT} cart={cart} />
    </MyStoreContext>,
  );
  expect(screen.getByRole('button', { name: /Out Of Stock/ })).toHaveProperty('disabled', true);
  becomes('today');
  expect(screen.getByRole('link', { name: /^See In Store/ }).getAttribute('href')).toBe(OUT.url);
});

const showPickup = (myStore: MyStore, product = aProduct()) => {
  let changes = 0;
  const [selected = aVariant()] = product.variants;
  const wanted: WantedNotice[] = [];
  render(
    <ul>
      <Pickup
        model={{ product, selected }}
        myStore={myStore}
        onChangeStore={() => (changes += 1)}
        onNotify={(notice) => wanted.push(notice)}
      />
    </ul>,
  );
  return { line: screen.getByRole('status'), changes: () => changes, wanted };
};

test.each([
  ['today', 'Pickup today at Mission Valley'],
  ['not-here', 'Not in stock at Mission Valley'],
  ['unknown', 'Pickup at Mission Valley'],
] as const)('[STO-02] a product whose pickup is %s shows “%s”', (pickup, text) => {
  const { line } = showPickup(aMyStore(pickup).myStore);
  expect(line.querySelector('b')?.textContent).toBe(text);
});

test.each([
  ['today', 'In stock at Mission Valley'],
  ['not-here', 'Not in stock at Mission Valley'],
  ['unknown', 'Sold in stores only'],
] as const)('[PRO-02] no pickup is promised for what is sold in stores only, when its stock is %s', (pickup, text) => {
  const { line } = showPickup(aMyStore(pickup).myStore, aProduct({ inStoreOnly: true }));
  expect(line.querySelector('b')?.textContent).toBe(text);
  expect(screen.queryByText('Free')).toBeNull();
});

test('[PRO-02] a store that lacks the product is not offered for free pickup', () => {
  showPickup(aMyStore('not-here').myStore);
  expect(screen.queryByText('Free')).toBeNull();
});

test('a product requests all its variants, and a plain click opens the store dialog', () => {
  const { myStore, watched } = aMyStore('today');
  const product = aProduct({ variants: [aVariant(), aVariant({ id: '22002', partNumber: 'SKU-1002', size: '9 lb' })] });
  const { changes } = showPickup(myStore, product);
  expect(watched).toEqual([['SKU-1001', 'SKU-1002']]);
  const change = screen.getByRole('link', { name: 'Change store' });
  expect(change.getAttribute('href')).toBe('/store-locator');
  act(() => change.click());
  expect(changes()).toBe(1);
});

test.each([
  [
    'live animals and products sold in stores only',
    aProduct({ inStoreOnly: true, liveAnimal: true }),
    'Sold in stores only',
  ],
  ['a product for online purchase and pickup', aProduct({ pickupOnly: true }), 'Store pickup only'],
  ['any other product', aProduct(), 'Pickup in store'],
])('without a store, offers a store choice for %s', (_case, product, text) => {
  const { line } = showPickup({ ...aMyStore().myStore, store: undefined }, product);
  expect(line.querySelector('b')?.textContent).toBe(text);
  expect(screen.getByRole('link', { name: 'Choose your store' })).toBeDefined();
});

test('[ACC-06] a product that the store lacks offers a mail when it is there', () => {
  const { wanted } = showPickup(aMyStore('not-here').myStore);
  const link = screen.getByRole('link', { name: 'Email me when it’s here' });
  expect(link.getAttribute('href')).toMatch(/^\/notify\/[^/?]+\?sku=SKU-1001&store=1101$/);
  act(() => link.click());
  expect(wanted).toEqual([
    expect.objectContaining({ partNumber: 'SKU-1001', store: { id: '1101', name: 'Mission Valley' } }),
  ]);
});

test.each([
  ['today', 'link', 'In stock at Mission Valley today', '/store-locator/1101'],
  ['not-here', 'link', 'Email me when it’s back', '/notify/goodpaw-dog-food?sku=SKU-1001'],
  ['unknown', 'link', 'Email me when it’s back', '/notify/goodpaw-dog-food?sku=SKU-1001'],
] as const)(
  '[STO-09] for a product unavailable online and %s at their store, the buy box shows “%s %s”',
  (pickup, role, name, href) => {
    const product = aProduct();
    const [{ id } = aVariant()] = product.variants;
    const model = new ProductViewModel(
      {
        product,
        stock: { [id]: { variantId: id, status: 'unavailable', quantity: 0 } },
        delivery: { words: 'Delivery by Wed, Nov 25', freeOn: 'Free on orders', cost: 5.99, freeFrom: 35 },
        related: undefined,
        boughtTogether: undefined,
        questions: undefined,
        together: [],
        again: undefined,
        shownPartNumber: undefined,
      },
      {
        cart: { add: () => Promise.resolve(), isBusy: () => false },
        behaviour: new FakeBehaviourTracker(),
        history: new FakePageHistory(product.url),
      },
    );
    render(
      <BuyBox
        model={model}
        advice={<></>}
        myStore={aMyStore(pickup).myStore}
        onChangeStore={() => undefined}
        onPersonalize={() => undefined}
        onRepeat={() => undefined}
        onNotify={() => undefined}
      />,
    );
    expect(screen.getAllByText('Out of stock online').length).toBeGreaterThan(0);
    expect(screen.getByRole(role, { name }).getAttribute('href')).toBe(href);
  },
);
