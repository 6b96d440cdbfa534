import * as TE from 'fp-ts/TaskEither';
import { makeAskForNotice } from '../../../../core/stock-notices/ask-for-notice';
import { EMAIL } from '../../../../core/forms/messages';
import type { ViewedProduct, ViewProductError } from '../../../../core/catalogue/view-product';
import { makeNotifyAction, makeUndoNoticeAction } from '../../../../ui/pages/notices/notify-action';
import { makeNotifyLoader } from '../../../../ui/pages/notices/notify-loader';
import { aProduct, aVariant } from '../../../builders/product';
import { aStore } from '../../../builders/store';
import { anUnreachable, aRefusal } from '../../../builders/upstream-failure';
import { FakeStockNotices } from '../../../fakes/fake-stock-notices';
import { FakeStoreGateway } from '../../../fakes/fake-store-gateway';
import { FakeStoreStock } from '../../../fakes/fake-store-stock';

const PRODUCT = aProduct({ variants: [aVariant(), aVariant({ id: '22002', partNumber: 'SKU-1002', size: '9 lb' })] });
const stockOf = (status: 'available' | 'unavailable'): ViewedProduct['stock'] =>
  Object.fromEntries(PRODUCT.variants.map(({ id }) => [id, { variantId: id, status, quantity: undefined }]));

interface Given {
  readonly viewed?: TE.TaskEither<ViewProductError, ViewedProduct>;
  readonly storeStock?: FakeStoreStock;
}

const load = (query: string, { viewed, storeStock = new FakeStoreStock() }: Given = {}) =>
  makeNotifyLoader({
    viewProduct: () => viewed ?? TE.right({ product: PRODUCT, stock: stockOf('unavailable') }),
    stores: new FakeStoreGateway().hasStores(aStore({ id: '1101', name: 'Mission Valley' })),
    storeStock,
    shop: 'Petco',
  })({
    path: '/notify/goodpaw-dog-food',
    parameters: { url: 'goodpaw-dog-food' },
    query: new URLSearchParams(query),
    cameFrom: undefined,
  })();

test('[ACC-06] the page names the variant and the store, is never kept and in no search engine', async () => {
  expect(await load('sku=SKU-1002&store=1101')).toMatchObject({
    kind: 'page',
    isShareable: false,
    isNeverKept: true,
    head: { isIndexed: false },
    data: {
      wanted: {
        partNumber: 'SKU-1002',
        name: expect.stringContaining('9 lb'),
        store: { id: '1101', name: 'Mission Valley' },
      },
      isInStock: false,
      isAsked: false,
    },
  });
});

test('[ACC-06] without a variant the page is about the first one, for delivery', async () => {
  expect(await load('asked=a-token')).toMatchObject({
    data: { wanted: { partNumber: 'SKU-1001', store: undefined, undo: 'a-token' }, isAsked: true, isUndone: false },
  });
  expect(await load('undone=1')).toMatchObject({
    data: { wanted: { undo: undefined }, isAsked: false, isUndone: true },
  });
});

test('[ACC-06] a product that is in stock again says so, online and in a store', async () => {
  const viewed = TE.right({ product: PRODUCT, stock: stockOf('available') });
  expect(await load('sku=SKU-1001', { viewed })).toMatchObject({ data: { isInStock: true } });
  const storeStock = new FakeStoreStock().has('1101', { 'SKU-1001': 3 });
  expect(await load('sku=SKU-1001&store=1101', { storeStock })).toMatchObject({ data: { isInStock: true } });
});

test.each(['inStoreOnly', 'pickupOnly', 'liveAnimal'])(
  '[ACC-06] a product that is %s has a form for a store, and none for delivery',
  async (fact) => {
    const product = { ...PRODUCT, [fact]: true };
    const viewed = TE.right({ product, stock: stockOf('available') });
    expect(await load('sku=SKU-1001', { viewed })).toMatchObject({ data: { isPossible: false, isInStock: false } });
    expect(await load('sku=SKU-1001&store=1101', { viewed })).toMatchObject({ data: { isPossible: true } });
    expect(await load('sku=SKU-1001')).toMatchObject({ data: { isPossible: true } });
  },
);

test('[ACC-06] stock that cannot be read leaves the form', async () => {
  const viewed = TE.right({ product: PRODUCT, stock: undefined });
  expect(await load('sku=SKU-1001', { viewed })).toMatchObject({ data: { isInStock: false } });
  const storeStock = new FakeStoreStock().isDown();
  expect(await load('sku=SKU-1001&store=1101', { storeStock })).toMatchObject({ data: { isInStock: false } });
});

