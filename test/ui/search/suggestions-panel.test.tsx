import { act, fireEvent, screen } from '@testing-library/react';
import { aPhrase, someSuggestions } from '../../builders/suggestions';
import { active, arrangeBrowser, options, show, typed } from './shown-search-box';

beforeAll(arrangeBrowser);

test('[SRC-02] the close button closes it and is not a tab stop', async () => {
  const { model } = await typed();
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.tabIndex).toBe(-1);
  fireEvent.click(close);
  expect(model.isOpen).toBe(false);
});

test('[SRC-02] a press on the panel keeps the focus in the box', async () => {
  const { model } = await typed();
  expect(fireEvent.mouseDown(screen.getByText('Products'))).toBe(false);
  fireEvent.mouseUp(screen.getByText('Products'));
  expect(model.isOpen).toBe(true);
});

test('[SRC-10, SRC-12] a product is a real link with an image of 72 by 72, stored when it is clicked', async () => {
  const { chosen, model } = await typed();
  const product = options()[4] as HTMLAnchorElement;
  expect(product.getAttribute('href')).toBe('/shop/en/petcostore/product/goodpaw-dog-food');
  expect(product.textContent).toBe('Goodpaw Chicken Dog Food $12.99');
  const picture = product.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['72', '72']);
  fireEvent.click(product);
  expect(chosen.all).toEqual([{ count: 2, term: 'dog', sku: 'SKU-1001' }]);
  expect(model.isOpen).toBe(false);
});

test('[SRC-10] stores a product opened in another tab and keeps the panel', async () => {
  const { chosen, model } = await typed();
  fireEvent.click(options()[4] as HTMLElement, { ctrlKey: true });
  fireEvent(options()[5] as HTMLElement, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(chosen.all.map(({ sku }) => sku)).toEqual(['SKU-1001', 'SKU-2']);
  expect(model.isOpen).toBe(true);
});

test('[SRC-12] announces the count politely to screen readers', async () => {
  await typed();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('6 suggestions');
});

test('[SRC-03] shows empty results and service failures', async () => {
  const { type, after, source } = await typed('zzz');
  expect(screen.getAllByText('No results for "zzz".').length).toBeGreaterThan(1);
  source.isDown();
  type('yyy');
  await after(300);
  expect(screen.getByRole('status').textContent).toBe('No results for "yyy", please try again.');
});

test('[SRC-12] shows markup in suggestions and typed text as text', async () => {
  const shown = show();
  shown.source.suggests('b', someSuggestions({ phrases: [aPhrase('<img src=x onerror=alert(1)> bed')] }));
  act(() => shown.input.focus());
  await shown.comes();
  shown.type('<b>');
  await shown.after(300);
  expect(options()[0]?.textContent).toBe('<img src=x onerror=alert(1)> bed');
  expect(screen.getByRole('listbox').querySelector('img')).toBeNull();
});

describe('[SRC-05] recent searches', () => {
  const opened = async () => {
    const shown = show();
    for (const term of ['cat', 'dog']) shown.recent.remember(term)();
    act(() => shown.input.focus());
    await shown.comes();
    await shown.after(0);
    return shown;
  };

  test('are removed by their button or by Delete', async () => {
    const { press, recent, input } = await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Remove dog from recent searches' }));
    expect(recent.list()).toEqual(['cat']);
    press('ArrowDown');
    expect(active(input)).toBe('cat');
    expect(press('Delete')).toBe(false);
    expect(recent.list()).toEqual([]);
    expect(options()[0]?.textContent).toBe('Top Deals');
  });

  test('leave Delete to the text box otherwise', async () => {
    const { press } = await opened();
    expect(press('Delete')).toBe(true);
  });

  test('are all removed by their own option', async () => {
    const { press, recent, model, history } = await opened();
    for (let times = 0; times < 3; times += 1) press('ArrowDown');
    press('Enter');
    expect(recent.list()).toEqual([]);
    expect(model.isOpen).toBe(true);
    expect(history.navigatedTo).toBeUndefined();
  });
});
