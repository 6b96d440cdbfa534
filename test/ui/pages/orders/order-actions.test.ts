import { anUnreachable, aRefusal } from '../../../builders/upstream-failure';
import {
  makeBuyAgainAction,
  makeCancelOrderAction,
  makeLookUpAction,
  makeReturnItemsAction,
} from '../../../../ui/pages/orders/order-actions';
import { makeRegisterWithOrderAction } from '../../../../ui/pages/register/register-with-order-action';
import { anOrder, anOrderLine } from '../../../builders/order';
import { CHANGE_KEY, FOOD, pagesWorld, USER } from './orders-pages-world';

const form = (fields: ReadonlyArray<readonly [string, string]>): URLSearchParams =>
  new URLSearchParams(fields.map(([name, value]) => [name, value]));
const see = (url: string) => ({ kind: 'see-other', url });
const worldWithOrder = (order = anOrder(), ...world: Parameters<typeof pagesWorld>) => {
  const made = pagesWorld(...world);
  made.orders.hasOrder(USER, order);
  return made;
};

describe('the look-up', () => {
  const post = (orderId: string, email: string, world = worldWithOrder(anOrder(), 'none')) =>
    makeLookUpAction(world.ports)(
      form([
        ['orderId', orderId],
        ['email', email],
      ]),
    )();

  test('[ORD-04] leads to the address of the token; no email is in it', async () => {
    expect(await post('900001', 'pat@example.test')).toEqual(see('/shop/TrackOrderStatus?orderToken=token-of-900001'));
  });

  test('[ORD-04] a wrong number and a wrong email give the same answer and keep what was typed', async () => {
    const answers = await Promise.all([post('900002', 'pat@example.test'), post('900001', 'sam@example.test')]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        kind: 'refused',
        status: 404,
        url: '/shop/TrackOrderStatus?find=other',
        changes: { problem: expect.stringMatching(/couldn’t find an order with this number and email/) },
      });
    }
    expect(answers).toMatchObject([
      { changes: { lookUp: { orderId: '900002', email: 'pat@example.test', errors: {} } } },
      { changes: { lookUp: { orderId: '900001', email: 'sam@example.test', errors: {} } } },
    ]);
  });

  test('[ORD-04] shows errors beside the fields', async () => {
    expect(await post('', 'pat')).toMatchObject({
      status: 400,
      changes: {
        problem: undefined,
        lookUp: { errors: { orderId: expect.any(String), email: expect.any(String) } },
      },
    });
  });

  test('[ORD-04] says that there were too many attempts', async () => {
    const world = worldWithOrder(anOrder(), 'none');
    world.orders.refusesLookUps();
    expect(await post('900001', 'pat@example.test', world)).toMatchObject({
      status: 429,
      changes: { problem: expect.stringMatching(/Too many attempts/) },
    });
  });
});

