import * as E from 'fp-ts/Either';
import { HttpCheckoutGateway } from '../../../adapters/commerce/checkout/http-checkout-gateway';
import { serve, transactions } from './commerce-site';

test.each([
  ['while its order is being placed', { x_state: 'PENDING' }, { isUnderWay: true }],
  ['of an order that is not being placed', {}, {}],
])('[CHK-08] [ORD-01] a key %s says so', async (_when, state, isUnderWay) => {
  serve(() => [200, { grandTotal: '31.97000', x_key: 'key-1', ...state }]);
  expect(await new HttpCheckoutGateway(transactions()).prepare('900001')()).toEqual(
    E.right({ key: 'key-1', total: 31.97, ...isUnderWay }),
  );
});
