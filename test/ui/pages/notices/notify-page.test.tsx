import { render, screen } from '@testing-library/react';
import type { NotifyData } from '../../../../ui/pages/notices/notice-data';
import { NotifyPage, type NotifyPageProps } from '../../../../ui/pages/notices/notify-page';

const WANTED = { productUrl: '/product/tank-1', partNumber: 'SKU-1', name: 'Tank', store: undefined };
const MISSION_VALLEY = { id: '1101', name: 'Mission Valley' };

const show = (data: Partial<NotifyData>, store: NotifyPageProps['store']): void => {
  const nothing = { isAsked: false, isUndone: false, email: undefined, errors: {}, problem: undefined };
  const all = { ...nothing, wanted: WANTED, isInStock: false, isPossible: true, ...data };
  render(<NotifyPage data={all} memberEmail="" store={store} />);
};

const WORDS = 'We don’t deliver this product. Choose a store, and we’ll email you when it’s there.';
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([text]) => text !== 'Back to the product');

describe('[ACC-06] a product that is not delivered', () => {
  test('has no form, and leads to the mail about the shopper’s store', () => {
    show({ isPossible: false }, MISSION_VALLEY);
    expect(screen.getByText(WORDS)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(links()).toEqual([
      ['Email me when it’s at Mission Valley', '/notify/tank-1?sku=SKU-1&store=1101'],
      ['Choose another store', '/store-locator'],
    ]);
  });

  test('leads to the stores when none is chosen, and says once what to do after a refusal', () => {
    show({ isPossible: false, problem: WORDS }, undefined);
    expect(screen.getByRole('alert').textContent).toBe(WORDS);
    expect(screen.getAllByText(WORDS)).toHaveLength(1);
    expect(links()).toEqual([['Choose a store', '/store-locator']]);
  });
});

test('[ACC-06] a product that is delivered has the form, also for the shopper’s store', () => {
  show({}, MISSION_VALLEY);
  expect(screen.getByRole('textbox', { name: /Email/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Email me when it’s at Mission Valley instead' })).toBeTruthy();
  expect(screen.queryByText(WORDS)).toBeNull();
});
