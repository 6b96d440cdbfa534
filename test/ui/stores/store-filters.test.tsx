import { fireEvent, screen } from '@testing-library/react';
import { aStore } from '../../builders/store';
import { openFinder } from './store-dialogs-world';

const names = (): ReadonlyArray<string | null> =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const box = (name: string): Promise<HTMLElement> => screen.findByRole('checkbox', { name });

test('[STO-09] shows which stores have the item, and only these on demand', async () => {
  const { show, stock } = openFinder({ zipCode: '92108', item: 'SKU-1' });
  stock.has('1101', { 'SKU-1': 0 }).has('1102', { 'SKU-1': 4 });
  show();
  const only = await box('Has this item');
  expect(names().slice(0, 2)).toEqual(['Mission Valley', 'La Mesa']);
  const entries = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3') !== null);
  expect(entries.slice(0, 2).map(({ textContent }) => /Not in stock|In stock/.exec(textContent)?.[0])).toEqual([
    'Not in stock',
    'In stock',
  ]);
  fireEvent.click(only);
  expect(names()).toEqual(['La Mesa']);
  expect(screen.getByText('1 of 4 stores near 92108')).toBeDefined();
});

test('[STO-09] does not call a store empty whose stock is unknown', async () => {
  const { show, stock } = openFinder({ zipCode: '92108', item: 'SKU-1' });
  stock.has('1101', { 'SKU-1': 0 });
  show();
  await box('Has this item');
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3') !== null);
  expect(first?.textContent).toContain('Not in stock');
  expect(second?.textContent).toContain('Stock unknown');
});

test('[STO-09] keeps the room of the filter by stock until the stock is read, so that nothing moves', async () => {
  const { show, stock } = openFinder({ zipCode: '92108', item: 'SKU-1' });
  const answer = stock.waits();
  show();
  const open = await box('Open now');
  const group = screen.getByRole('group', { name: 'Show only' });
  expect(group.textContent).toBe('Open nowHas this item');
  expect(screen.queryByRole('checkbox', { name: 'Has this item' })).toBeNull();
  answer();
  await box('Has this item');
  expect(screen.getByRole('group', { name: 'Show only' }).textContent).toBe('Open nowHas this item');
  expect(screen.getByRole('checkbox', { name: 'Open now' })).toBe(open);
});

test('[STO-09] offers all stores when none has the item', async () => {
  openFinder({ zipCode: '92108', item: 'SKU-1' }).show();
  fireEvent.click(await box('Has this item'));
  expect(screen.getByText('No stores match these filters.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(names()).toHaveLength(4);
});

test('[STO-09] says that the stock could not be read, and still lists the stores', async () => {
  const { show, stock } = openFinder({ zipCode: '92108', item: 'SKU-1' });
  stock.isDown();
  show();
  await screen.findByText('We couldn’t check which stores have this item.');
  expect(screen.queryByRole('checkbox', { name: 'Has this item' })).toBeNull();
  expect(names()).toHaveLength(4);
});

test('[STO-09] shows only stores that are open now, on demand', async () => {
  const { show, stores } = openFinder({ zipCode: '92108' });
  const never = aStore({ id: '1104', name: 'Night Owl', hours: [] });
  stores.hasStores(aStore({ hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 0, closes: 1440 })) }), never);
  show();
  fireEvent.click(await box('Open now'));
  expect(screen.queryByRole('checkbox', { name: 'Has this item' })).toBeNull();
  expect(names()).toContain('Mission Valley');
  expect(names()).not.toContain('Night Owl');
});