test.each([
  ['an unknown variant', 'sku=SKU-9', {}, 'not-found'],
  ['an unknown store', 'sku=SKU-1001&store=9999', {}, 'not-found'],
  ['an unknown product', '', { viewed: TE.left({ kind: 'no-such-product' as const }) }, 'not-found'],
  ['an address that no product can have', '', { viewed: TE.left(aRefusal({ status: 400 })) }, 'not-found'],
  ['a refusal', '', { viewed: TE.left(aRefusal({ status: 503 })) }, 'unavailable'],
  ['an outage', '', { viewed: TE.left(anUnreachable()) }, 'unavailable'],
])('[ACC-06] %s has no form', async (_, query, given, kind) => {
  expect(await load(query, given)).toEqual({ kind });
});

const post = (notices: FakeStockNotices, fields: Readonly<Record<string, string>>) =>
  makeNotifyAction({ askForNotice: makeAskForNotice({ notices }) })(
    new URLSearchParams({ sku: 'SKU-1001', ...fields }),
    {
      url: 'goodpaw-dog-food',
    },
  )();

const PAGE = '/notify/goodpaw-dog-food?sku=SKU-1001';

test('[ACC-06] the posted form leads to the page that says so, which does not know the address', async () => {
  const notices = new FakeStockNotices();
  expect(await post(notices, { email: 'pat@example.test' })).toEqual({
    kind: 'see-other',
    url: `${PAGE}&asked=undo-1`,
  });
  expect(await post(notices, { email: 'pat@example.test', store: '1101' })).toEqual({
    kind: 'see-other',
    url: `${PAGE}&store=1101&asked=undo-2`,
  });
});

test('[ACC-06] what was just asked for is taken back, once or twice; a wrong token is told', async () => {
  const notices = new FakeStockNotices();
  await post(notices, { email: 'pat@example.test', store: '1101' });
  const undo = (token: string) =>
    makeUndoNoticeAction({ undoNotice: notices.undo })(new URLSearchParams({ sku: 'SKU-1001', store: '1101', token }), {
      url: 'goodpaw-dog-food',
    })();
  const page = `${PAGE}&store=1101`;
  for (let press = 0; press < 2; press += 1) {
    expect(await undo('undo-1')).toEqual({ kind: 'see-other', url: `${page}&undone=1` });
  }
  const problem = 'We couldn’t cancel your request. Please try again in a moment.';
  const refused = { kind: 'refused', url: `${page}&asked=nonsense`, changes: { problem } };
  expect(await undo('nonsense')).toEqual({ ...refused, status: 404 });
  notices.isDown();
  expect(await undo('nonsense')).toEqual({ ...refused, status: 503 });
});

test.each([
  ['a wrong address', new FakeStockNotices(), { email: 'pat' }, 400, { errors: { email: EMAIL }, problem: undefined }],
  [
    'a product in stock',
    new FakeStockNotices().hasInStock('SKU-1001'),
    {},
    400,
    { problem: 'Good news: it’s back in stock. You can order it now.' },
  ],
  [
    'a product that is gone',
    new FakeStockNotices().hasGone('SKU-1001'),
    {},
    400,
    { problem: 'This product is no longer sold, so we can’t email you about it.' },
  ],
  [
    'a product that is not delivered',
    new FakeStockNotices().hasInStoresOnly('SKU-1001'),
    {},
    400,
    { problem: 'We don’t deliver this product. Choose a store, and we’ll email you when it’s there.' },
  ],
  [
    'an outage',
    new FakeStockNotices().isDown(),
    {},
    503,
    { problem: 'Something went wrong. Please try again in a moment.' },
  ],
])('[ACC-06] %s keeps what was typed and says why', async (_, notices, fields, status, changes) => {
  const form = { email: 'pat@example.test', ...fields };
  expect(await post(notices, form)).toMatchObject({
    kind: 'refused',
    status,
    url: PAGE,
    changes: { ...changes, email: form.email },
  });
});

test('[ACC-06] too many requests are told, with their status', async () => {
  const askForNotice = () => TE.left({ kind: 'too-many-requests' } as const);
  const form = new URLSearchParams({ sku: 'SKU-1001', email: 'pat@example.test' });
  expect(await makeNotifyAction({ askForNotice })(form, { url: 'goodpaw-dog-food' })()).toMatchObject({
    status: 429,
    changes: { problem: 'Too many attempts. Please wait a minute and try again.' },
  });
});
