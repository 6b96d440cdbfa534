import { toPlacingProblem } from '../../../ui/checkout/review/placing-message';
import { makeFinishAction } from '../../../ui/pages/checkout/finish-step';
import { aRefusal } from '../../builders/upstream-failure';
import { guestAtReview } from '../../core/checkout/checkout-world';

test('[ORD-01] [CHK-09] an unreachable service after the bank leaves it open whether the order is placed, and the form can be sent again', async () => {
  const world = await guestAtReview();
  const finish = makeFinishAction({ ...world, origin: 'https://shop.example.test' });
  const { orderId, key, total } = world.order;
  const form = new URLSearchParams({ orderId, key, total: total.toFixed(2) });
  world.checkout.fails({ kind: 'unreachable', service: 'commerce', cause: 'unavailable' }, 'place');
  expect(await finish(form)()).toMatchObject({
    kind: 'refused',
    status: 503,
    url: expect.stringMatching(/^\/checkout\/return\?/),
    changes: { isUnknown: true },
  });
  world.checkout.isBack();
  expect(await finish(form)()).toMatchObject({
    kind: 'see-other',
    url: expect.stringContaining('/checkout/confirmation'),
  });
  expect(world.checkout.orders).toHaveLength(1);
});

test('[ORD-02] too many requests after the bank leave it open whether the order is placed; at Place Order, a moment later helps', async () => {
  const world = await guestAtReview();
  const finish = makeFinishAction({ ...world, origin: 'https://shop.example.test' });
  const { orderId, key, total } = world.order;
  const busy = aRefusal({ status: 429 });
  world.checkout.fails(busy, 'place');
  const form = new URLSearchParams({ orderId, key, total: total.toFixed(2) });
  expect(await finish(form)()).toMatchObject({ kind: 'refused', status: 503, changes: { isUnknown: true } });
  expect(toPlacingProblem(busy)?.message).toMatch(/No order was placed.* Please try again in a moment\.$/);
});
