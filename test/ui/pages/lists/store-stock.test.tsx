import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import type { ListItem } from '../../../../core/lists/wish-list';
import { LACKS_NOTHING, CapabilityContext } from '../../../../ui/page/capability-context';
import { ItemRow } from '../../../../ui/pages/lists/list-item-row';
import { SharedListPage } from '../../../../ui/pages/lists/shared-list-page';
import { aListItem } from '../../../builders/wish-list';

const STORE = { id: '1101', name: 'Mission Valley', locationId: '1' };
const OUT = aListItem({ name: 'Kibble', availableQuantity: 0 });
const PICKED_UP = aListItem({ name: 'Tank', isPickupOnly: true });
const has = (quantity: number) => ({ inStore: { storeId: STORE.id, quantity } });

const PLACE = { listId: 'list-1', page: 1 };

const textOf = (item: ListItem): string =>
  render(<ItemRow item={item} place={PLACE} others={[]} store={STORE} />).container.textContent;

test.each([
  ['in the store', { ...OUT, ...has(2) }, ['Out of stock online', 'Pickup at Mission Valley: Only 2 left']],
  ['nowhere', { ...OUT, ...has(0) }, ['Out of stock online', 'Not in stock at Mission Valley']],
  ['only picked up', { ...PICKED_UP, ...has(12) }, ['Pickup at Mission Valley: In stock']],
  ['only picked up, and not there', { ...PICKED_UP, ...has(0) }, ['Store pickup only: not in stock at Mission Valley']],
])('[ACC-05] an item that is %s says so', (_name, item, texts) => {
  const shown = textOf(item);
  for (const text of texts) expect(shown).toContain(text);
});

test('[ACC-05] what is out of stock online and in the store moves to the cart for pickup there', () => {
  textOf({ ...OUT, ...has(2) });
  const button = screen.getByRole('button', { name: 'Move to cart for pickup at Mission Valley Kibble' });
  expect(new FormData(button.closest('form') ?? undefined).get('choice')).toBe('pickup:1101');
  expect(screen.queryByRole('link', { name: /Email me/ })).toBeNull();
});

test('[ACC-05] what is only picked up and not in the store leads to the mail about that store', () => {
  textOf({ ...PICKED_UP, ...has(0) });
  const link = screen.getByRole('link', { name: 'Email me when it’s back Tank' });
  expect(link.getAttribute('href')).toMatch(/&store=1101$/);
  expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
});

test('[ACC-05] a shared list says what the reader’s store has', () => {
  const items = [{ ...OUT, ...has(8) }];
  const list = { name: 'For Rex', ownerName: undefined, token: 'token-1', page: 1, pages: 1, items };
  render(<SharedListPage data={{ list }} myStore={{ store: STORE }} />);
  expect(screen.getByText('Pickup at Mission Valley: In stock')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add To Cart for pickup at Mission Valley Kibble' })).toBeTruthy();
});

test('[ACC-05] a shop without pickup says nothing of stores', () => {
  const item = { ...OUT, ...has(2) };
  const { container } = render(
    <CapabilityContext value={{ ...LACKS_NOTHING, can: (what) => what !== 'pickup' }}>
      <ItemRow item={item} place={PLACE} others={[]} store={STORE} />
    </CapabilityContext>,
  );
  expect(container.textContent).not.toContain('Mission Valley');
  expect(screen.getByRole('link', { name: 'Email me when it’s back Kibble' })).toBeTruthy();
});

test('[ACC-05] only buttons without a frame move to the edge of a card, so Add To Cart of a shared list keeps its space', () => {
  const css = readFileSync('ui/pages/lists/lists-page.module.css', 'utf8');
  const [, selectors = ''] =
    /\n([^{}]*)\{\s*margin-inline-start: calc\(-1/.exec(css.replaceAll(/\/\*[^]*?\*\//g, '')) ?? [];
  const items = [aListItem({ name: 'Kibble' })];
  const list = { name: 'For Rex', ownerName: undefined, token: 'token-1', page: 1, pages: 1, items };
  render(<SharedListPage data={{ list }} />);
  const toCart = screen.getByRole<HTMLButtonElement>('button', { name: 'Add To Cart Kibble' }).form;
  expect(toCart?.matches(selectors.trim())).toBe(false);
  cleanup();
  textOf(aListItem({ name: 'Kibble', isSold: false }));
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Kibble' }).form;
  expect(remove?.matches(selectors.trim())).toBe(true);
});
