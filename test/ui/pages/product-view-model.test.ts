import type { Product, Stock } from '../../../core/catalogue/product';
import type { CartViewModel, Wanted } from '../../../ui/cart/cart-view-model';
import type { MyStore } from '../../../ui/stores/my-store';
import { NOTHING_TO_DISPOSE } from '../../../core/shared/disposer';
import { ProductViewModel } from '../../../ui/pages/product/product-view-model';
import { FACTS } from '../../builders/facts';
import { aProduct, aVariant } from '../../builders/product';
import { aSameDay } from '../../builders/fulfilment';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakePageHistory } from '../../fakes/fake-page-history';

const small = aVariant({ id: '1', partNumber: 'S-C', size: '5 lb', flavor: 'Chicken', listPrice: 12.99 });
const smallBeef = aVariant({ id: '2', partNumber: 'S-B', size: '5 lb', flavor: 'Beef', listPrice: 13.99 });
const large = aVariant({
  id: '3',
  partNumber: 'L-C',
  size: '24 lb',
  flavor: 'Chicken',
  listPrice: 49.99,
  offerPrice: 39.99,
});
const delivery = { words: 'Delivery by Wed, Nov 25', freeOn: 'Free on orders', cost: 5.99, freeFrom: 35 };

const NO_ROWS = { related: undefined, boughtTogether: undefined, questions: undefined, together: [], again: undefined };

const inStock = (variantId: string, quantity: number): Stock => ({ variantId, status: 'available', quantity });

const open = (
  facts: Partial<Product> = {},
  stock: Readonly<Record<string, Stock>> | undefined = { '1': inStock('1', 50), '3': inStock('3', 4) },
  shownPartNumber?: string,
) => {
  const added: unknown[] = [];
  const behaviour = new FakeBehaviourTracker();
  const cart: Pick<CartViewModel, 'add' | 'isBusy'> = {
    add: (wanted) => Promise.resolve(void added.push(wanted)),
    isBusy: () => false,
  };
  const product = aProduct({ variants: [small, smallBeef, large], ...facts });
  const history = new FakePageHistory('/shop/en/petcostore');
  history.push(product.url)();
  const page = { product, stock, delivery, ...NO_ROWS, shownPartNumber };
  return { model: new ProductViewModel(page, { cart, behaviour, history }), added, behaviour, history };
};

test('[CRT-03] choosing a variant keeps the quantity and shows its price', () => {
  const { model } = open();
  model.setQuantity(3);
  model.select('L-C');
  expect(model.quantity).toBe(3);
  expect(model.prices).toMatchObject({ price: 39.99, normalPrice: 49.99, hasOffer: true });
});

test('[RTE-03] selects the variant of the URL', () => {
  expect(open({}, undefined, 'L-C').model.selected.partNumber).toBe('L-C');
  expect(open({}, undefined, 'nonsense').model.selected.partNumber).toBe('S-C');
});

test('[PRO-01] the address carries the chosen variant, and Back leads to the page before', () => {
  const { model, history } = open();
  model.select('L-C');
  model.select('S-B');
  expect(history.current()).toBe(`${model.product.url}?sku=S-B`);
  history.goesBack();
  expect(history.current()).toBe('/shop/en/petcostore');
});

test('[PRO-01] a variant shows its own pictures, and others those of the product', () => {
  const teal = aVariant({ id: '2', partNumber: 'T', color: 'Teal', images: ['/t.jpg', '/t-2.jpg'] });
  const { model } = open({ variants: [aVariant({ color: 'Charcoal' }), teal], images: ['/p.jpg'] });
  expect(model.images).toEqual(['/p.jpg']);
  expect(model.choices[0]?.options.map(({ image }) => image)).toEqual(['/p.jpg', '/t.jpg']);
  model.select('T');
  expect(model.images).toEqual(['/t.jpg', '/t-2.jpg']);
});

test('offers a choice for each attribute that differs, linked to the variant that keeps the others', () => {
  const { model } = open();
  expect(model.choices.map(({ attribute }) => attribute)).toEqual(['size', 'flavor']);
  const flavors = model.choices.find(({ attribute }) => attribute === 'flavor')?.options;
  expect(flavors).toEqual([
    { value: 'Chicken', isSelected: true, partNumber: 'S-C', image: '/img/1000.jpg', isAvailable: true },
    { value: 'Beef', isSelected: false, partNumber: 'S-B', image: '/img/1000.jpg', isAvailable: false },
  ]);
});

test.each([
  ['plenty', {}, 'S-C', { kind: 'available', left: undefined }],
  ['a few', {}, 'L-C', { kind: 'available', left: 4 }],
  ['none', {}, 'S-B', { kind: 'out-of-stock' }],
  ['stores only', { inStoreOnly: true }, 'S-C', { kind: 'in-store-only' }],
  ['pickup only', { pickupOnly: true }, 'S-C', { kind: 'pickup-only' }],
  ['no price', { variants: [aVariant({ id: '1', listPrice: undefined })] }, 'SKU-1001', { kind: 'no-price' }],
] as const)('[CRT-03] describes the availability: %s', (_case, facts, partNumber, availability) => {
  const { model } = open(facts);
  model.select(partNumber);
  expect(model.availability).toEqual(availability);
  expect(model.canAdd).toBe(availability.kind === 'available');
});

