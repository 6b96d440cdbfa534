import { act, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { MyStore, Pickup as PickupState } from '../../../ui/stores/my-store';
import { MyStoreContext } from '../../../ui/stores/my-store-context';
import { CartTile, tileAvailability } from '../../../ui/cart/cart-tile';
import { BuyBox } from '../../../ui/pages/product/buy-box';
import { Pickup } from '../../../ui/pages/product/pickup';
import { ProductViewModel } from '../../../ui/pages/product/product-view-model';
import { aProduct, aVariant } from '../../builders/product';
import { aTile } from '../../builders/product-tile';
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
  ['today beats sending', SENT, 'today', 'Pickup today at Mission Valley', 'good'],
  ['what is sent is sent', SENT, 'not-here', 'In stock, or on repeat', 'good'],
  ['nothing is claimed unknown', SENT, 'unknown', 'In stock, or on repeat', 'good'],
  ['today though none is left to send', OUT, 'today', 'Pickup today at Mission Valley', 'good'],
  ['nowhere to be had', OUT, 'not-here', 'Not in stock at Mission Valley', 'some'],
  ['in stores, and here', STORES_ONLY, 'today', 'Pickup today at Mission Valley', 'good'],
  ['in stores, but not here', STORES_ONLY, 'not-here', 'Not in stock at Mission Valley', 'some'],
  ['in stores, unknown', STORES_ONLY, 'unknown', 'In stores only', 'some'],
  ['pickup only, but not here', PICKUP_ONLY, 'not-here', 'Not in stock at Mission Valley', 'some'],
] as const)('[STO-02] a tile tells what can be had: %s', (_case, tile, pickup, text, tone) => {
  expect(tileAvailability(tile, aMyStore(pickup).myStore)).toEqual({ text, tone });
});

test('without a store a tile says what the catalogue knows', () => {
  expect(tileAvailability(SENT).text).toBe('In stock, or on repeat');
  expect(tileAvailability(STORES_ONLY, { store: undefined, pickupOf: () => 'today' }).text).toBe('In stores only');
});

const cart = { isBusy: () => false, add: () => undefined };

test('a tile has its variant looked up, and its line follows by itself', () => {
  const { myStore, watched, becomes } = aMyStore();
  let drawn = 0;
  const Counted = () => {
    drawn += 1;
    return <CartTile tile={SENT} cart={cart} />;
  };
  render(
    <MyStoreContext value={myStore}>
      <Counted />
    </MyStoreContext>,
  );
  expect(watched).toEqual([['SKU-1001']]);
  expect(screen.getByText('In stock, or on repeat')).toBeDefined();
  becomes('today');
  expect(screen.getByText('Pickup today at Mission Valley')).toBeDefined();
  expect(drawn).toBe(1);
});

test('what cannot be sent but lies in the shopper’s store leads to its page', () => {
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
  render(
    <ul>
      <Pickup product={product} partNumber="SKU-1001" myStore={myStore} onChangeStore={() => (changes += 1)} />
    </ul>,
  );
  return { line: screen.getByRole('status'), changes: () => changes };
};

test.each([
  ['today', 'Pickup today at Mission Valley'],
  ['not-here', 'Not in stock at Mission Valley'],
  ['unknown', 'Pickup at Mission Valley'],
] as const)('[STO-02] a product whose pickup is %s says “%s”', (pickup, text) => {
  const { line } = showPickup(aMyStore(pickup).myStore);
  expect(line.querySelector('b')?.textContent).toBe(text);
});

test('a product has all its variants looked up, and a plain click opens the choice of a store', () => {
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
  ['live animals and what stores alone sell', aProduct({ inStoreOnly: true, liveAnimal: true }), 'Sold in stores only'],
  ['what is sold online for pickup', aProduct({ pickupOnly: true }), 'Pickup in store only'],
  ['everything else', aProduct(), 'Pickup in store'],
])('without a store %s can be chosen one for', (_case, product, text) => {
  const { line } = showPickup({ ...aMyStore().myStore, store: undefined }, product);
  expect(line.querySelector('b')?.textContent).toBe(text);
  expect(screen.getByRole('link', { name: 'Choose your store' })).toBeDefined();
});

test.each([
  ['today', 'link', 'On the shelf at Mission Valley today', '/store-locator/1101'],
  ['not-here', 'button', 'Out of stock online', null],
  ['unknown', 'button', 'Out of stock online', null],
] as const)(
  '[STO-09] of what cannot be sent, and is %s at their store, the buy box says “%s %s”',
  (pickup, role, name, href) => {
    const product = aProduct();
    const [{ id } = aVariant()] = product.variants;
    const model = new ProductViewModel(
      {
        product,
        stock: { [id]: { variantId: id, status: 'unavailable', quantity: 0 } },
        delivery: { by: '2026-11-25', cost: 5.99, freeFrom: 35 },
        related: undefined,
        boughtTogether: undefined,
        chosenPartNumber: undefined,
      },
      { add: () => Promise.resolve(), isBusy: () => false },
      new FakeBehaviourTracker(),
    );
    render(<BuyBox model={model} myStore={aMyStore(pickup).myStore} onChangeStore={() => undefined} />);
    expect(screen.getAllByText('Out of stock online').length).toBeGreaterThan(0);
    expect(screen.getByRole(role, { name }).getAttribute('href')).toBe(href);
  },
);
