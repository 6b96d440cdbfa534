import { render, screen } from '@testing-library/react';
import { ProblemPage } from '../../../ui/pages/problem/problem-page';
import { problemAt, problemOutcome } from '../../../ui/pages/problem/problem-page-outcome';

test('[ORD-03] an outage on the confirmation says that the order was received, not that the cart is saved', () => {
  const kind = problemAt('/checkout/confirmation', 'unavailable');
  const { data, head } = problemOutcome({ kind, reference: 'r', retryPath: '' }, 503, 'Petco');
  render(<ProblemPage data={data} />);
  expect(screen.getByText(/we’ve received it. You don’t need to order again/)).toBeDefined();
  expect(document.body.textContent).not.toContain('cart is saved');
  expect(screen.getByText('Try again')).toBeDefined();
  expect(head.title).toBe('We can’t show your order right now | Petco');
});

test('[RTE-09] elsewhere an outage says that the cart is saved, and other problems stay what they are', () => {
  expect(problemAt('/checkout/review', 'unavailable')).toBe('unavailable');
  expect(problemAt('/checkout/confirmation', 'not-found')).toBe('not-found');
});