test('[CRT-03] leaves the decision to the service when the stock is unknown', async () => {
  const product = aProduct();
  const added: unknown[] = [];
  const cart = { add: (wanted: unknown) => Promise.resolve(void added.push(wanted)), isBusy: () => false };
  const model = new ProductViewModel(
    { product, stock: undefined, delivery, ...NO_ROWS, shownPartNumber: undefined },
    { cart, behaviour: new FakeBehaviourTracker(), history: new FakePageHistory(product.url) },
  );
  expect(model.availability).toEqual({ kind: 'unknown' });
  await model.addToCart();
  expect(added).toHaveLength(1);
});

test('[CRT-03] adds the selected variant in the selected quantity when it is available', async () => {
  const { model, added } = open();
  model.setQuantity(2);
  await model.addToCart();
  model.select('S-B');
  await model.addToCart();
  expect(added).toEqual([
    {
      partNumber: 'S-C',
      choice: { method: 'ship' },
      name: 'Goodpaw Chicken Dog Food',
      quantity: 2,
      price: 12.99,
      product: { id: model.product.id, name: 'Goodpaw Chicken Dog Food', variationId: 'S-C' },
    },
  ]);
});

test.each([
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [1000, 99],
  [Number.NaN, 1],
])('limits a quantity of %d to %d', (typed, quantity) => {
  const { model } = open();
  model.setQuantity(typed);
  expect(model.quantity).toBe(quantity);
});

test('[SRC-08] reports a product view once after hydration with the shown variant', () => {
  const { model, behaviour } = open({}, undefined, 'L-C');
  expect(behaviour.recordedEvents()).toEqual([]);
  model.start();
  const { id, name, url } = model.product;
  expect(behaviour.recordedEvents()).toEqual([{ kind: 'product-viewed', item: { id, name, variationId: 'L-C' }, url }]);
});

test('[SRC-08] reports an addition with the product and its price', async () => {
  const { model, added } = open();
  model.select('L-C');
  await model.addToCart();
  const { id, name } = model.product;
  expect(added).toMatchObject([{ partNumber: 'L-C', product: { id, name, variationId: 'L-C' }, price: 39.99 }]);
});

describe('[CHK-02] how the product reaches the shopper', () => {
  const STORE = { id: '1101', locationId: '13501', name: 'Mission Valley' };

  const openWith = (
    facts: Partial<Product>,
    stock: Readonly<Record<string, Stock>>,
    place: Pick<MyStore, 'store' | 'pickupOf'> = { store: STORE, pickupOf: () => 'today' },
  ) => {
    const added: Wanted[] = [];
    const cart = { add: (wanted: Wanted) => Promise.resolve(void added.push(wanted)), isBusy: () => false };
    const product = aProduct({ variants: [small], ...facts });
    const page = { product, stock, delivery, ...NO_ROWS, shownPartNumber: undefined };
    const ways = { myStore: place, show: () => undefined, watchSameDay: () => NOTHING_TO_DISPOSE };
    const ports = { cart, behaviour: new FakeBehaviourTracker(), history: new FakePageHistory(product.url) };
    return { model: new ProductViewModel(page, ports, ways), added };
  };

  test('is shipping by default, and pickup in the shopper’s store when that is chosen', async () => {
    const { model, added } = openWith({}, { '1': inStock('1', 50) });
    await model.addToCart();
    model.chooseWay('pickup');
    await model.addToCart();
    expect(added.map(({ choice }) => choice)).toEqual([{ method: 'ship' }, { method: 'pickup', storeId: '1101' }]);
  });

  test.each([
    ['a product for pickup only', { pickupOnly: true }],
    ['a product that is sold out online', {}],
  ])('%s can be bought for pickup in the shopper’s store', async (_what, facts) => {
    const { model, added } = openWith(facts, {});
    expect([model.isShipped, model.way, model.canAdd]).toEqual([false, 'pickup', true]);
    await model.addToCart();
    expect(added).toMatchObject([{ choice: { method: 'pickup', storeId: '1101' } }]);
  });

  test('[PRO-07] a sold-out product that needs a prescription is not offered at a store', async () => {
    const { model, added } = openWith({ facts: FACTS }, {});
    expect([model.isPrescribed, model.way, model.canAdd, model.needsStore]).toEqual([true, 'ship', false, false]);
    await model.addToCart();
    expect(added).toEqual([]);
  });

  test('a product for pickup only asks for a store first', async () => {
    const { model, added } = openWith({ pickupOnly: true }, {}, { store: undefined, pickupOf: () => 'unknown' });
    expect([model.needsStore, model.canAdd]).toEqual([true, false]);
    await model.addToCart();
    expect(added).toEqual([]);
  });

  test('is same-day delivery only while a store is known that could bring it', async () => {
    const { model, added } = openWith({}, { '1': inStock('1', 50) });
    model.chooseWay('same-day');
    expect(model.way).toBe('ship');
    model.sameDay = aSameDay({ storeId: '1102', isAvailable: false, reason: 'Only 1 available at La Mesa.' });
    expect([model.way, model.canAdd]).toEqual(['same-day', true]);
    await model.addToCart();
    expect(added).toMatchObject([{ choice: { method: 'same-day', storeId: '1102' } }]);
  });

  test('cannot be pickup in a store that does not have it', () => {
    const { model } = openWith({ pickupOnly: true }, {}, { store: STORE, pickupOf: () => 'not-here' });
    expect(model.canAdd).toBe(false);
  });
});
