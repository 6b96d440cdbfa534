import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Order } from '../../../../core/orders/order';
import { ConfirmationPage } from '../../../../ui/pages/orders/confirmation-page';
import { OrderPage } from '../../../../ui/pages/orders/order-page';
import { OrderSummaryPage } from '../../../../ui/pages/orders/order-summary-page';
import { anOrder, anOrderLine, aShipment } from '../../../builders/order';

const REFERENCE = { orderId: '900001' };
const NOTHING_DONE = { changeKey: 'key-of-the-page-0001', done: undefined, again: undefined, problem: undefined };

const WAITING = {
  status: 'waiting',
  petName: 'Bella',
  clinic: 'Bark Street Clinic',
  decidedAt: undefined,
  reason: undefined,
} as const;

const pages: Readonly<Record<string, (order: Order) => ReactElement>> = {
  receipt: (order) => (
    <OrderSummaryPage data={{ order, reference: REFERENCE, slipOf: undefined }} print={() => undefined} />
  ),
  confirmation: (order) => <ConfirmationPage data={{ order, reference: REFERENCE }} />,
  'page of the order': (order) => (
    <OrderPage data={{ ...NOTHING_DONE, repeatable: [] }} order={order} reference={REFERENCE} />
  ),
};

const anOrderWith = (cancelledQuantity: number, shipments = [aShipment()]): Order =>
  anOrder({ shipments, lines: [anOrderLine({ prescription: WAITING, quantity: 2, cancelledQuantity })] });

test('[PRO-07] [ORD-05] a delivered prescription item says for which reasons it can be returned', () => {
  const prescription = { ...WAITING, status: 'approved', decidedAt: '2030-01-02T10:00:00Z' } as const;
  const order = anOrder({ lines: [anOrderLine({ prescription, returnableUntil: '2030-02-10' })] });
  render(pages['page of the order']?.(order));
  expect(screen.getByText(/Return by .* only if damaged or incorrect/)).toBeTruthy();
  expect(
    screen.getByText('You can return personalized and prescription items only if they arrived damaged or incorrect.'),
  ).toBeTruthy();
});

describe.each(Object.entries(pages))('[PRO-07] the %s', (_name, pageOf) => {
  test('names the day of the cart as expected while a shipment waits for the vet', () => {
    render(pageOf(anOrderWith(0)));
    expect(screen.getByText(/Waiting for your vet’s approval for Bella/)).toBeTruthy();
    expect(document.body.textContent).toMatch(/after your vet approves it(,| and is) expected by Fri, Nov 27/);
  });

  test('names no day once the expected one is over and the vet has not answered', () => {
    render(pageOf(anOrderWith(0, [aShipment({ isLate: true })])));
    expect(document.body.textContent).toMatch(/after your vet approves it/);
    expect(document.body.textContent).not.toContain('Nov 27');
  });

  test('does not say that a cancelled line still waits', () => {
    render(pageOf(anOrderWith(2)));
    expect(document.body.textContent).not.toMatch(/Waiting for your vet|after your vet/);
  });
});
