import { render, screen, within } from '@testing-library/react';
import { OrderPage } from '../../../../ui/pages/orders/order-page';
import { anOrder, anOrderLine } from '../../../builders/order';

const ERRORS = { items: 'Please choose at least one item.', reason: 'Please choose a reason.' };

test('[ORD-05] [CHK-09] what a return lacks stands beside its fields, and above the page with the way to its form', () => {
  const lines = ['910001', '910002'].map((id) => anOrderLine({ id, returnableUntil: '2026-12-27' }));
  const data = {
    changeKey: 'key-of-the-page-0001',
    done: undefined,
    again: undefined,
    repeatable: [],
    problem: ERRORS.items,
    entered: { lines: [], reason: '', errors: ERRORS },
  };
  render(<OrderPage data={data} order={anOrder({ lines })} reference={{ orderId: '900001' }} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(ERRORS.items);
  expect(within(alert).getByRole('link', { name: 'Go to your return' }).getAttribute('href')).toBe('#return');
  const [first, second] = screen.getAllByLabelText('Goodpaw Chicken Dog Food');
  expect(second?.getAttribute('aria-invalid')).toBeNull();
  const fields = [first, screen.getByLabelText('Reason for return')];
  expect(fields.map((field) => field?.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  const described = fields.map((field) => document.getElementById(field?.getAttribute('aria-describedby') ?? ''));
  expect(described.map((element) => element?.textContent)).toEqual([ERRORS.items, ERRORS.reason]);
  expect(screen.getByText('Start return', { selector: 'button' }).closest('details')?.open).toBe(true);
});
