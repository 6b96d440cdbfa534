import * as TE from 'fp-ts/TaskEither';
import type { Task } from 'fp-ts/Task';
import { makeSaveAddressAction } from '../../../ui/pages/checkout/addresses-step';
import { makeContactAction, makeContactLoader, makeStartAction } from '../../../ui/pages/checkout/contact-step';
import type { StepPorts } from '../../../ui/pages/checkout/step-page';
import { makeDeliveryAction } from '../../../ui/pages/checkout/delivery-step';
import { makeFinishAction } from '../../../ui/pages/checkout/finish-step';
import { makePaymentAction } from '../../../ui/pages/checkout/payment-step';
import { makePlaceOrderAction, makeReviewLoader } from '../../../ui/pages/checkout/review-step';
import { withRefusal, type ActionResult } from '../../../ui/page/page-action';
import { anAddress, aSavedAddress } from '../../builders/address';
import { aSavedCard } from '../../builders/checkout';
import { EVERYTHING } from '../../builders/capabilities';
import { CARD, checkoutWorld, FOOD, guestAtCheckout, guestAtReview } from '../../core/checkout/checkout-world';
import { screensOf } from '../checkout/checkout-screens';

const SHOP = { shop: 'Petco', capabilities: EVERYTHING, origin: 'https://shop.example.test' };
const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);
const request = (path: string) => ({ path, parameters: {}, query: new URLSearchParams(), cameFrom: undefined });

/** The loader for a shopper without details of an account. */
const contactLoader = ({ loadCheckout }: Pick<StepPorts, 'loadCheckout'>) =>
  makeContactLoader({ ...SHOP, loadCheckout, beginCheckout: loadCheckout });

const refusal = async <Data>(result: Task<ActionResult<Data>>) => {
  const outcome = await result();
  if (outcome.kind !== 'refused') throw new Error(`not refused: ${JSON.stringify(outcome)}`);
  return outcome;
};

test('[CHK-01] without scripts a step leads to the next one that is open', async () => {
  const world = await guestAtCheckout();
  const contact = makeContactAction({ ...SHOP, ...world });
  expect(await contact(form({ email: 'pat@example.test', phone: '(619) 555-0100' }))()).toEqual({
    kind: 'see-other',
    url: '/checkout/delivery',
  });
  const delivery = makeDeliveryAction({ ...SHOP, ...screensOf(world) });
  expect(await delivery(form({ ...anAddress(), methodId: '11' }))()).toEqual({
    kind: 'see-other',
    url: '/checkout/payment',
  });
  const payment = makePaymentAction({ ...SHOP, ...world, ...screensOf(world) });
  expect(await payment(form({ payment: 'paypal' }))()).toEqual({ kind: 'see-other', url: '/checkout/review' });
});

test('[CHK-01] without scripts the name of who picks up is kept, and asked for when it is missing', async () => {
  const world = await guestAtCheckout();
  const contact = makeContactAction({ ...SHOP, ...world });
  const typed = { email: 'pat@example.test', phone: '6195550100' };
  const { changes } = await refusal(contact(form({ ...typed, firstName: 'Robin', lastName: '' })));
  expect(changes).toMatchObject({
    typed: { pickup: { firstName: 'Robin', lastName: '' } },
    errors: { lastName: expect.any(String) },
  });
  expect(await contact(form({ ...typed, firstName: 'Robin', lastName: 'Roe' }))()).toMatchObject({ kind: 'see-other' });
  expect((await screensOf(world).checkout()).contact?.pickup).toEqual({ firstName: 'Robin', lastName: 'Roe' });
});

test('[CHK-03] without scripts a ZIP code alone is enough for city and state', async () => {
  const world = await guestAtCheckout();
  world.directory.knowsPlaces({ city: 'Boston', state: 'MA', zipCode: '02108' });
  const delivery = makeDeliveryAction({ ...SHOP, ...screensOf(world) });
  const typed = { ...anAddress({ zipCode: '02108', city: '', state: '' }), methodId: '11' };
  expect(await delivery(form(typed))()).toMatchObject({ kind: 'see-other' });
  expect((await screensOf(world).checkout()).deliveryAddress).toMatchObject({ city: 'Boston', state: 'MA' });
});

test('[CHK-01] /checkout leads to the first open step, and an empty cart to the cart', async () => {
  const world = await guestAtCheckout();
  const load = contactLoader(world);
  expect(await load(request('/checkout'))()).toMatchObject({ kind: 'redirect', url: '/checkout/contact' });
  const empty = checkoutWorld();
  expect(await contactLoader(empty)(request('/checkout'))()).toMatchObject({
    kind: 'redirect',
    url: '/shop/OrderItemDisplay',
  });
});

test('[CHK-01] /checkout chooses a member’s own details, as the cart’s button does', async () => {
  const { loadCheckout } = await guestAtReview();
  const world = await guestAtCheckout();
  const load = makeContactLoader({ ...SHOP, loadCheckout: world.loadCheckout, beginCheckout: loadCheckout });
  expect(await load(request('/checkout'))()).toMatchObject({ kind: 'redirect', url: '/checkout/review' });
});

