import * as TE from 'fp-ts/TaskEither';
import { observable, runInAction } from 'mobx';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { CartWaysViewModel } from '../../../ui/cart/cart-ways-view-model';
import { EMPTY_CART, type CartItem } from '../../../core/cart/cart';
import type { FulfilmentOption } from '../../../core/cart/fulfilment/fulfilment';
import { LineWays } from '../../../ui/pages/cart/line-ways';
import { LINKS } from '../../../core/paths/links';
import { aCartItem } from '../../builders/cart';
import { aSameDay } from '../../builders/fulfilment';
import { FakeTime } from '../../fakes/fake-time';

import { show } from './cart-page-world';

/** Shows the cart with other facts of its line, as a later response has them. */
const showLine = async (facts: Partial<CartItem>): Promise<HTMLElement> => {
  const model = await show(2);
  const items = model.cart.items.map((item) => ({ ...item, ...facts }));
  act(() => {
    runInAction(() => {
      model.cart = { ...model.cart, items };
    });
  });
  const [line] = within(screen.getByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem');
  if (line === undefined) throw new Error('the cart has no line');
  return line;
};

test('[CRT-03] [CHK-10] a product that is no longer sold has one reason, no price and no way to get it; it can be removed or kept', async () => {
  const problem = 'This item is no longer available online.';
  const line = await showLine({ isGone: true, isAvailable: false, problem, unitPrice: undefined, price: undefined });
  const text = line.textContent;
  expect(text).toContain('Kibble');
  expect(text.split('no longer available online')).toHaveLength(2);
  expect(text).toContain(`${problem} Remove it or save it for later to check out.`);
  expect(text).not.toMatch(/\$|N\/A|each|Out of stock/);
  expect(within(line).queryByRole('spinbutton')).toBeNull();
  expect(within(line).queryByRole('link', { name: /pick/i })).toBeNull();
  expect(
    within(line)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Remove Kibble', 'Save for later Kibble']);
});

test.each([
  [7.5, 'Price went up from $7.50 to $10.00.'],
  [12, 'Price dropped from $12.00 to $10.00.'],
])('[CHK-07] a line that cost %s when the shopper last saw it says so', async (priceBefore, text) => {
  expect((await showLine({ priceBefore })).textContent).toContain(text);
});

test('[CHK-07] the note of another price goes once the shopper has acknowledged it; the quantity stays, and the focus is on the line', async () => {
  const line = await showLine({ priceBefore: 7.5 });
  const note = within(line).getByRole('button', { name: /^Got it/ });
  expect(Object.fromEntries(new FormData(note.closest('form') ?? undefined))).toEqual({
    itemId: expect.any(String),
    priceSeen: '10',
  });
  note.focus();
  await act(async () => {
    fireEvent.click(note);
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Got it/ })).toBeNull());
  // The button has gone with its focus, and the shopper goes on at the same line.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Kibble' }));
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2');
});

describe('[CHK-02] the link to the choice of a store', () => {
  const option = (method: 'ship' | 'pickup', facts: Partial<FulfilmentOption> = {}): FulfilmentOption => ({
    method,
    storeId: undefined,
    storeName: undefined,
    date: undefined,
    isAvailable: false,
    cost: 0,
    reason: 'Not available.',
    lacks: undefined,
    ...facts,
  });
  const linkFor = (options: ReadonlyArray<FulfilmentOption>, facts: Partial<CartItem> = {}): string | undefined => {
    const item = aCartItem({
      fulfilment: { method: 'ship', storeId: undefined, storeName: undefined, date: undefined },
      ...facts,
    });
    const ways = new CartWaysViewModel(
      { [item.id]: options },
      {
        cart: { cart: { ...EMPTY_CART, items: [item] } } as never,
        myStore: { store: undefined, zipCode: undefined },
        toasts: new ToastsViewModel(new FakeTime().pause),
        ways: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
      },
    );
    render(<LineWays item={item} ways={ways} onPickUp={() => undefined} onAskZip={() => undefined} />);
    return screen.queryByRole('link')?.textContent;
  };

  test('asks for a store of a line that can be shipped, and offers pickup for one that cannot', () => {
    const noStore = option('pickup', { lacks: 'store' });
    expect(linkFor([option('ship', { isAvailable: true }), noStore])).toBe('Pick up at a store');
    cleanup();
    expect(linkFor([option('ship'), noStore])).toBe('Pick up instead');
    cleanup();
    expect(linkFor([option('ship'), option('pickup', { storeId: '1101' })])).toBe('Pick up instead');
  });

  test('is missing for what no store hands over: a prescription, or an item of another company', () => {
    const refused = option('pickup', { isRuledOut: true });
    expect(linkFor([option('ship', { isAvailable: true }), refused])).toBeUndefined();
    cleanup();
    expect(linkFor([option('ship'), refused])).toBeUndefined();
  });
});

test('[CHK-02] same-day delivery that lacks the ZIP code asks for it, with and without scripts', () => {
  const item = aCartItem({});
  const reason = 'Enter your ZIP code to see same-day delivery.';
  const facts = { storeId: undefined, storeName: undefined, date: undefined, isAvailable: false } as const;
  const ways = new CartWaysViewModel(
    { [item.id]: [aSameDay({ ...facts, reason, lacks: 'zip-code' })] },
    {
      cart: { cart: { ...EMPTY_CART, items: [item] } } as never,
      myStore: { store: undefined, zipCode: undefined },
      toasts: new ToastsViewModel(new FakeTime().pause),
      ways: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
    },
  );
  const asked: string[] = [];
  render(<LineWays item={item} ways={ways} onPickUp={() => undefined} onAskZip={() => asked.push('zip')} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Enter your ZIP code/ });
  expect(button.disabled).toBe(false);
  expect([button.getAttribute('formmethod'), button.getAttribute('formaction')]).toEqual(['get', LINKS.storeLocator]);
  fireEvent.click(button);
  expect(asked).toEqual(['zip']);
});

test('[CRT-03] what the name of a line says is not repeated below it', async () => {
  const line = await showLine({ name: 'Kibble, 5 lb', size: '5 lb', brand: 'Acme', flavor: 'Chicken' });
  expect(line.textContent).toContain('Kibble, 5 lbAcme · Chicken');
});

test('[ORD-09] another ZIP code reads the cart again, whose tax is estimated there; an empty cart is not read', async () => {
  const refreshed: string[] = [];
  const place = observable({ store: undefined, zipCode: '92101' });
  const cartWith = (items: ReadonlyArray<CartItem>) => ({
    cart: { ...EMPTY_CART, items },
    refresh: () => Promise.resolve(void refreshed.push(place.zipCode)),
    change: () => Promise.resolve(),
    clearLine: () => undefined,
    failLine: () => undefined,
    isBusy: () => false,
  });
  const waysOver = (items: ReadonlyArray<CartItem>) =>
    new CartWaysViewModel(
      {},
      {
        cart: cartWith(items),
        myStore: place,
        toasts: new ToastsViewModel(new FakeTime().pause),
        ways: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
      },
    );
  const stop = waysOver([aCartItem()]).start();
  runInAction(() => (place.zipCode = '97201'));
  expect(refreshed).toEqual(['97201']);
  stop();
  waysOver([]).start();
  runInAction(() => (place.zipCode = '02108'));
  expect(refreshed).toEqual(['97201']);
});
