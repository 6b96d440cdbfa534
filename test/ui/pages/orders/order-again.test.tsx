import { render, screen } from '@testing-library/react';
import type { Order } from '../../../../core/orders/order';
import { namesWords } from '../../../../ui/pages/orders/again-words';
import { OrderPage, type OrderPageProps } from '../../../../ui/pages/orders/order-page';
import { anOrder, anOrderLine } from '../../../builders/order';
import { actionOf, fieldsOf } from './posted-form';

const OWN = { orderId: '900001' };
const KEY = 'key-of-the-page-0001';
const NOTHING_DONE = { changeKey: KEY, done: undefined, again: undefined, problem: undefined, repeatable: [] };

const orderPage = (order: Order, props: Partial<OrderPageProps> = {}): void => {
  render(<OrderPage data={NOTHING_DONE} order={order} reference={OWN} {...props} />);
};

describe('buying an order again', () => {
  test('[ORD-08] buys everything again with its quantities, and comes back to this page', () => {
    orderPage(anOrder({ lines: [anOrderLine(), anOrderLine({ id: '910002', partNumber: 'SKU-2', quantity: 1 })] }));
    const button = screen.getByRole('button', { name: 'Buy all again' });
    expect([actionOf(button), fieldsOf(button)]).toEqual([
      '/orders/buy-again',
      {
        URL: ['/shop/OrderDetail?orderId=900001'],
        partNumber: ['SKU-1001', 'SKU-2'],
        quantity: ['2', '1'],
        choice: ['ship', 'ship'],
      },
    ]);
  });

  test('[ORD-08] picks up again what was picked up, and says that its store has no more of it', () => {
    const [sent] = anOrder().shipments;
    if (sent === undefined) throw new Error('the order has a shipment');
    const pickup = {
      id: 'S-2',
      method: 'pickup',
      storeId: '1101',
      storeName: 'Mission Valley',
      lineIds: ['910002'],
    } as const;
    const order = anOrder({
      lines: [anOrderLine(), anOrderLine({ id: '910002', partNumber: 'SKU-2', name: 'Fish tank', shipmentId: 'S-2' })],
      shipments: [sent, { ...sent, ...pickup }],
    });
    const again = { kind: 'added', count: 1, unavailable: [{ partNumber: 'SKU-2', outAt: '1101' }] } as const;
    orderPage(order, { data: { ...NOTHING_DONE, again } });
    expect(fieldsOf(screen.getByRole('button', { name: 'Buy all again' }))).toMatchObject({
      partNumber: ['SKU-1001', 'SKU-2'],
      choice: ['ship', 'pickup:1101'],
    });
    expect(screen.getByRole('alert').textContent).toContain('Fish tank (unavailable at Mission Valley)');
  });

  test('[ORD-08] says how much of an item was available', () => {
    const partly = [{ partNumber: 'SKU-1001', quantity: 1, wanted: 2 }];
    orderPage(anOrder(), { data: { ...NOTHING_DONE, again: { kind: 'added', count: 1, unavailable: [], partly } } });
    expect(screen.getByRole('alert').textContent).toMatch(
      /1 item added to your cart\.Only 1 of 2 was available: Goodpaw Chicken Dog Food\.View cart$/,
    );
  });

  test('[ORD-08] names what is not available', () => {
    const again = {
      kind: 'added',
      count: 1,
      unavailable: [{ partNumber: 'SKU-1001' }, { partNumber: 'UNKNOWN' }],
    } as const;
    orderPage(anOrder(), { data: { ...NOTHING_DONE, again } });
    expect(screen.getByRole('alert').textContent).toMatch(
      /1 item added to your cart.*Not available now: Goodpaw Chicken Dog Food and 1 more\./,
    );
  });

  test.each([
    [['Dog food', 'Fish tank', 'Cat tower'], 5, 'Dog food; Fish tank; Cat tower and 2 more'],
    [['Dog food', 'Fish tank', 'Cat tower', 'Leash'], 5, 'Dog food; Fish tank; Cat tower and 2 more'],
    [['Dog food', 'Fish tank'], 5, 'Dog food; Fish tank and 3 more'],
    [['Dog food', 'Fish tank', 'Cat tower'], 3, 'Dog food; Fish tank; Cat tower'],
    [[], 2, '2 items'],
  ])('[ORD-08] %j of %i items counts those that are not named: %s', (names, count, words) => {
    expect(namesWords(names, count)).toBe(words);
  });
});