test('[CRT-03] [CHK-01] an item that cannot be bought keeps the shopper in the cart, before anything is typed', async () => {
  const world = await guestAtCheckout();
  const start = makeStartAction({ ...SHOP, beginCheckout: world.loadCheckout });
  expect(await start(form({}))()).toEqual({ kind: 'see-other', url: '/checkout/contact' });
  world.cart.sells({ ...FOOD, stock: 1 });
  const url = '/shop/OrderItemDisplay?checkout=stopped';
  expect(await start(form({}))()).toEqual({ kind: 'see-other', url });
  expect(await contactLoader(world)(request('/checkout'))()).toMatchObject({
    kind: 'redirect',
    url,
  });
});

test('[CHK-09] wrong fields come back with what was typed and an error each', async () => {
  const world = await guestAtCheckout();
  const { status, changes } = await refusal(
    makeContactAction({ ...SHOP, ...world })(form({ email: 'pat@', phone: '12' })),
  );
  expect(status).toBe(400);
  expect(changes).toMatchObject({
    typed: { email: 'pat@', phone: '12' },
    errors: { email: expect.any(String), phone: expect.any(String) },
  });
});

test('[CHK-09] during an outage the page of a refused form is shown with what was typed', async () => {
  const world = await guestAtCheckout();
  world.checkout.isDown();
  const refused = await refusal(
    makeContactAction({ ...SHOP, ...world })(form({ email: 'pat@example.test', phone: '6195550100' })),
  );
  const loaded = await contactLoader(world)(request('/checkout/contact'))();
  expect(loaded).toEqual({ kind: 'unavailable' });
  expect(withRefusal(loaded, refused)).toMatchObject({
    kind: 'page',
    status: 503,
    isShareable: false,
    data: {
      checkout: undefined,
      typed: { email: 'pat@example.test' },
      problem: { message: expect.stringContaining('What you entered is still here') },
    },
  });
});

test('[CHK-03] without scripts the directory asks in the form, and the answer is kept', async () => {
  const world = await guestAtCheckout();
  const delivery = makeDeliveryAction({ ...SHOP, ...screensOf(world) });
  const typed = { ...anAddress({ line1: '1 Bark Street' }), methodId: '11' };
  const { status, changes } = await refusal(delivery(form(typed)));
  expect(status).toBe(409);
  expect(changes.question?.suggestions).toMatchObject([{ line1: '1 Bark St' }]);
  await delivery(form({ ...typed, addressDecision: 'typed' }))();
  expect((await screensOf(world).checkout()).deliveryAddress?.line1).toBe('1 Bark Street');
  await delivery(form({ ...typed, addressDecision: '0' }))();
  expect((await screensOf(world).checkout()).deliveryAddress?.line1).toBe('1 Bark St');
});

test('[CHK-04] without scripts the bill goes to a saved address or to a new one that becomes the default', async () => {
  const world = await guestAtCheckout();
  const office = aSavedAddress({
    id: '800012',
    nickName: 'Office',
    line1: '5 Paw Rd',
    isDefault: { delivery: false, billing: false },
  });
  world.book.hasAddresses('700055', office);
  world.checkout.hasSavedCards(aSavedCard());
  const screens = screensOf(world);
  const payment = makePaymentAction({ ...SHOP, ...world, ...screens });
  const fields = { payment: 'card:30001', ...anAddress({ line1: '' }) };
  await payment(form({ ...fields, billing: 'saved:800012' }))();
  expect((await screens.checkout()).billingAddress?.id).toBe('800012');
  const { changes } = await refusal(payment(form({ ...fields, billing: 'new', billingDefault: 'true' })));
  expect(changes).toMatchObject({ billTo: 'new', keepsBilling: true, billingErrors: { line1: expect.any(String) } });
  await payment(form({ ...fields, line1: '1 Bark St', billing: 'new', billingDefault: 'true' }))();
  expect((await screens.checkout()).billingAddress).toMatchObject({
    line1: '1 Bark St',
    purpose: 'billing',
    isDefault: { delivery: false, billing: true },
  });
});

test('[CHK-04] without scripts an address becomes the default for deliveries, and no longer is it', async () => {
  const world = await guestAtCheckout();
  const save = makeSaveAddressAction({ ...SHOP, ...world });
  const stored = (isDefault: Readonly<Record<string, string>>) =>
    save(form({ ...anAddress(), replaces: world.book.own[0]?.nickName ?? '', ...isDefault }))();
  const defaults = () => world.book.own.map(({ isDefault }) => isDefault.delivery);
  await stored({ hasDefault: 'true', isDefault: 'true' });
  expect(defaults()).toEqual([true]);
  await stored({});
  expect(defaults()).toEqual([true]);
  await stored({ hasDefault: 'true' });
  expect(defaults()).toEqual([false]);
});

