import { render, screen } from '@testing-library/react';
import { ItemRow } from '../../../../ui/pages/lists/list-item-row';
import { SharedListPage } from '../../../../ui/pages/lists/shared-list-page';
import { aListItem } from '../../../builders/wish-list';

const tag = aListItem({
  partNumber: 'TAG-1',
  name: 'ID Tag',
  url: '/shop/en/petcostore/product/id-tag',
  isPersonalized: true,
});

const PLACE = { listId: 'list-1', page: 1 };

const buttons = (): ReadonlyArray<string | null> =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent);
const linkTo = (): string | null => screen.getByRole('link', { name: 'Personalize ID Tag' }).getAttribute('href');

test('[PRO-08] [ACC-05] an item of a list that is bought with a text leads to its personalization', () => {
  render(<ItemRow item={tag} place={PLACE} others={[]} />);
  expect(linkTo()).toBe('/personalize/id-tag?partNumber=TAG-1');
  expect(buttons()).not.toContain('Move to cart ID Tag');
});

test('[PRO-08] [ACC-05] so does one of a shared list', () => {
  const list = { name: 'For Rex', ownerName: undefined, token: 'token-1', page: 1, pages: 1, items: [tag] };
  render(<SharedListPage data={{ list }} />);
  expect(linkTo()).toBe('/personalize/id-tag?partNumber=TAG-1');
  expect(buttons()).toEqual([]);
});

test('[ACC-05] a list that is not shared any more says so, and leads into the shop', () => {
  render(<SharedListPage data={{ list: undefined }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This list isn’t shared');
  expect(screen.getByRole('link', { name: 'Start shopping' })).toBeTruthy();
});

test('[PRO-08] [ACC-05] an item that is out of stock cannot be personalized', () => {
  render(<ItemRow item={{ ...tag, availableQuantity: 0 }} place={PLACE} others={[]} />);
  expect(screen.queryByRole('link', { name: 'Personalize ID Tag' })).toBeNull();
});
