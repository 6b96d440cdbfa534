import { fireEvent, render, screen } from '@testing-library/react';
import { makeLinkTo } from '../../../core/paths/link-to';
import { AccountMenu, type AccountMenuProps } from '../../../ui/chrome/account-menu';
import { LinkContext } from '../../../ui/page/link-context';

const linksOf = (props: AccountMenuProps): ReadonlyArray<readonly [string | null, string | null]> => {
  render(<AccountMenu {...props} />);
  return screen
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
};

test('[HDR-02] offers guests to sign in or to create an account', () => {
  expect(linksOf({ isRegistered: false })).toEqual([
    ['Sign In', '/shop/LogonForm'],
    ['Create Account', '/shop/UserRegistrationForm?new=Y'],
  ]);
  expect(screen.queryByText('Sign Out')).toBeNull();
});

const ACCOUNT = [
  ['My Account', '/shop/AjaxLogonForm'],
  ['Track Order', '/shop/TrackOrderStatus'],
  ['Buy Again', '/shop/MyListsView?showTabName=purchaselist'],
  ['Repeat Delivery', '/shop/RepeatDeliveryListingView'],
];

test('[HDR-02] links registered shoppers to their account, orders and deliveries', () => {
  expect(linksOf({ isRegistered: true, firstName: 'Pat' })).toEqual(ACCOUNT);
  expect(screen.getByText('Hi, Pat')).toBeTruthy();
});

test("[RTE-07] adds the backend's query to the account link", () => {
  const linkTo = makeLinkTo({ '/shop/AjaxLogonForm': 'storeId=20999' });
  render(
    <LinkContext value={linkTo}>
      <AccountMenu isRegistered />
    </LinkContext>,
  );
  expect(screen.getByRole('link', { name: 'My Account', hidden: true }).getAttribute('href')).toBe(
    '/shop/AjaxLogonForm?storeId=20999',
  );
});

test('[HDR-02] shows grooming appointments only when the store has them', () => {
  expect(linksOf({ isRegistered: true, hasGrooming: true })).toEqual([
    ...ACCOUNT,
    ['Grooming Appointments', '/shop/PetcoServicesGroomingAppointmentView'],
  ]);
});

test("[HDR-02] signs out by a form post or by the page's handler", () => {
  const { rerender } = render(<AccountMenu isRegistered />);
  const form = (): HTMLFormElement =>
    screen.getByText<HTMLButtonElement>('Sign Out').form ?? document.createElement('form');
  expect(form().method).toBe('post');
  expect(form().getAttribute('action')).toBe('/shop/Logoff');
  expect(fireEvent.submit(form())).toBe(true);
  let signedOut = 0;
  rerender(<AccountMenu isRegistered onSignOut={() => (signedOut += 1)} />);
  expect(fireEvent.submit(form())).toBe(false);
  expect(signedOut).toBe(1);
});

test('[HDR-04] Escape closes the menu and returns the focus to its opener', () => {
  const { container } = render(<AccountMenu isRegistered />);
  const details = container.querySelector('details') ?? document.createElement('details');
  const summary = container.querySelector('summary');
  details.open = true;
  fireEvent.keyDown(screen.getByText('Track Order'), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('[PLT-03] keeps a menu opened before hydration open and updates its model', () => {
  const received: boolean[] = [];
  const menu = <AccountMenu isRegistered={false} open={false} onToggle={(open) => received.push(open)} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = render(menu).container.innerHTML;
  container.querySelector('details')?.setAttribute('open', '');
  render(menu, { container, hydrate: true });
  expect(container.querySelector('details')?.open).toBe(true);
  expect(received).toEqual([true]);
});

test('[HDR-04] follows its model', () => {
  const { container, rerender } = render(<AccountMenu isRegistered open={true} />);
  expect(container.querySelector('details')?.open).toBe(true);
  rerender(<AccountMenu isRegistered open={false} />);
  expect(container.querySelector('details')?.open).toBe(false);
});

test('[MOD-04] opens the sign-in over the page on a plain click and returns the focus to the opener', () => {
  let opened = 0;
  const { container } = render(<AccountMenu isRegistered={false} onSignIn={() => (opened += 1)} />);
  const details = container.querySelector('details') ?? document.createElement('details');
  details.open = true;
  const link = screen.getByText('Sign In');
  expect(fireEvent.click(link)).toBe(false);
  expect([opened, details.open]).toEqual([1, false]);
  expect(document.activeElement).toBe(container.querySelector('summary'));
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  '[MOD-04] keeps the sign-in a link with %j',
  (how) => {
    let opened = 0;
    render(<AccountMenu isRegistered={false} onSignIn={() => (opened += 1)} />);
    expect(fireEvent.click(screen.getByText('Sign In'), how)).toBe(true);
    expect(opened).toBe(0);
  },
);