test('[PAY-02] without scripts a card comes from the page of the provider, as token and last four digits', async () => {
  const world = await guestAtCheckout();
  const screens = screensOf(world);
  const payment = makePaymentAction({ ...SHOP, ...world, ...screens });
  expect(await refusal(payment(form({ payment: 'new-card' })))).toMatchObject({
    changes: { problem: { message: expect.stringContaining('enter your card first') } },
  });
  const card = { card_token: 'pm_1', card_brand: 'visa', card_last_four: '4242', card_expires: '12/2040' };
  await payment(form({ payment: 'typed-card', ...card }))();
  expect((await screens.checkout()).payment).toMatchObject({ brand: 'visa', lastFour: '4242', expiryYear: 2040 });
});

describe('[CHK-08] Place Order without scripts', () => {
  const atReview = async () => {
    const world = await guestAtReview();
    const load = makeReviewLoader({ ...SHOP, ...world });
    const place = makePlaceOrderAction({ ...SHOP, ...world });
    const { orderId, key, total } = world.order;
    const fields = { orderId, key, total: total.toFixed(2), seen: '' };
    return { world, load, place, fields };
  };

  test('[ORD-01] posting the form twice gives one order and the same confirmation', async () => {
    const { world, place, fields } = await atReview();
    const confirmed = await place(form(fields))();
    expect(confirmed).toEqual({
      kind: 'see-other',
      url: `/checkout/confirmation?orderToken=token-of-${fields.key}`,
    });
    expect(await place(form(fields))()).toEqual(confirmed);
    expect(world.checkout.orders).toHaveLength(1);
  });

  test('[ORD-09] Review says that the tax is not known, asks to try again, and has no key for placing', async () => {
    const { world } = await atReview();
    const load = makeReviewLoader({ ...SHOP, ...world, loadReview: TE.left({ kind: 'tax-unknown' }) });
    const outcome = await load(request('/checkout/review'))();
    if (outcome.kind !== 'page') throw new Error(`no page: ${JSON.stringify(outcome)}`);
    expect(outcome.data.checkout?.placing).toBeUndefined();
    expect(outcome.data.problem?.message).toMatch(/couldn’t calculate sales tax for your address.*try again/);
  });

  test('[ORD-09] without scripts an order whose tax is not known is refused as an outage, with Review again', async () => {
    const { world, fields } = await atReview();
    const place = makePlaceOrderAction({ ...SHOP, ...world, placeOrder: () => TE.left({ kind: 'tax-unknown' }) });
    const { status, changes } = await refusal(place(form(fields)));
    expect([status, changes.problem?.message]).toEqual([503, expect.stringContaining('You weren’t charged')]);
  });

  test('a reload of Review has the same key', async () => {
    const { load, fields } = await atReview();
    const keyOf = async (): Promise<unknown> => {
      const outcome = await load(request('/checkout/review'))();
      return outcome.kind === 'page' ? outcome.data.checkout?.placing?.key : outcome;
    };
    expect([await keyOf(), await keyOf()]).toEqual([fields.key, fields.key]);
  });

  test('[CHK-07] a price that rose is refused with what was seen', async () => {
    const { world, place, fields } = await atReview();
    world.cart.sells({ ...FOOD, price: 14.99 });
    expect(await refusal(place(form({ ...fields, seen: '910001~12.99~2~2026-11-25' })))).toMatchObject({
      status: 409,
      changes: {
        seen: {
          total: Number(fields.total),
          lines: [{ id: '910001', unitPrice: 12.99, quantity: 2, day: '2026-11-25' }],
        },
      },
    });
    expect(world.checkout.orders).toEqual([]);
  });

  test('a product that sold out is named instead of the button', async () => {
    const { world, load } = await atReview();
    world.checkout.hasOnly(FOOD.partNumber, 0);
    expect(await load(request('/checkout/review'))()).toMatchObject({
      kind: 'page',
      data: { short: { partNumber: FOOD.partNumber, available: 0 }, checkout: { placing: undefined } },
    });
  });

  test('[PAY-05] a bank that asks for an approval is one link away, and the same key finishes the order', async () => {
    const { world, place, fields } = await atReview();
    world.checkout.needsAuthentication(CARD.token, 'https://bank.example.test/approve');
    const asked = {
      kind: 'shown',
      url: expect.stringMatching(/^\/checkout\/return\?/),
      changes: { approvalUrl: 'https://bank.example.test/approve' },
    };
    expect(await place(form(fields))()).toEqual(asked);
    const finish = makeFinishAction({ ...SHOP, ...world });
    expect(await finish(form(fields))()).toEqual(asked);
    world.checkout.isAuthenticated(CARD.token);
    expect(await finish(form(fields))()).toMatchObject({
      kind: 'see-other',
      url: expect.stringContaining('/checkout/confirmation'),
    });
    expect(world.checkout.orders).toHaveLength(1);
  });

  test.each([
    ['no key', { key: '' }],
    ['a total that is no amount', { total: '1e9' }],
  ])('a form with %s leads back to Review', async (_what, more) => {
    const { place, fields } = await atReview();
    expect(await place(form({ ...fields, ...more }))()).toEqual({ kind: 'see-other', url: '/checkout/review' });
  });
});