describe('changes of an order', () => {
  const ORDER: ReadonlyArray<readonly [string, string]> = [
    ['orderId', '900001'],
    ['changeKey', CHANGE_KEY],
  ];
  const TOKEN: ReadonlyArray<readonly [string, string]> = [...ORDER, ['orderToken', 'token-of-900001']];
  const LINE: ReadonlyArray<readonly [string, string]> = [
    ['itemId', '910001'],
    ['quantity', '2'],
  ];

  test('[ORD-05] cancels a line and shows the order', async () => {
    const world = worldWithOrder(anOrder({ lines: [anOrderLine(), anOrderLine({ id: '910002' })] }));
    expect(await makeCancelOrderAction(world.ports)(form([...ORDER, ...LINE]))()).toEqual(
      see('/shop/OrderDetail?orderId=900001&done=cancelled'),
    );
    expect(world.orders.stored('900001')?.lines.map(({ cancelledQuantity }) => cancelledQuantity)).toEqual([2, 0]);
  });

  test('[ORD-05] cancels a whole order by its token and stays at its address', async () => {
    const world = worldWithOrder(anOrder(), 'none');
    expect(await makeCancelOrderAction(world.ports)(form(TOKEN))()).toEqual(
      see('/shop/TrackOrderStatus?orderToken=token-of-900001&done=cancelled'),
    );
    expect(world.orders.stored('900001')?.status).toBe('cancelled');
  });

  test('[ORD-05] a line without a valid quantity never cancels the whole order', async () => {
    for (const quantity of ['', '0', '-1', 'all', '2e1', '100']) {
      const world = worldWithOrder();
      const posted = form([...ORDER, ['itemId', '910001'], ['quantity', quantity]]);
      expect(await makeCancelOrderAction(world.ports)(posted)()).toMatchObject({ kind: 'refused', status: 400 });
      expect(world.orders.stored('900001')).toEqual(anOrder());
    }
  });

  test('[ORD-05] says that an order has moved on, on its own page', async () => {
    const world = worldWithOrder(anOrder({ lines: [anOrderLine({ isCancellable: false })] }));
    expect(await makeCancelOrderAction(world.ports)(form([...ORDER, ...LINE]))()).toMatchObject({
      kind: 'refused',
      status: 409,
      url: '/shop/OrderDetail?orderId=900001',
      changes: { problem: expect.stringMatching(/no longer be changed/) },
    });
  });

  test('[ORD-05] keeps the key of a change whose outcome is unknown, so that trying again changes no more', async () => {
    const world = worldWithOrder();
    world.orders.isDown();
    expect(await makeCancelOrderAction(world.ports)(form([...ORDER, ...LINE]))()).toMatchObject({
      status: 503,
      changes: { changeKey: CHANGE_KEY, problem: expect.stringMatching(/Check below to see if your change was made/) },
    });
  });

  test('[ORD-05] a form without a key changes nothing and gets a new one', async () => {
    const world = worldWithOrder();
    const posted = form([['orderId', '900001'], ...LINE]);
    const answer = await makeCancelOrderAction(world.ports)(posted)();
    expect(answer).toMatchObject({ status: 400, changes: { problem: expect.stringMatching(/out of date/) } });
    expect(answer).not.toHaveProperty('changes.changeKey');
    expect(world.orders.stored('900001')).toEqual(anOrder());
  });

  test('[ORD-05] a session that ended leads to the sign-in and back to the order', async () => {
    const world = worldWithOrder();
    world.orders.caller.signsOut();
    expect(await makeCancelOrderAction(world.ports)(form(ORDER))()).toEqual(
      see('/shop/LogonForm?URL=%2Fshop%2FOrderDetail%3ForderId%3D900001'),
    );
  });

  test('[ORD-05] starts a return of the chosen lines', async () => {
    const returnable = anOrderLine({ isCancellable: false, returnableUntil: '2026-12-27' });
    const world = worldWithOrder(anOrder({ lines: [returnable] }));
    const posted = form([...ORDER, ['quantity-910001', '1'], ['quantity-910002', '0'], ['reason', 'damaged']]);
    expect(await makeReturnItemsAction(world.ports)(posted)()).toEqual(
      see('/shop/OrderDetail?orderId=900001&done=returned'),
    );
    expect(world.orders.stored('900001')?.returns).toMatchObject([
      { reason: 'damaged', lines: [{ lineId: '910001', quantity: 1 }] },
    ]);
  });

  test('[ORD-05] a return without an item, a reason or a working service says so', async () => {
    const world = worldWithOrder(anOrder({ lines: [anOrderLine({ returnableUntil: '2026-12-27' })] }));
    const post = (...fields: ReadonlyArray<readonly [string, string]>) =>
      makeReturnItemsAction(world.ports)(form([...ORDER, ...fields]))();
    expect(await post(['reason', 'damaged'])).toMatchObject({
      status: 400,
      changes: {
        problem: expect.stringMatching(/one item/),
        entered: { lines: [], reason: 'damaged', errors: { items: 'Please choose at least one item.' } },
      },
    });
    expect(await post()).toMatchObject({
      changes: {
        entered: { errors: { items: 'Please choose at least one item.', reason: 'Please choose a reason.' } },
      },
    });
    expect(await post(['quantity-910001', '1'])).toMatchObject({
      changes: {
        problem: expect.stringMatching(/a reason/),
        entered: {
          lines: [{ lineId: '910001', quantity: 1 }],
          reason: '',
          errors: { reason: 'Please choose a reason.' },
        },
      },
    });
    world.orders.isDown('startReturn');
    const down = await post(['quantity-910001', '1'], ['reason', 'damaged']);
    expect(down).toMatchObject({ status: 503, changes: { entered: { errors: undefined } } });
  });
});

