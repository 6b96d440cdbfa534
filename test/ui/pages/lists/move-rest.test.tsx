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
const messageAfter = (again: ListsData['again']): HTMLElement => {
  const open = anOpenList({ id: 'rex', items: [aListItem({ id: '1' })] });
  const data = { ...NO_LISTS, open, again };
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

test('[ACC-05] has no such button after a move of all', () => {
  const message = messageAfter({ kind: 'added', count: 60, unavailable: [] });
  expect(message.textContent).toContain('60 items added to your cart.');
  expect(within(message).queryByRole('button')).toBeNull();
});

test('[ACC-05] [ORD-08] says that the cart is full', () => {
  expect(messageAfter({ kind: 'full' }).textContent).toContain('Your cart can hold up to 100 different products.');
});
