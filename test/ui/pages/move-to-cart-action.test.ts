import * as TE from 'fp-ts/TaskEither';
import { EMPTY_CART } from '../../../core/cart/cart';
import { readChoice, SHIPPING } from '../../../core/cart/fulfilment/fulfilment';
import type { MoveToCart } from '../../../core/cart/saved/save-for-later';
import { makeMoveToCartAction } from '../../../ui/pages/cart/cart-actions';

/** Posts the ways of a saved item, which moves to the cart in this one. */
const post = async (query: string, used: string) => {
  const asked: Parameters<MoveToCart>[] = [];
  const moveToCart: MoveToCart = (...args) => {
    asked.push(args);
    const [method = '', storeId = ''] = used.split(':');
    return TE.right({ cart: EMPTY_CART, way: readChoice(method, storeId) ?? SHIPPING });
  };
  return { result: await makeMoveToCartAction({ moveToCart })(new URLSearchParams(query))(), asked };
};

test('[CHK-10] [PLT-03] without scripts a saved item is moved in the wanted way, and the cart says nothing of it', async () => {
  expect(await post('savedId=7&choice=pickup:1101&choice=ship', 'pickup:1101')).toEqual({
    result: { kind: 'see-other', url: '/shop/OrderItemDisplay' },
    asked: [['7', [{ method: 'pickup', storeId: '1101' }, SHIPPING]]],
  });
  expect(await post('savedId=7', 'ship')).toEqual({
    result: { kind: 'see-other', url: '/shop/OrderItemDisplay' },
    asked: [['7', []]],
  });
});

test('[CHK-10] [PLT-03] without scripts the cart is told when a saved item is there in another way', async () => {
  expect((await post('savedId=7&choice=pickup:1101&choice=ship', 'ship')).result).toEqual({
    kind: 'see-other',
    url: '/shop/OrderItemDisplay?moved=pickup%3A1101&moved=ship',
  });
});

test('[CHK-10] [PLT-04] tries three ways at most, and refuses one that is none', async () => {
  const many = Array.from({ length: 50 }, (_, index) => `choice=pickup:${index + 1}`).join('&');
  expect((await post(`savedId=7&${many}`, 'pickup:1')).asked[0]?.[1]).toHaveLength(3);
  const { result, asked } = await post('savedId=7&choice=drone', 'ship');
  expect([result.kind, asked]).toEqual(['refused', []]);
});
