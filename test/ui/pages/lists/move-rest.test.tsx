import { render, screen, within } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import { NO_LISTS, type ListsData } from '../../../../ui/pages/lists/lists-data';
import { ListsPage, type ListsPageProps } from '../../../../ui/pages/lists/lists-page';
import { aListItem, anOpenList } from '../../../builders/wish-list';

const chrome: ListsPageProps['chrome'] = {
  brand: DEFAULT_BRAND,
  can: () => true,
  card: {} as ListsPageProps['chrome']['card'],
  enablePCC: false,
  user: { isRegistered: true } as ListsPageProps['chrome']['user'],
};

/** Shows the page after a move, and returns its message. */
const messageAfter = (again: ListsData['again'], notMoved: ListsData['notMoved'] = []): HTMLElement => {
  const open = anOpenList({ id: 'rex', items: [aListItem({ id: '1' })] });
  const data = { ...NO_LISTS, open, again, notMoved };
  render(
    <ListsPage data={data} chrome={chrome} cardFlow={{ apply: () => Promise.resolve() }} copyLink={() => undefined} />,
  );
  return screen.getByRole('alert');
};

test('[ACC-05] says how much of a long list was moved, and moves the rest with a button', () => {
  const message = messageAfter({ kind: 'added', count: 40, unavailable: [], rest: 20 });
  expect(message.textContent).toContain('We moved 40 of 60 items to your cart.');
  const button = within(message).getByRole<HTMLButtonElement>('button', { name: 'Move the rest' });
  expect(button.form?.getAttribute('action')).toBe('/lists/to-cart');
  expect(new FormData(button.form ?? undefined).get('listId')).toBe('rex');
});

test('[ACC-05] the rest is moved with the shopper’s store, also when it has none of the items', () => {
  const open = anOpenList({ id: 'rex', items: [aListItem({ id: '1' })] });
  const data = { ...NO_LISTS, open, again: { kind: 'added', count: 40, unavailable: [], rest: 20 } as const };
  const myStore = { store: { id: '1101', name: 'Mission Valley' } } as ListsPageProps['myStore'];
  const page = { data, chrome, cardFlow: { apply: () => Promise.resolve() }, copyLink: () => undefined };
  render(<ListsPage {...page} myStore={myStore} />);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Move the rest' });
  expect(new FormData(form ?? undefined).get('choice')).toBe('pickup:1101');
});

test('[ACC-05] has no such button after a move of all', () => {
  const message = messageAfter({ kind: 'added', count: 60, unavailable: [] });
  expect(message.textContent).toContain('60 items added to your cart.');
  expect(within(message).queryByRole('button')).toBeNull();
});

test.each([
  [7, 13, 'We moved 7 of 20 items to your cart.'],
  [0, 1, 'Nothing was added to your cart.'],
])('[ACC-05] says of a cart that is full how much was moved: %s of %s', (count, rest, words) => {
  const message = messageAfter({ kind: 'added', count, unavailable: [], rest, isCartFull: true });
  expect(message.textContent).toContain(`${words}Your cart can hold up to 100 different products.`);
  expect(within(message).getByRole('link', { name: 'View cart' })).toBeTruthy();
  expect(within(message).queryByRole('button')).toBeNull();
});

test('[ACC-05] [ORD-08] says that the cart is full', () => {
  expect(messageAfter({ kind: 'full' }).textContent).toContain('Your cart can hold up to 100 different products.');
});

test.each([
  [{ quantity: 2, wanted: 5 }, 'Only 2 of 5 were available: Dog food.'],
  [{ quantity: 1, wanted: 2 }, 'Only 1 of 2 was available: Dog food.'],
])('[ACC-05] says how much of an item was available, and that the rest is kept: %j', (part, words) => {
  const partly = [{ partNumber: 'A', ...part }];
  const message = messageAfter({ kind: 'added', count: 1, unavailable: [], partly }, [
    { partNumber: 'A', name: 'Dog food' },
  ]);
  expect(message.textContent).toContain(`1 item added to your cart.${words}We kept the rest in your list.`);
});

test('[ACC-05] names no more than a few items of which less was available', () => {
  const partly = ['A', 'B', 'C', 'D'].map((partNumber) => ({ partNumber, quantity: 2, wanted: 5 }));
  const message = messageAfter({ kind: 'added', count: 4, unavailable: [], partly });
  expect(message.textContent).toContain('Only some of the quantity was available for 4 items.');
});

test.each([
  [{ needText: 3, needStore: 1 }, '3 need personalizing, 1 needs a store for pickup.'],
  [{ needText: 1 }, '1 needs personalizing.'],
  [{ needStore: 2 }, '2 need a store for pickup.'],
])('[ACC-05] says what has to be chosen first: %j', (toChoose, words) => {
  const message = messageAfter({ kind: 'added', count: 2, unavailable: [], ...toChoose });
  expect(message.textContent).toContain(`2 items added to your cart.${words}`);
  expect(message.textContent).not.toContain('Not available');
});

test('[ACC-05] names no more than three items that are not available', () => {
  const unavailable = ['A', 'B', 'C', 'D', 'E'].map((partNumber) => ({ partNumber }));
  const names = unavailable.map(({ partNumber }) => ({ partNumber, name: `Collar ${partNumber}` }));
  const message = messageAfter({ kind: 'added', count: 0, unavailable }, names);
  expect(message.textContent).toContain('Not available now: Collar A; Collar B; Collar C and 2 more.');
});