describe('buying again', () => {
  const URL_FIELD = ['URL', '/shop/MyListsView?showTabName=purchaselist&again=3&left=OLD'] as const;

  test('[ORD-08] leads to the cart when everything is in it', async () => {
    const { ports, cart } = pagesWorld();
    const posted = form([URL_FIELD, ['partNumber', FOOD.partNumber], ['quantity', '2']]);
    expect(await makeBuyAgainAction(ports)(posted)()).toEqual(see('/shop/OrderItemDisplay?added=SKU-1001'));
    expect(await cart.load()).toMatchObject({ right: { items: [{ partNumber: FOOD.partNumber, quantity: 2 }] } });
  });

  test('[ORD-08] tells the cart how many products were added', async () => {
    const { ports, cart } = pagesWorld();
    cart.sells(FOOD, { ...FOOD, partNumber: 'SKU-2' });
    const posted = form([URL_FIELD, ['partNumber', FOOD.partNumber], ['partNumber', 'SKU-2']]);
    expect(await makeBuyAgainAction(ports)(posted)()).toEqual(see('/shop/OrderItemDisplay?added=SKU-1001&again=2'));
  });

  test('[ORD-08] says on the page what is not available, and adds the rest', async () => {
    const { ports, cart } = pagesWorld();
    const posted = form([URL_FIELD, ['partNumber', FOOD.partNumber], ['partNumber', 'GONE']]);
    expect(await makeBuyAgainAction(ports)(posted)()).toEqual(
      see('/shop/MyListsView?showTabName=purchaselist&again=1&left=GONE'),
    );
    expect(await cart.load()).toMatchObject({ right: { totalCartQuantity: 1 } });
  });

  test('[ORD-08] picks up again what was picked up, and says which store has no more of it', async () => {
    const { ports, cart } = pagesWorld();
    cart
      .hasStore({ id: '1101', name: 'Mission Valley', zipCodes: [] })
      .sells({ ...FOOD, inStore: { '1101': 3 } }, { ...FOOD, partNumber: 'TANK' });
    const posted = form([
      URL_FIELD,
      ['partNumber', FOOD.partNumber],
      ['choice', 'pickup:1101'],
      ['partNumber', 'TANK'],
      ['choice', 'pickup:1101'],
    ]);
    expect(await makeBuyAgainAction(ports)(posted)()).toEqual(
      see('/shop/MyListsView?showTabName=purchaselist&again=1&out=1101%3ATANK'),
    );
    expect(await cart.load()).toMatchObject({
      right: { items: [{ partNumber: FOOD.partNumber, fulfilment: { method: 'pickup', storeId: '1101' } }] },
    });
  });

  test('[ORD-08] [PLT-04] adds nothing when a way is not one', async () => {
    const { ports, cart } = pagesWorld();
    const posted = form([URL_FIELD, ['partNumber', FOOD.partNumber], ['choice', 'pickup:']]);
    expect(await makeBuyAgainAction(ports)(posted)()).toEqual(
      see('/shop/MyListsView?showTabName=purchaselist&again=failed'),
    );
    expect(await cart.load()).toMatchObject({ right: { totalCartQuantity: 0 } });
  });

  test.each([
    ['again=failed', anUnreachable(), [FOOD.partNumber]],
    ['again=0&full=1', aRefusal({ facts: ['cart-full'] }), [FOOD.partNumber]],
    ['again=full', aRefusal({ facts: ['cart-full'] }), [FOOD.partNumber, 'SKU-2']],
  ] as const)('[ORD-08] says why nothing was added, or not everything: %s', async (mark, failure, wanted) => {
    const { ports, cart } = pagesWorld();
    cart.fails(failure, 'add');
    expect(
      await makeBuyAgainAction(ports)(form([URL_FIELD, ...wanted.map((sku) => ['partNumber', sku] as const)]))(),
    ).toEqual(see(`/shop/MyListsView?showTabName=purchaselist&${mark}`));
  });
});

describe('an account after an order', () => {
  const post = (world: ReturnType<typeof pagesWorld>, fields: ReadonlyArray<readonly [string, string]>) =>
    makeRegisterWithOrderAction(world.ports)(form(fields))();

  test('[ORD-03] fills in what the guest has typed; no email is in an address', async () => {
    const result = await post(worldWithOrder(anOrder(), 'guest'), [['orderId', '900001']]);
    expect(result).toEqual({
      kind: 'refused',
      status: 200,
      url: '/shop/UserRegistrationForm?URL=%2Fshop%2FTrackOrderStatus%3ForderToken%3Dtoken-of-900001',
      changes: {
        values: { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.test', phoneNumber: '5555550100' },
      },
    });
  });

  test('[ORD-03] fills in who picks up when nobody’s address is in the order', async () => {
    const pickup = anOrder({
      shippingAddress: undefined,
      billingAddress: undefined,
      pickupPerson: { firstName: 'Robin', lastName: 'Roe' },
    });
    expect(await post(worldWithOrder(pickup, 'guest'), [['orderId', '900001']])).toMatchObject({
      changes: { values: { firstName: 'Robin', lastName: 'Roe', email: 'pat@example.test' } },
    });
  });

  test('[ORD-03] shows the empty registration when the order cannot be read', async () => {
    const world = worldWithOrder(anOrder(), 'guest');
    world.orders.isDown();
    expect(await post(world, [['orderId', '900001']])).toMatchObject({ status: 200, changes: { values: {} } });
  });
});
