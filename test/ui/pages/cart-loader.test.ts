import * as TE from 'fp-ts/TaskEither';
import { EMPTY_CART, type Cart } from '../../../core/cart/cart';
import type { LoadCartOptions } from '../../../core/cart/fulfilment/load-fulfilment-options';
import type { LoadCart } from '../../../core/cart/load-cart';
import type { LoadRecommendation } from '../../../core/recommendations/load-recommendation';
import type { RecommendationRequest } from '../../../core/recommendations/recommendations';
import type { ProductTile } from '../../../core/catalogue/tile';
import { makeCartLoader } from '../../../ui/pages/cart/cart-loader';
import { aCart, aCartItem } from '../../builders/cart';
import { aTile } from '../../builders/product-tile';
import { aMember } from '../../builders/rewards';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';
import { EVERYTHING } from '../../builders/capabilities';

const REQUEST = {
  path: '/shop/OrderItemDisplay',
  parameters: {},
  query: new URLSearchParams('added=SKU-1'),
  cameFrom: undefined,
  isPersonal: true,
};

const ROW = { podId: 'bestsellers', title: 'Best Sellers', products: [], resultId: undefined, experiment: undefined };

const load = (
  loadCart: LoadCart,
  loadRecommendation: LoadRecommendation = () => TE.right(ROW),
  loadCartOptions: LoadCartOptions = () => TE.right({}),
  request = REQUEST,
) =>
  makeCartLoader({
    capabilities: EVERYTHING,
    loadCart,
    loadRecommendation,
    refreshRewards: TE.right(aMember()),
    userType: () => 'registered',
    shop: 'Petco',
    loadCartOptions,
    placeStore: {
      store: () => ({ id: '1101', locationId: '13501', name: 'Mission Valley' }),
      deliveryZip: () => '92101',
    },
  })(request)();

test('[RTE-10] the cart is private, not indexed and shows the last added item', async () => {
  expect(await load(TE.right(EMPTY_CART))).toMatchObject({
    kind: 'page',
    isShareable: false,
    head: { isIndexed: false, canonical: undefined },
    data: { addedPartNumber: 'SKU-1', alsoBought: ROW },
  });
});

test('[CRT-03] the cart knows that a checkout did not begin', async () => {
  const stopped = { ...REQUEST, query: new URLSearchParams('checkout=stopped') };
  expect(await load(TE.right(EMPTY_CART), undefined, undefined, stopped)).toMatchObject({ data: { isStopped: true } });
  expect(await load(TE.right(EMPTY_CART))).toMatchObject({ data: { isStopped: false } });
});

test.each([
  ['moved=pickup%3A1102&moved=ship', 'Moved to cart for shipping, since pickup isn’t possible now'],
  ['moved=same-day%3A1102&moved=ship', 'Moved to cart for shipping, since same-day delivery isn’t possible now'],
  [
    'moved=pickup%3A1102&moved=pickup%3A1101',
    'Moved to cart for pickup at your store, since the store you had chosen doesn’t have it now',
  ],
  ['moved=<b>&moved=ship', undefined],
  ['moved=ship', undefined],
  ['added=SKU-1', undefined],
])('[CHK-10] the cart after %s says %s', async (query, moved) => {
  const asked = { ...REQUEST, query: new URLSearchParams(query) };
  expect(await load(TE.right(EMPTY_CART), undefined, undefined, asked)).toHaveProperty('data.moved', moved);
});

test.each([
  ['added=SKU-1&again=4', 4],
  ['added=SKU-1', undefined],
  ['added=SKU-1&again=<b>', undefined],
  ['added=SKU-1&again=0', undefined],
])('[ORD-08] the cart after %s has %p products that were bought again', async (query, count) => {
  const asked = { ...REQUEST, query: new URLSearchParams(query) };
  expect(await load(TE.right(EMPTY_CART), undefined, undefined, asked)).toHaveProperty('data.addedCount', count);
});

test('[CRT-03] shows the cart without recommendations that fail to load', async () => {
  expect(await load(TE.right(EMPTY_CART), () => TE.left(anUnreachable()))).toMatchObject({
    kind: 'page',
    data: { alsoBought: undefined },
  });
});

test.each([
  ['unreachable', anUnreachable()],
  ['unintelligible', anUnintelligible()],
  ['broken', aRefusal({ status: 500 })],
])('[CRT-03] a cart that is %s is not shown as empty', async (_case, failure) => {
  expect(await load(TE.left(failure))).toEqual({ kind: 'unavailable' });
});

test('[CRT-03] a shopper with an expired session signs in first and returns to the cart', async () => {
  expect(await load(TE.left(aRefusal({ status: 401, facts: ['session-over'] })))).toEqual({
    kind: 'redirect',
    url: '/shop/LogonForm?URL=%2Fshop%2FOrderItemDisplay',
    isPermanent: false,
  });
});

describe('recommendations in the cart', () => {
  const cartOf = (...productIds: ReadonlyArray<string>) =>
    aCart(productIds.map((productId, index) => aCartItem({ id: String(index), productId })));

  const asking = async (cart: Cart, products: Readonly<Record<string, ReadonlyArray<ProductTile>>>) => {
    const requested: RecommendationRequest[] = [];
    const page = await load(TE.right(cart), (request) => {
      requested.push(request);
      return TE.right({ ...ROW, podId: request.podId, products: products[request.podId] ?? [] });
    });
    const shown = page.kind === 'page' ? page.data.alsoBought?.podId : undefined;
    return { requested: requested.filter(({ podId }) => podId !== 'bestsellers'), shown };
  };

  test('[REC-01] match each product in the cart', async () => {
    const { requested, shown } = await asking(cartOf('1', '2', '1'), { 'bought-together': [aTile()] });
    expect(requested).toMatchObject([{ productIds: ['1', '2'] }]);
    expect(shown).toBe('bought-together');
  });

  test('[REC-01] are bestsellers when there are no matches or the cart is empty', async () => {
    expect((await asking(cartOf('1'), { bestsellers: [aTile()] })).shown).toBe('bestsellers');
    expect(await asking(EMPTY_CART, {})).toEqual({ requested: [], shown: 'bestsellers' });
  });
});

test('[CHK-02] loads the ways of each line for the shopper’s store and ZIP code; an empty cart needs none', async () => {
  const loadCartOptions: LoadCartOptions = ({ storeId, zipCode }) => TE.right({ [`${storeId} ${zipCode}`]: [] });
  expect(await load(TE.right(aCart()), undefined, loadCartOptions)).toMatchObject({
    data: { options: { '1101 92101': [] } },
  });
  expect(await load(TE.right(EMPTY_CART), undefined, loadCartOptions)).toMatchObject({ data: { options: {} } });
});

test('[CHK-02] shows the cart without ways that cannot be read', async () => {
  expect(await load(TE.right(aCart()), undefined, () => TE.left(anUnreachable()))).toMatchObject({
    kind: 'page',
    data: { options: {} },
  });
});
