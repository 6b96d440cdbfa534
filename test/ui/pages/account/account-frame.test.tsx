import { fireEvent, render, screen, within } from '@testing-library/react';
import { makeLinkTo } from '../../../../core/paths/link-to';
import { LINKS } from '../../../../core/paths/links';
import { CapabilityContext } from '../../../../ui/page/capability-context';
import { LinkContext } from '../../../../ui/page/link-context';
import type { MyStore } from '../../../../ui/stores/my-store';
import { MyStoreContext } from '../../../../ui/stores/my-store-context';
import { AccountFrame } from '../../../../ui/pages/account/account-frame';
import { ACCOUNT_PLACES, type AccountPlace } from '../../../../ui/pages/account/account-places';

const show = (place: AccountPlace) =>
  render(
    <AccountFrame place={place} title="The page">
      <p>Its content</p>
    </AccountFrame>,
  );

const links = (): ReadonlyArray<HTMLElement> =>
  within(screen.getByRole('navigation', { name: 'My Account' })).getAllByRole('link');

test('[CRT-05] names all pages of the account and marks the current one', () => {
  show('orders');
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    ACCOUNT_PLACES.map(({ text, url }) => [text, url]),
  );
  expect(links().filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
    screen.getByRole('link', { name: 'Orders' }),
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page');
});

test('[CRT-05] the button of the menu names the current page; Escape closes the menu', () => {
  const { container } = show('buy-again');
  const details = container.querySelector('details') ?? document.createElement('details');
  const button = container.querySelector('summary');
  expect(button?.textContent).toBe('My Account Buy Again');
  details.open = true;
  fireEvent.keyDown(details, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('[CRT-05] leaves out pages that the shop lacks', () => {
  const leadsTo = (url: string): boolean => url !== LINKS.rewards;
  render(
    <CapabilityContext value={{ can: () => true, leadsTo }}>
      <AccountFrame place="overview" title="Mine">
        {null}
      </AccountFrame>
    </CapabilityContext>,
  );
  expect(links().map((link) => link.textContent)).not.toContain('Rewards');
});

test("[RTE-07] the overview's link has the query of the backend", () => {
  render(
    <LinkContext value={makeLinkTo({ '/shop/AjaxLogonForm': 'storeId=20999' })}>
      <AccountFrame place="orders" title="Orders">
        {null}
      </AccountFrame>
    </LinkContext>,
  );
  expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe('/shop/AjaxLogonForm?storeId=20999');
});

test.each([
  [undefined, '/store-locator'],
  [{ id: '1101', locationId: '01101', name: 'Mission Valley' }, '/store-locator/1101'],
])('[ACC-01] [CRT-05] the menu leads to the chosen store, or to the locator without one: %o', (store, url) => {
  const myStore: MyStore = {
    store,
    zipCode: undefined,
    pickupOf: () => 'unknown',
    watch: () => undefined,
    choose: () => Promise.resolve(true),
  };
  render(
    <MyStoreContext value={myStore}>
      <AccountFrame place="overview" title="Mine">
        {null}
      </AccountFrame>
    </MyStoreContext>,
  );
  expect(screen.getByRole('link', { name: 'My Store' }).getAttribute('href')).toBe(url);
});
