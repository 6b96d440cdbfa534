import { fireEvent, render, screen } from '@testing-library/react';
import { BuyAgainPage } from '../../../../ui/pages/orders/buy-again-page';
import { OrderHistoryPage } from '../../../../ui/pages/orders/order-history-page';
import { OrderPage } from '../../../../ui/pages/orders/order-page';
import { OrderSummaryPage } from '../../../../ui/pages/orders/order-summary-page';
import { anOrder, anOrderLine, anOrderSummary, aPurchase } from '../../../builders/order';
import { actionOf, fieldsOf } from './posted-form';

const OWN = { orderId: '900001' };

describe('the receipt', () => {
  test('[ORD-05] shows the slip of a return with its number, its items, its reason and where to send it', () => {
    const slip = {
      id: '960001',
      isReceived: false,
      reason: 'damaged' as const,
      labelUrl: undefined,
      lines: [{ lineId: '910001', quantity: 1 }],
      refund: undefined,
    };
    const order = anOrder({ returns: [slip] });
    const { unmount } = render(
      <OrderSummaryPage data={{ order, reference: OWN, slipOf: slip }} print={() => undefined} />,
    );
    expect(screen.getByRole('region', { name: 'Return 960001' }).textContent).toMatch(
      /It arrived damaged\.1 × Goodpaw Chicken Dog Food \(SKU-1001\)/,
    );
    expect(screen.getByText('1 Example Way')).toBeTruthy();
    unmount();
    render(
      <OrderPage
        data={{
          changeKey: 'key-of-the-page-0001',
          done: undefined,
          again: undefined,
          problem: undefined,
          repeatable: [],
        }}
        order={order}
        reference={OWN}
      />,
    );
    expect(screen.getByRole('link', { name: 'Print return slip' }).getAttribute('href')).toBe(
      '/shop/SingleShipmentOrderSummaryView?orderId=900001&returnId=960001',
    );
  });

  test('[ORD-05] without an address for returns the slip leads to the contact page', () => {
    const slip = { id: '1', isReceived: false, reason: undefined, labelUrl: undefined, lines: [], refund: undefined };
    const order = anOrder({ returns: [slip], returnAddress: [] });
    render(<OrderSummaryPage data={{ order, reference: OWN, slipOf: slip }} print={() => undefined} />);
    expect(screen.getByRole('link', { name: 'contact Petco' }).getAttribute('href')).toBe('/contact-us');
  });

  test('[RTE-06] [ORD-09] lists items, costs and tax by state, and prints', () => {
    let printed = 0;
    render(
      <OrderSummaryPage
        data={{ order: anOrder(), reference: OWN, slipOf: undefined }}
        print={() => void (printed += 1)}
      />,
    );
    expect(screen.getByRole('row', { name: /Goodpaw Chicken Dog Food.* 2 \$12\.99 \$25\.98/ })).toBeTruthy();
    expect(screen.getByText('Tax, CA (7.75%)')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toBe(1);
  });
});

describe('the lists', () => {
  test('[ORD-04] shows orders with status, date and total, and pages of them', () => {
    const orders = {
      items: [anOrderSummary(), anOrderSummary(anOrder({ id: '900000', status: 'completed' }))],
      total: 21,
    };
    render(<OrderHistoryPage data={{ orders, page: 2 }} />);
    expect(screen.getByRole('link', { name: 'Order 900001' }).getAttribute('href')).toBe(
      '/shop/OrderDetail?orderId=900001',
    );
    const [first, second] = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'));
    expect(first?.textContent).toMatch(
      /Order received.*Mon, Nov 23, 2026 · 2 items.*Expected by Fri, Nov 27.*\$33\.98/,
    );
    expect(second?.textContent).not.toMatch(/Expected/);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/shop/OrderHistory?page=3');
  });

  test('[ORD-04] counts items that are not canceled, and those without a picture', () => {
    const items = [
      anOrderSummary(anOrder({ lines: [anOrderLine({ quantity: 3, cancelledQuantity: 0 })] })),
      anOrderSummary(anOrder({ id: '2', lines: [anOrderLine({ quantity: 3, cancelledQuantity: 2 })] })),
      anOrderSummary(anOrder({ id: '3', lines: [anOrderLine({ quantity: 3, cancelledQuantity: 3 })] })),
      { ...anOrderSummary(anOrder({ id: '4' })), itemCount: 7 },
    ];
    render(<OrderHistoryPage data={{ orders: { items, total: 4 }, page: 1 }} />);
    const texts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li')?.textContent);
    expect(texts.map((text) => /· (\d+ items?)/.exec(text ?? '')?.[1])).toEqual([
      '3 items',
      '1 item',
      undefined,
      '7 items',
    ]);
    expect(texts.map((text) => /\+\d/.exec(text ?? '')?.[0])).toEqual([undefined, undefined, undefined, '+5']);
  });

  test('[ORD-04] says that there are no orders', () => {
    render(<OrderHistoryPage data={{ orders: { items: [], total: 0 }, page: 1 }} />);
    expect(screen.getByRole('heading', { level: 2, name: 'You don’t have any orders yet' })).toBeTruthy();
  });

  test('[ORD-08] shows how often, the last price and today’s, and the availability', () => {
    const items = [
      aPurchase(),
      aPurchase({ partNumber: 'SKU-2', name: 'Cat toy', timesBought: 1, currentPrice: 12.99, availableQuantity: 3 }),
      aPurchase({ partNumber: 'SKU-3', name: 'Old bed', isBuyable: false, availableQuantity: 0 }),
    ];
    render(<BuyAgainPage data={{ purchases: { items, total: 3 }, page: 1, again: undefined }} />);
    const [food, toy, bed] = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'));
    expect(food?.textContent).toMatch(/Bought 3 times, last on Mon, Nov 23, 2026.*\$13\.49last time \$12\.99In stock/);
    expect(toy?.textContent).toMatch(/Bought once, on .*\$12\.99Only 3 left/);
    expect(bed?.textContent).toMatch(/Out of stock$/);
    const one = screen.getByRole('button', { name: 'Add To Cart Cat toy' });
    expect([actionOf(one), fieldsOf(one)]).toEqual([
      '/orders/buy-again',
      { URL: ['/shop/MyListsView?showTabName=purchaselist'], partNumber: ['SKU-2'], choice: ['ship'] },
    ]);
    expect(fieldsOf(screen.getByRole('button', { name: 'Add all 2 to cart' }))['partNumber']).toEqual([
      'SKU-1001',
      'SKU-2',
    ]);
  });

  test('[ORD-08] where there are more pages, the button for all says that it buys those of this page', () => {
    const items = [aPurchase(), aPurchase({ partNumber: 'SKU-2' })];
    render(<BuyAgainPage data={{ purchases: { items, total: 14 }, page: 2, again: undefined }} />);
    expect(screen.getByRole('button', { name: 'Add all 2 on this page to cart' })).toBeTruthy();
  });

  test('[ORD-08] buys what is only picked up for pickup at the store that has it, and says which one has none', () => {
    const store = { id: '1101', name: 'Mission Valley' };
    const pickup = { isPickupOnly: true, store };
    const items = [
      aPurchase({ partNumber: 'TANK', name: 'Fish tank', ...pickup, availableQuantity: 2 }),
      aPurchase({ partNumber: 'TOWER', name: 'Cat tower', ...pickup, availableQuantity: 0, isBuyable: false }),
      aPurchase({ partNumber: 'PLANT', name: 'Plant', isPickupOnly: true, availableQuantity: 0, isBuyable: false }),
    ];
    const again = { kind: 'added', count: 0, unavailable: [{ partNumber: 'TANK', outAt: '1101' }] } as const;
    render(<BuyAgainPage data={{ purchases: { items, total: 3 }, page: 1, again }} />);
    const rows = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li')?.textContent);
    expect(rows[0]).toContain('Pickup at Mission Valley: Only 2 left');
    expect(rows[1]).toMatch(/Store pickup only: not in stock at Mission Valley$/);
    expect(rows[2]).toMatch(/Store pickup only$/);
    const [button, ...others] = screen.getAllByRole('button', { name: /^Add To Cart/ });
    expect(others).toEqual([]);
    expect(button && fieldsOf(button)).toMatchObject({ partNumber: ['TANK'], choice: ['pickup:1101'] });
    expect(screen.getByRole('alert').textContent).toContain(
      'Not available now: Fish tank (unavailable at Mission Valley).',
    );
  });

  test('[ORD-08] says that nothing was bought yet', () => {
    render(<BuyAgainPage data={{ purchases: { items: [], total: 0 }, page: 1, again: undefined }} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing to buy again yet' })).toBeTruthy();
  });
});
