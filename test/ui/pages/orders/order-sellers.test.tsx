import { cleanup, render, screen } from '@testing-library/react';
import type { Order, OrderReturn } from '../../../../core/orders/order';
import { ConfirmationPage } from '../../../../ui/pages/orders/confirmation-page';
import type { OrderPageData } from '../../../../ui/pages/orders/order-data';
import { OrderPage } from '../../../../ui/pages/orders/order-page';
import { OrderSummaryPage } from '../../../../ui/pages/orders/order-summary-page';
import { anOrder, anOrderLine, aShipment } from '../../../builders/order';

const OWN = { orderId: '900001' };
const SELLER = 'Sold and shipped by Timber & Tail';
const BY_MAIL = 'Mail it with the items. Our stores can’t accept items sold by Timber & Tail.';
const ANY_WAY = 'Mail it with the items, or bring both to a store.';

const returnable = { isCancellable: false, returnableUntil: '2026-12-27' };
const ofVendor = anOrder({
  lines: [anOrderLine(returnable)],
  shipments: [aShipment({ status: 'completed', vendor: 'Timber & Tail' })],
});
const own = anOrder({ lines: [anOrderLine(returnable)], shipments: [aShipment({ status: 'completed' })] });

const started: OrderReturn = {
  id: 'R-1',
  isReceived: false,
  reason: 'damaged',
  labelUrl: undefined,
  lines: [{ lineId: '910001', quantity: 1 }],
  refund: undefined,
};

const orderPage = (order: Order, done?: OrderPageData['done']): string => {
  const data = { changeKey: 'key-of-the-page-0001', done, again: undefined, problem: undefined, repeatable: [] };
  render(<OrderPage data={data} order={order} reference={OWN} />);
  const { textContent } = document.body;
  cleanup();
  return textContent;
};

const receipt = (order: Order, slipOf?: OrderReturn): string => {
  render(<OrderSummaryPage data={{ order, reference: OWN, slipOf }} print={() => undefined} />);
  const { textContent } = screen.getByRole('article');
  cleanup();
  return textContent;
};

const confirmation = (order: Order): string => {
  render(<ConfirmationPage data={{ order, reference: OWN }} />);
  const { textContent } = document.body;
  cleanup();
  return textContent;
};

test('[CHK-05] order, receipt and confirmation name the company that sells a shipment, and nobody for the shop', () => {
  const pages = [orderPage, receipt, confirmation];
  expect(pages.map((page) => page(ofVendor).includes(SELLER))).toEqual([true, true, true]);
  expect(pages.map((page) => page(own).includes('Sold and shipped'))).toEqual([false, false, false]);
});

test.each([
  ['another company', ofVendor, BY_MAIL, ANY_WAY],
  ['the shop', own, ANY_WAY, BY_MAIL],
])('[CHK-05] [ORD-05] a return of what %s sold says the same way back everywhere', (_seller, order, said, notSaid) => {
  const open = { ...order, returns: [started] };
  const texts = [orderPage(order), orderPage(open), orderPage(open, 'returned'), receipt(open, started)];
  for (const text of texts) {
    expect(text).toContain(said);
    expect(text).not.toContain(notSaid);
  }
});
