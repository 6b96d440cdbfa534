import { planPath } from '../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { eventually } from '../support/eventually';
import { saveAddress } from '../support/placed-order';
import { aRepeatShopper, startPlan, type RepeatShopper } from '../support/repeat-shopper';
import { findProducts } from '../support/sample-products';
import { beginJourney, WAYS, WAYS_BY_POINTER } from './account-journey';
import { saveCard } from './saved-card';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let partNumbers: ReadonlyArray<string>;
beforeAll(async () => {
  partNumbers = (await findProducts()).inStock.map(({ sku }) => sku);
});

const MASTERCARD = '5555555555554444';

test.each(WAYS)(
  '[RPD-02] %s, address and card of a repeat delivery are changed, and it is resumed; each change is confirmed and undone',
  async (_name, way) => {
    const own = await aRepeatShopper(partNumbers);
    await startPlan(own);
    const addressId = await saveAddress(own.shopper, '2 Bay St');
    const walletId = await saveCard(own, MASTERCARD);
    const journey = await beginJourney(browser, way, own);
    const { main, open, button, link, field, choose, says, consoleMessages } = journey;
    const undo = async (): Promise<void> => {
      await button(/^Undo/);
      await says('Your last change was undone.');
    };
    await open(REPEAT_DELIVERY_PATH);
    for (const [name, value, after, before] of [
      ['Deliver to', addressId, '2 Bay St', '1 Bark St'],
      ['Pay with', walletId, 'Mastercard ending in 4444', 'Visa ending in 4242'],
    ] as const) {
      expect(await main.innerText()).toContain(before);
      await link(/^Change/);
      await choose(field(name), value);
      await button('Save changes');
      await says('Changes saved.');
      const changed = await main.innerText();
      expect([changed.includes(after), changed.includes(before)]).toEqual([true, false]);
      await undo();
      const undone = await main.innerText();
      expect([undone.includes(after), undone.includes(before)]).toEqual([false, true]);
    }
    await button(/^Pause/);
    await says('Paused. We won’t send anything until you resume it.');
    await button(/^Resume/);
    await says('Resumed.');
    await undo();
    await says('You paused this. We won’t send anything until you resume it.');
    expect(consoleMessages).toEqual([]);
  },
);

test.each(WAYS_BY_POINTER)(
  '[RPD-04] %s, a repeat delivery that has changed since its page was shown is not sent now; the page asks again with the new total',
  async (_name, way) => {
    const own = await aRepeatShopper(partNumbers);
    const planId = await startPlan(own);
    const { main, open, button, says, consoleMessages } = await beginJourney(browser, way, own);
    const amounts = main.locator('dl > div').filter({ hasText: 'Total before shipping and tax' });
    const total = async (): Promise<number> =>
      Number(/\$([\d,.]+)/.exec(await amounts.innerText())?.[1]?.replaceAll(',', ''));
    await open(planPath(planId, 'send-now'));
    await says(/Shipping is \$5\.99, or free on orders \$35\+/);
    await says(/You can undo this only until we’ve placed the order/);
    const shown = await total();
    const lines = [{ partNumber: own.partNumber, quantity: 3 }];
    const { status } = await own.shopper.call('PUT', `x_repeat_delivery/@self/${planId}`, { lines });
    expect(status).toBe(200);
    await button('Send now');
    await says(/^This repeat delivery has changed, .* Nothing was sent or charged\./);
    expect(await total()).toBeCloseTo(shown * 1.5, 1);
    await button('Send now');
    await says('We’re sending it today.');
    // The refused form is a page with this status.
    expect(consoleMessages.filter((message) => !message.includes('409 (Conflict)'))).toEqual([]);
  },
);

