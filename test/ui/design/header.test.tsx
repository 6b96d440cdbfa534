import { render, screen, within } from '@testing-library/react';
import type { Department } from '../../../core/catalogue/menus';
import { AccountMenu } from '../../../ui/chrome/account-menu';
import { Header, type HeaderCard } from '../../../ui/chrome/header';
import { MiniCart } from '../../../ui/chrome/mini-cart';

const DOG: Department = {
  id: '10300',
  header: 'Dog',
  url: '/shop/en/petcostore/category/dog',
  hasMenu: false,
};

const show = (chat?: string, card?: HeaderCard): HTMLElement => {
  render(
    <header>
      <Header
        navigation={{ items: [DOG] }}
        account={<AccountMenu isRegistered={false} />}
        cart={<MiniCart totalCartQuantity={2} />}
        card={card}
        chat={chat === undefined ? undefined : <button type="button">{chat}</button>}
      />
    </header>,
  );
  return screen.getByRole('banner');
};

test.each([
  ['who can apply', { isOffered: true, isEnrolled: false }, 'Petco Pay20% off', /c\/credit-card$/],
  ['who holds it', { isOffered: true, isEnrolled: true }, 'View Petco Pay', /PetcoPayRewardsAndTxnView/],
  ['who still holds it', { isOffered: false, isEnrolled: true }, 'View Petco Pay', /PetcoPayRewardsAndTxnView/],
])('[HDR-01] promotes the card to a shopper %s', (_case, card, name, path) => {
  const link = within(show(undefined, card)).getByRole('link', { name: /Petco Pay/ });
  expect([link.textContent, link.getAttribute('href')]).toEqual([name, expect.stringMatching(path)]);
});

test('[HDR-12] promotes no card without the programme', () => {
  const header = within(show(undefined, { isOffered: false, isEnrolled: false }));
  expect(header.queryByRole('link', { name: /Petco Pay/ })).toBeNull();
});

test('[HDR-01] has every navigation element', () => {
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
])('[HDR-01] contains live chat accordingly where it %s', (_case, chat, times) => {
  expect(within(show(chat)).queryAllByRole('button', { name: 'Chat' })).toHaveLength(times);
});
