import { render, screen, within } from '@testing-library/react';
import type { NavigationItem } from '../../../core/catalogue/navigation';
import { Header } from '../../../ui/chrome/header';

const DOG: NavigationItem = {
  id: '10300',
  header: 'Dog',
  url: '/shop/en/petcostore/category/dog',
  categoryLists: [],
  links: [],
  brands: [],
  eSpot: { show: false, url: '', img: '', text: '' },
  allBrandsSection: false,
};

const show = (chat?: string): HTMLElement => {
  render(
    <Header
      navigation={{ items: [DOG] }}
      account={{ isRegistered: false }}
      cart={{ totalCartQuantity: 2 }}
      chat={chat === undefined ? undefined : <button type="button">{chat}</button>}
    />,
  );
  return screen.getByRole('banner');
};

test('[HDR-01] the header has everything that a shopper steers by', () => {
  const header = within(show());
  expect(header.getByRole('link', { name: 'Petco home' })).toHaveProperty('href', expect.stringMatching(/petcostore$/));
  expect(header.getByRole('search')).toBeDefined();
  expect(header.getByText('Deliver to')).toBeDefined();
  expect(header.getByText('My store')).toBeDefined();
  expect(header.getByRole('link', { name: /Rewards/ })).toBeDefined();
  expect(header.getByRole('link', { name: /Petco Pay/ })).toBeDefined();
  expect(header.getByRole('link', { name: 'Monthly Offers' })).toBeDefined();
  expect(header.getByText('Account')).toBeDefined();
  expect(header.getByText('Services')).toBeDefined();
  expect(header.getByRole('link', { name: 'Cart, 2 items' })).toBeDefined();
  expect(header.getByRole('link', { name: 'Dog' })).toBeDefined();
});

test.each([
  ['is offered', 'Chat', 1],
  ['is not offered', undefined, 0],
])('[HDR-01] where live chat %s it stands in the header accordingly', (_case, chat, times) => {
  expect(within(show(chat)).queryAllByRole('button', { name: 'Chat' })).toHaveLength(times);
});
