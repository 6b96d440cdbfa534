import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchBox } from '../../../ui/search/search-box';
import { searchWorld } from './search-world';
import { active, arrangeBrowser, options, scrolledTo, show, typed } from './shown-search-box';

beforeAll(arrangeBrowser);

test('[SRC-12, PLT-03] the server renders a plain search box', () => {
  const { box } = searchWorld();
  const markup = renderToStaticMarkup(<SearchBox chrome={box} />);
  expect(markup).not.toContain('combobox');
  expect(markup).toContain('action="/shop/en/petcostore/search"');
});

test('[SRC-02] loads the panel on the first focus', async () => {
  const { input, loads } = show();
  expect(loads()).toBe(0);
  act(() => input.focus());
  expect(loads()).toBe(1);
  expect(input.getAttribute('role')).toBe('combobox');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('[SRC-03] keeps the element, its focus, caret and text when the combobox takes over', async () => {
  const { input, type, comes } = show();
  act(() => input.focus());
  type('dog fo');
  input.setSelectionRange(2, 2);
  await comes();
  expect(document.querySelector('input')).toBe(input);
  expect(document.activeElement).toBe(input);
  expect([input.value, input.selectionStart]).toEqual(['dog fo', 2]);
  expect(input.getAttribute('aria-expanded')).toBe('true');
});

test('[SRC-03] keeps a working search box when the panel fails to load, and retries on the next focus', async () => {
  const { input, box, goesOffline, loads, comes, type } = show();
  goesOffline(true);
  await act(async () => input.focus());
  expect([input.getAttribute('role'), input.getAttribute('aria-expanded')]).toEqual([null, null]);
  type('dog');
  fireEvent.submit(input);
  expect(box.searched).toBe(1);
  goesOffline(false);
  act(() => input.blur());
  act(() => input.focus());
  await comes();
  expect(loads()).toBe(2);
  expect(input.getAttribute('aria-expanded')).toBe('true');
});

test('[SRC-02] keeps the panel closed when it loads after the shopper left the box', async () => {
  const { input, comes, model, after } = show();
  act(() => input.focus());
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await comes();
  expect(model.isOpen).toBe(false);
  act(() => input.focus());
  expect(model.isOpen).toBe(true);
  await after(0);
});

test('[SRC-03] shows ten placeholders and no options while loading', async () => {
  const { type } = await typed();
  type('dogs');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(document.querySelectorAll('[data-waiting] li')).toHaveLength(10);
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
});

test('[SRC-12] groups options under labels in one list', async () => {
  await typed();
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  const groups = within(list).getAllByRole('group');
  expect(
    groups.map((group) => [group.getAttribute('aria-labelledby'), within(group).getAllByRole('option').length]),
  ).toEqual([
    ['suggestions-phrases', 2],
    ['suggestions-related', 1],
    ['suggestions-brands', 1],
    ['suggestions-products', 2],
  ]);
  for (const group of groups) {
    expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toMatch(/\w/);
  }
});

test('[SRC-12] typed text is plain and the completion is bold', async () => {
  await typed();
  expect(options()[0]?.querySelector('b')?.textContent).toBe('food');
  expect(options()[0]?.textContent).toBe('dog food');
});

test('[SRC-12] arrows, Home and End move through all groups cyclically while the focus stays in the box', async () => {
  const { input, press } = await typed();
  expect(active(input)).toBeUndefined();
  press('ArrowDown');
  expect(active(input)).toBe('dog food');
  press('ArrowDown');
  press('ArrowDown');
  expect(active(input)).toBe('Dog Toys');
  press('End');
  expect(active(input)).toMatch(/Chew Ring/);
  press('ArrowDown');
  expect(active(input)).toBe('dog food');
  press('ArrowUp');
  expect(active(input)).toMatch(/Chew Ring/);
  press('Home');
  expect(active(input)).toBe('dog food');
  expect(options().filter((option) => option.getAttribute('aria-selected') === 'true')).toHaveLength(1);
  expect(document.activeElement).toBe(input);
  expect(scrolledTo.at(-1)?.textContent).toBe('dog food');
});

test('[SRC-12] Enter follows the highlighted option', async () => {
  const { press, history, box } = await typed();
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(history.navigatedTo).toBe('/shop/en/petcostore/search?query=dog%20food');
  expect(box.searched).toBe(0);
});

test('[SRC-02, SRC-12] Enter without a highlight submits the form and closes the panel', async () => {
  const { press, input, box, model, history } = await typed();
  expect(press('Enter')).toBe(true);
  fireEvent.submit(input);
  expect(box.searched).toBe(1);
  expect(model.isOpen).toBe(false);
  expect(history.navigatedTo).toBeUndefined();
});

test("[SRC-12] Enter that ends an input method's composition does nothing", async () => {
  const { press, input, history } = await typed();
  press('ArrowDown');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(history.navigatedTo).toBeUndefined();
});

test('[SRC-02, SRC-12] Escape closes and keeps the text; a second one clears the box', async () => {
  const { press, input, model } = await typed();
  press('Escape');
  expect(model.isOpen).toBe(false);
  expect(input.value).toBe('dog');
  press('Escape');
  expect(input.value).toBe('');
  expect(model.isOpen).toBe(false);
});

test.each([
  ['a letter', ({ type }: Awaited<ReturnType<typeof typed>>) => void type('dogs')],
  ['an arrow', ({ press }: Awaited<ReturnType<typeof typed>>) => void press('ArrowDown')],
  ['a click', ({ input }: Awaited<ReturnType<typeof typed>>) => void fireEvent.click(input)],
])('[SRC-02] %s opens a closed panel', async (_case, act_) => {
  const shown = await typed();
  shown.press('Escape');
  act_(shown);
  expect(shown.model.isOpen).toBe(true);
});

test('[SRC-02] a click on the box keeps an open panel open', async () => {
  const { input, model } = await typed();
  fireEvent.click(input);
  expect(model.isOpen).toBe(true);
});

test('[SRC-12] Tab closes the panel without a choice', async () => {
  const { input, press, model, history, tracker } = await typed();
  press('ArrowDown');
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(document.activeElement).not.toBe(input);
  expect(model.isOpen).toBe(false);
  expect(history.navigatedTo).toBeUndefined();
  expect(tracker.recordedEventsOf('suggestion-chosen')).toEqual([]);
});
