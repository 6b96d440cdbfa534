import { FinishViewModel } from '../../../../ui/checkout/review/finish-view-model';
import { CARD, guestAtReview } from '../../../core/checkout/checkout-world';
import { screensOf } from '../checkout-screens';

const BANK = 'https://bank.example.test/approve';

/** A request that was not sent. */
const OUTAGE = { kind: 'unreachable', service: 'commerce', cause: 'unavailable' } as const;

const finishing = async (arrange: (world: Awaited<ReturnType<typeof guestAtReview>>) => void = () => undefined) => {
  const world = await guestAtReview();
  arrange(world);
  const { useCases, left, leave } = screensOf(world);
  const { orderId, key, total } = world.order;
  const model = new FinishViewModel(
    { orderId, key, total },
    { useCases, pause: world.time.pause, origin: 'https://shop.example.test', leave },
  );
  return { ...world, left, model };
};

const CONFIRMED = [expect.stringContaining('/checkout/confirmation?orderToken=')];

test('[PAY-05] [ORD-01] after the approval at the bank the order is placed once with the same key', async () => {
  const { model, checkout, left, order, time } = await finishing();
  model.start();
  await time.passes(0);
  expect(left).toEqual(CONFIRMED);
  expect(checkout.orders).toMatchObject([{ key: order.key }]);
});

test('[ORD-01] an unknown outcome is asked for again until it is known', async () => {
  const { model, checkout, left, time } = await finishing((world) => world.checkout.isPendingFor(8));
  const stop = model.start();
  for (let second = 0; second < 8; second += 1) await time.passes(1_000);
  expect(model.status).toBe('waiting');
  expect(left).toEqual([]);
  for (let second = 0; second < 12; second += 1) await time.passes(1_000);
  expect(left).toEqual(CONFIRMED);
  expect(checkout.orders).toHaveLength(1);
  stop();
});

test('[ORD-01] [CHK-09] a service that cannot be reached leaves it open whether the order is placed, and is asked again', async () => {
  const { model, checkout, left, order, time } = await finishing((world) => world.checkout.fails(OUTAGE, 'place'));
  const stop = model.start();
  await time.passes(0);
  expect([model.status, model.problem, model.isOpen]).toEqual(['unknown', undefined, true]);
  await time.passes(2_999);
  expect([model.status, left]).toEqual(['unknown', []]);
  checkout.isBack();
  await time.passes(1);
  expect(left).toEqual(CONFIRMED);
  expect(checkout.orders).toMatchObject([{ key: order.key }]);
  stop();
});

test('[ORD-01] an outcome that is unknown for half a minute is delayed, and still asked for until it is known', async () => {
  const { model, left, time } = await finishing((world) => world.checkout.isPendingFor(24));
  const stop = model.start();
  const wait = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) await time.passes(1_000);
  };
  await wait(30);
  expect(model.status).toBe('waiting');
  await wait(17);
  expect(model.status).toBe('delayed');
  await wait(15);
  expect(left).toEqual(CONFIRMED);
  stop();
});

test('[PAY-05] a refused approval says that nothing was charged, and what else can be done', async () => {
  const { model, checkout, time } = await finishing((world) =>
    world.checkout.declines(CARD.token, 'authentication-failed'),
  );
  model.start();
  await time.passes(0);
  expect(model.status).toBe('failed');
  expect(model.problem).toMatchObject({ canPayOtherwise: true, message: expect.stringContaining('wasn’t approved') });
  expect(checkout.orders).toEqual([]);
});

test('[PAY-05] an approval that is still open is one link away, and nothing is asked meanwhile', async () => {
  const { model, checkout, time } = await finishing((world) => world.checkout.needsAuthentication(CARD.token, BANK));
  model.start();
  await time.passes(10_000);
  expect(model.approvalUrl).toBe(BANK);
  expect(checkout.placeCalls).toBe(1);
});
