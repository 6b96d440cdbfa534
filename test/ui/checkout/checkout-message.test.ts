import { toStepProblem } from '../../../ui/checkout/checkout-message';
import { statusOfProblem, toPlacingProblem } from '../../../ui/checkout/review/placing-message';
import { aRefusal } from '../../builders/upstream-failure';

const OUTAGE = aRefusal({ status: 503, message: 'This service cannot be reached at the moment.' });

test('[CHK-09] [ERR-05] a failure of the service says that nothing is lost, and not what the service wrote', () => {
  const said = { message: expect.stringContaining('What you entered is still here'), needsSignIn: false };
  expect([toStepProblem(OUTAGE), toPlacingProblem(OUTAGE)]).toEqual([said, said]);
  expect(statusOfProblem(OUTAGE)).toBe(503);
});

test('[CHK-09] a refusal of what was sent says why', () => {
  const refusal = aRefusal({ status: 400, message: 'Please use another name.' });
  expect(toStepProblem(refusal)?.message).toBe('Please use another name.');
  expect(statusOfProblem(refusal)).toBe(400);
});

test('[PAY-05] after too many declined payments no other payment is offered, which would be refused, too', () => {
  expect(toPlacingProblem({ kind: 'payment-declined', reason: 'too-many-tries' })).toEqual({
    message: 'Too many payments were declined. You weren’t charged. Please try again in an hour.',
    needsSignIn: false,
  });
  expect(toPlacingProblem({ kind: 'payment-declined', reason: 'declined' })?.canPayOtherwise).toBe(true);
});

test('[CHK-07] an order that has changed is to be reviewed; no changes are announced that the page may not show', () => {
  expect(toPlacingProblem({ kind: 'order-changed' })?.message).toBe(
    'Your order has changed, and you weren’t charged. Please review it before you place it.',
  );
});
