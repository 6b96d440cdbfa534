import * as E from 'fp-ts/Either';
import { makeTakeFromCart } from '../../../core/repeat-delivery/take-from-cart';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';

const OWNER = '700001';
const KIBBLE = [{ partNumber: 'KIB-15', quantity: 2 }];
const AT_STORE = { method: 'pickup', storeId: '1101' } as const;

const arrange = () => {
  const cart = new FakeCartGateway().sells(
    { partNumber: 'KIB-15', name: 'Kibble', price: 20, stock: 50, inStore: { 1101: 50 } },
    { partNumber: 'BED-1', name: 'Bed', price: 30, stock: 50 },
  );
  cart.caller.becomesGuest('600001');
  const lines = async () => {
    const found = await cart.load();
    if (E.isLeft(found)) throw new Error('no cart');
    return found.right.items;
  };
  const idOf = async (partNumber: string): Promise<string> => {
    const line = (await lines()).find((item) => item.partNumber === partNumber);
    if (line === undefined) throw new Error(`no line of ${partNumber}`);
    return line.id;
  };
  const partNumbers = async () => (await lines()).map(({ partNumber }) => partNumber);
  return { cart, idOf, partNumbers, take: makeTakeFromCart({ cart }) };
};

describe('[RPD-01] a line of the cart that became a repeat delivery', () => {
  test('is removed, and nothing else is; once it is gone, nothing fails', async () => {
    const { cart, idOf, partNumbers, take } = arrange();
    await cart.add('KIB-15', 2)();
    await cart.add('BED-1', 1)();
    const line = { itemId: await idOf('KIB-15'), items: KIBBLE };
    for (let press = 0; press < 2; press += 1) {
      expect(await take(line)()).toEqual(E.right(undefined));
      expect(await partNumbers()).toEqual(['BED-1']);
    }
  });

  test('is found by its product when a sign-in has merged it into another line', async () => {
    const { cart, idOf, partNumbers, take } = arrange();
    cart.caller.signsIn(OWNER);
    await cart.add('KIB-15', 1)();
    cart.caller.becomesGuest('600002');
    await cart.add('KIB-15', 2)();
    const itemId = await idOf('KIB-15');
    cart.caller.signsIn(OWNER);
    expect(await idOf('KIB-15')).not.toBe(itemId);
    expect(await take({ itemId, items: KIBBLE })()).toEqual(E.right(undefined));
    expect(await partNumbers()).toEqual([]);
  });

  test('stays, with a failure, when it could be one of several lines', async () => {
    const { cart, partNumbers, take } = arrange();
    await cart.add('KIB-15', 1)();
    await cart.add('KIB-15', 1, AT_STORE)();
    expect(await take({ itemId: '1', items: KIBBLE })()).toEqual(E.left({ kind: 'several-lines' }));
    expect(await partNumbers()).toEqual(['KIB-15', 'KIB-15']);
  });

  test.each(['load', 'changeQuantity'] as const)('stays, with a failure, when the service fails: %s', async (call) => {
    const { cart, idOf, partNumbers, take } = arrange();
    await cart.add('KIB-15', 1)();
    const itemId = await idOf('KIB-15');
    cart.isDown(call);
    expect(await take({ itemId, items: KIBBLE })()).toMatchObject({ left: { kind: 'unreachable' } });
    cart.isBack();
    expect(await partNumbers()).toEqual(['KIB-15']);
  });

  test('is not guessed for a repeat delivery of several products', async () => {
    const { cart, partNumbers, take } = arrange();
    await cart.add('KIB-15', 1)();
    const items = [...KIBBLE, { partNumber: 'BED-1', quantity: 1 }];
    expect(await take({ itemId: '1', items })()).toEqual(E.right(undefined));
    expect(await partNumbers()).toEqual(['KIB-15']);
  });
});
