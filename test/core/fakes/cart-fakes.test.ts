import { cartWaysContract, FULFILMENT_CALLS, SAVED_ITEMS_CALLS } from '../../contracts/cart-ways.contract';
import { KNOWN_WAYS, withWays } from '../../fakes/cart-ways';
import { CART_CALLS, cartGatewayContract } from '../../contracts/cart-gateway.contract';
import { personalizedCartContract } from '../../contracts/personalized-cart.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { failingWorld } from './failing-world';

const PLENTY = { partNumber: 'SKU-1', name: 'Dog food', price: 12.99, stock: 500 };
const OTHER = { partNumber: 'SKU-2', name: 'Cat toy', price: 4.5, stock: 500 };
const SCARCE = { partNumber: 'SKU-3', name: 'Fish tank', price: 89, stock: 3 };
const SOLD_OUT = { partNumber: 'SKU-4', name: 'Bird cage', price: 59, stock: 0 };
const IN_STORES = { partNumber: 'SKU-5', name: 'Hamster', price: 19.99, stock: 9, inStoresOnly: true };

const stocked = (): FakeCartGateway =>
  new FakeCartGateway().sells(PLENTY, OTHER, SCARCE, SOLD_OUT, IN_STORES).hasPromotion('PUP5', 5);

cartGatewayContract('FakeCartGateway', () => {
  const gateway = stocked();
  return {
    gateway,
    assortment: async () => ({
      plenty: PLENTY,
      other: OTHER,
      scarce: { partNumber: SCARCE.partNumber, available: SCARCE.stock },
      soldOut: SOLD_OUT,
      inStoresOnly: IN_STORES,
      promotionCode: 'PUP5',
    }),
    becomesGuest: async () => void gateway.caller.becomesGuest('700001'),
    signsIn: async () => void gateway.caller.signsIn('700002'),
    startsPromotion: async () => {
      gateway.hasPromotion('SOON', 3);
      return { code: 'SOON', ends: async () => void gateway.endsPromotion('SOON') };
    },
  };
});

personalizedCartContract('FakeCartGateway', () => {
  const gateway = stocked().sells({
    partNumber: 'TAG-1',
    name: 'ID tag',
    price: 9.99,
    stock: 50,
    isPersonalized: true,
  });
  gateway.caller.becomesGuest('700001');
  return { gateway, tag: 'TAG-1', plain: PLENTY.partNumber };
});

upstreamFailuresContract('FakeCartGateway', CART_CALLS, () => {
  const gateway = stocked();
  gateway.caller.becomesGuest('700001');
  return failingWorld(gateway, {
    load: gateway.load,
    add: gateway.add(PLENTY.partNumber, 1),
    personalize: gateway.personalize('910001', 1, { lines: ['MAX'], font: 'Block', color: '' }),
    changeQuantity: gateway.changeQuantity('910001', 2),
    applyPromotion: gateway.applyPromotion('PUP5'),
    removePromotion: gateway.removePromotion('PUP5'),
    calculate: gateway.calculate,
  });
});

cartWaysContract('FakeCartGateway', () => {
  const gateway = withWays(new FakeCartGateway());
  return {
    cart: gateway,
    fulfilment: gateway,
    savedItems: gateway,
    known: async () => KNOWN_WAYS,
    becomesGuest: async () => void gateway.caller.becomesGuest('700001'),
  };
});

upstreamFailuresContract('FakeCartGateway with ways', [...FULFILMENT_CALLS, ...SAVED_ITEMS_CALLS], () => {
  const gateway = withWays(new FakeCartGateway());
  gateway.caller.becomesGuest('700001');
  return failingWorld(gateway, {
    optionsOfCart: gateway.optionsOfCart({ storeId: '1101', zipCode: '92101' }),
    optionsOf: gateway.optionsOf('ANY-WAY', 1, { storeId: '1101', zipCode: '92101' }),
    choose: gateway.choose('910001', { method: 'ship' }),
    save: gateway.save('910001'),
    moveToCart: gateway.moveToCart('910001', { method: 'ship' }),
    remove: gateway.remove('910001'),
  });
});

test("[CRT-03] FakeCartGateway merges a guest's lines into the customer's earlier ones", async () => {
  const gateway = stocked();
  gateway.caller.signsIn('700002');
  await gateway.add(PLENTY.partNumber, 1)();
  gateway.caller.signsOut().becomesGuest('700001');
  await gateway.add(OTHER.partNumber, 1)();
  await gateway.add(PLENTY.partNumber, 2)();
  gateway.caller.signsIn('700002');
  expect(await gateway.load()).toMatchObject({
    right: {
      items: [
        { partNumber: PLENTY.partNumber, quantity: 3 },
        { partNumber: OTHER.partNumber, quantity: 1 },
      ],
    },
  });
});

test('[CRT-03] FakeCartGateway keeps the carts of two shoppers apart', async () => {
  const gateway = stocked();
  gateway.caller.becomesGuest('700001');
  await gateway.add(PLENTY.partNumber, 1)();
  gateway.caller.becomesGuest('700003');
  expect(await gateway.load()).toMatchObject({ right: { items: [] } });
});
