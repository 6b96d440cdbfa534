import { fireEvent, render, screen } from '@testing-library/react';
import { Shipments } from '../../../../ui/checkout/delivery/shipments';
import { VendorNote } from '../../../../ui/checkout/delivery/vendor-note';
import { aCart, aCartItem } from '../../../builders/cart';

test('[CHK-05] names the seller of each item of another company and opens what is different about it', () => {
  const opened: string[] = [];
  const vendors = [
    { name: 'Timber & Tail', itemIds: ['1'] },
    { name: 'Cold Paws Workshop', itemIds: ['2', '3'] },
  ];
  render(<VendorNote vendors={vendors} open={(name) => void opened.push(name)} />);
  expect(screen.getByText('One item is sold and shipped by Timber & Tail')).toBeTruthy();
  expect(screen.getByText('2 items are sold and shipped by Cold Paws Workshop')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'See delivery and return details' })) fireEvent.click(link);
  expect(opened).toEqual(['Timber & Tail', 'Cold Paws Workshop']);
});

test('[CHK-05] the shipments of Review name the seller of what another company ships, and nobody for the shop', () => {
  const items = [aCartItem({ id: '1' }), aCartItem({ id: '2', vendor: 'Timber & Tail' })];
  const place = { storeId: undefined, storeName: undefined, date: undefined };
  const shipment = { ...place, method: 'ship', subTotal: 10, shipping: 0, total: 10 } as const;
  const shipments = items.map(({ id }) => ({ ...shipment, itemIds: [id] }));
  render(<Shipments cart={aCart(items, { shipments })} />);
  const [own, other] = screen.getAllByText('Shipped to you').map((title) => title.closest('li')?.textContent);
  expect(own).not.toContain('Sold and shipped');
  expect(other).toContain('Sold and shipped by Timber & Tail');
});