test.each(WAYS)(
  '[RPD-02] [ACC-03] %s, a repeat delivery whose only card was removed is given another one from its own page',
  async (_name, way) => {
    const own = await aRepeatShopper(partNumbers);
    const planId = await startPlan(own);
    const { wallet } = JSON.parse((await own.shopper.call('GET', 'wallet/@self')).text) as {
      readonly wallet: ReadonlyArray<{ readonly walletId: string }>;
    };
    const removed = await own.shopper.call('DELETE', `wallet/@self/x_card/${wallet[0]?.walletId ?? ''}`);
    expect(removed.status).toBeLessThan(300);
    const { main, page, open, button, link, field, choose, says, consoleMessages } = await beginJourney(
      browser,
      way,
      own,
    );
    await open(REPEAT_DELIVERY_PATH);
    await says(/^The card was removed\./);
    await link('Update card');
    expect(new URL(page.url()).hash).toBe('#edit-walletId');
    await eventually(async () => {
      const box = await field('Pay with').boundingBox();
      expect((box?.y ?? -1) >= 0 && (box?.y ?? Infinity) < way.viewport.height).toBe(true);
    });
    await button('Save changes');
    await says('Please choose a card.');
    expect(await field('Pay with').getAttribute('aria-invalid')).toBe('true');
    expect(await main.getByRole('link', { name: /^Add a card/ }).getAttribute('href')).toBe('/account/wallet');
    const walletId = await saveCard(own, MASTERCARD);
    await open(planPath(planId, 'change'));
    await choose(field('Pay with'), walletId);
    await button('Save changes');
    await says('Changes saved.');
    expect(await main.innerText()).toContain('Mastercard ending in 4444');
    // The refused form is a page with this status.
    expect(consoleMessages.filter((message) => !message.includes('400 (Bad Request)'))).toEqual([]);
  },
);

const MAX_PIECES = 99;
/** Products of one plan; of at least one of them there are not so many pieces. */
const MANY = 12;

interface Plan {
  readonly status: string;
  readonly nextDate: string;
  readonly waitsForStock: string;
}

const planOf = async ({ shopper }: RepeatShopper): Promise<Plan> =>
  JSON.parse((await shopper.call('GET', 'x_repeat_delivery/@self')).text).plans[0];

/** Changes a plan so that it needs more pieces than are in stock: it then waits, and is not placed before it is undone. */
const askTooMuch = async ({ shopper, partNumber }: RepeatShopper, planId: string): Promise<void> => {
  const asked = [...new Set([partNumber, ...partNumbers])].slice(0, MANY);
  const query = asked.map((one) => `partNumber=${encodeURIComponent(one)}`).join('&');
  const offer = JSON.parse((await shopper.call('GET', `x_repeat_delivery/offer?${query}`)).text) as {
    readonly lines: ReadonlyArray<{ readonly partNumber: string }>;
  };
  const lines = offer.lines.map((line) => ({ partNumber: line.partNumber, quantity: MAX_PIECES }));
  const { status, text } = await shopper.call('PUT', `x_repeat_delivery/@self/${planId}`, { lines });
  if (status !== 200) throw new Error(`no change: ${status} ${text.slice(0, 300)}`);
};

test.each(WAYS_BY_POINTER)(
  '[RPD-02] %s, a repeat delivery that is sent now and waits for stock goes back to its date when that is undone',
  async (_name, way) => {
    const own = await aRepeatShopper(partNumbers);
    const planId = await startPlan(own);
    await askTooMuch(own, planId);
    const { nextDate } = await planOf(own);
    const { open, button, says, consoleMessages } = await beginJourney(browser, way, own);
    await open(planPath(planId, 'send-now'));
    await button('Send now');
    await says('We’re sending it today.');
    await eventually(async () => expect((await planOf(own)).waitsForStock).toBe('true'), 60_000);
    expect((await planOf(own)).nextDate < nextDate).toBe(true);
    await button(/^Undo/);
    await says('Your last change was undone.');
    expect(await planOf(own)).toMatchObject({ status: 'ACTIVE', nextDate, waitsForStock: 'false' });
    expect(consoleMessages).toEqual([]);
  },
);

test.each(WAYS)(
  '[RPD-02] %s, a card that was added in another tab is shown in the form of a repeat delivery, which keeps what is typed',
  async (_name, way) => {
    const own = await aRepeatShopper(partNumbers);
    const planId = await startPlan(own);
    const { main, open, button, field, choose, says, consoleMessages } = await beginJourney(browser, way, own);
    await open(planPath(planId, 'change'));
    await choose(field('How often'), 'month-3');
    const walletId = await saveCard(own, MASTERCARD);
    await button('Show it in this form');
    expect(await field('How often').inputValue()).toBe('month-3');
    await choose(field('Pay with'), walletId);
    await button('Save changes');
    await says('Changes saved.');
    const text = await main.innerText();
    expect([text.includes('Every 3 months'), text.includes('Mastercard ending in 4444')]).toEqual([true, true]);
    expect(consoleMessages).toEqual([]);
  },
);
