import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { WalletCard } from '../../../../core/wallet/wallet';
import { AddressFormViewModel, NO_ADDRESS } from '../../../../ui/checkout/address/address-form-view-model';
import { NO_ADDRESSES } from '../../../../ui/pages/account/addresses/address-book-loader';
import { AddressBookPage } from '../../../../ui/pages/account/addresses/address-book-page';
import type { WalletData } from '../../../../ui/pages/account/wallet/wallet-data';
import { WalletPage } from '../../../../ui/pages/account/wallet/wallet-page';
import { aSavedAddress } from '../../../builders/address';
import { anUnreachable } from '../../../builders/upstream-failure';
import { aWalletCard } from '../../../builders/wallet-card';
import { actionOf, fieldsOf } from '../orders/posted-form';

const NO_FIELDS = () => () => TE.left('not-loaded' as const);

const HOME = aSavedAddress({ id: '1', isDefault: { delivery: true, billing: false } });
const BILLS = aSavedAddress({
  id: '2',
  nickName: 'Bills',
  line1: '5 Paw Rd',
  purpose: 'billing',
  isDefault: { delivery: false, billing: false },
});

/** The entry of the list that has this text. */
const entryOf = (text: RegExp): HTMLElement => {
  const entry = screen.getByText(text).closest('li');
  if (entry === null) throw new Error(`no entry has ${text}`);
  return entry;
};

const buttonsOf = (entry: HTMLElement): ReadonlyArray<string | null> =>
  within(entry)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test('[ACC-03] [CHK-04] an address says for what it is the default and offers only uses that it has', () => {
  const address = new AddressFormViewModel(NO_ADDRESS, undefined, TE.left(anUnreachable()));
  render(<AddressBookPage data={{ ...NO_ADDRESSES, addresses: [HOME, BILLS] }} address={address} />);
  const home = entryOf(/^1 Bark St/);
  expect(home.textContent).toContain('Default delivery');
  expect(buttonsOf(home)).toEqual(['Make default for billing']);
  const bills = entryOf(/^5 Paw Rd/);
  expect(bills.textContent).toContain('For billing only');
  const makeDefault = within(bills).getByRole('button', { name: 'Make default for billing: 5 Paw Rd' });
  expect([actionOf(makeDefault), fieldsOf(makeDefault)]).toEqual([
    '/account/addresses/default',
    { addressId: ['2'], use: ['billing'] },
  ]);
});

test.each([
  [true, 'A repeat delivery goes here. For “Billing only” choose another address for it first,'],
  [undefined, 'If a repeat delivery goes here, for “Billing only” choose another address for it first,'],
  [false, undefined],
])('[ACC-03] [RPD-02] the form says what “Billing only” does to repeat deliveries: %s', (isDeliveredTo, words) => {
  const address = new AddressFormViewModel(HOME, undefined, TE.left(anUnreachable()));
  render(<AddressBookPage data={{ ...NO_ADDRESSES, form: HOME, isDeliveredTo }} address={address} />);
  const hint = screen.queryByText(/repeat delivery goes here/);
  expect(hint?.textContent.startsWith(words ?? '')).toBe(words === undefined ? undefined : true);
});

test('[ACC-03] a form that was refused still names the address that it changes, and offers the sign-in', () => {
  const address = new AddressFormViewModel(HOME, undefined, TE.left(anUnreachable()));
  const entered = { edited: HOME, typed: HOME, purpose: HOME.purpose, isDefault: HOME.isDefault };
  const problem = { message: 'Your session has ended.', needsSignIn: true };
  render(<AddressBookPage data={{ ...NO_ADDRESSES, entered, problem }} address={address} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit address');
  expect(fieldsOf(screen.getByRole('button', { name: 'Save address' }))).toMatchObject({
    replaces: ['Home'],
    edit: ['1'],
  });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/shop/LogonForm?URL=%2Faccount%2Faddresses',
  );
});

test('[ACC-03] [CHK-03] errors are listed in the order of the fields', () => {
  const address = new AddressFormViewModel(NO_ADDRESS, undefined, TE.left(anUnreachable()));
  render(<AddressBookPage data={{ ...NO_ADDRESSES, form: 'new' }} address={address} />);
  fireEvent.submit(screen.getByRole('button', { name: 'Save address' }));
  const listed = screen
    .getAllByRole('link', { name: /This field is required/ })
    .map((link) => link.getAttribute('href')?.slice(1));
  const fields = screen.getAllByRole('textbox').concat(screen.getAllByRole('combobox'));
  expect(listed).toEqual(fields.map(({ id }) => id).filter((id) => listed.includes(id)));
  expect(listed).toHaveLength(6);
});

test('[ACC-03] what was done is announced', () => {
  const address = new AddressFormViewModel(NO_ADDRESS, undefined, TE.left(anUnreachable()));
  render(<AddressBookPage data={{ ...NO_ADDRESSES, done: 'removed' }} address={address} />);
  expect(screen.getByRole('alert').textContent).toBe('Address removed.');
});

test('[ACC-03] the question before a removal names the address and that it is a default, and which one follows', () => {
  const address = new AddressFormViewModel(NO_ADDRESS, undefined, TE.left(anUnreachable()));
  render(<AddressBookPage data={{ ...NO_ADDRESSES, addresses: [HOME], removing: HOME }} address={address} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Remove this address?');
  expect(screen.getByText('This is your default delivery address.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Remove address' });
  expect(fieldsOf(button)).toEqual({ nickName: ['Home'] });
  const submit = (): boolean => fireEvent.submit(button);
  expect([submit(), submit()]).toEqual([true, false]);
  cleanup();
  const work = { ...HOME, id: '9', line1: '9 Work Way', isDefault: { delivery: false, billing: false } };
  render(<AddressBookPage data={{ ...NO_ADDRESSES, addresses: [HOME, work], removing: HOME }} address={address} />);
  expect(screen.getByText('This is your default delivery address. 9 Work Way will become your default.')).toBeTruthy();
  cleanup();
  const addresses = [HOME, work, { ...work, id: '10' }];
  render(<AddressBookPage data={{ ...NO_ADDRESSES, addresses, removing: HOME }} address={address} />);
  expect(
    screen.getByText('This is your default delivery address. You’ll have none until you choose another one.'),
  ).toBeTruthy();
});

test('[ACC-03] the form of the first address says that it becomes the default, and of the next one asks', () => {
  const address = new AddressFormViewModel(NO_ADDRESS, undefined, TE.left(anUnreachable()));
  render(<AddressBookPage data={{ ...NO_ADDRESSES, form: 'new' }} address={address} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/Your first address is your default/)).toBeTruthy();
  expect(fieldsOf(screen.getByRole('button', { name: 'Save address' }))).toMatchObject({
    defaultDelivery: ['true'],
    defaultBilling: ['true'],
  });
  cleanup();
  render(<AddressBookPage data={{ ...NO_ADDRESSES, addresses: [HOME], form: 'new' }} address={address} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

describe('[ACC-03] the wallet', () => {
  const NOW = Date.UTC(2030, 5, 1);
  const show = (cards: ReadonlyArray<WalletCard>, removing?: WalletCard, usedBy?: WalletData['usedBy']) =>
    render(
      <WalletPage
        data={{ cards, now: NOW, removing, usedBy, done: undefined, problem: undefined }}
        brand={DEFAULT_BRAND}
        showCardFields={NO_FIELDS}
      />,
    );

  test('says before a card is removed that plans use it, and leads to them', () => {
    const valid = aWalletCard({ cardType: 'VISA', isTemporary: false });
    show([valid], valid, {
      title: 'A repeat delivery uses this',
      text: 'We’ll pause it.',
      link: 'Choose another card',
    });
    expect(screen.getByText('A repeat delivery uses this')).toBeTruthy();
    expect(screen.getByText(/We’ll pause it\./)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Choose another card' });
    expect(link.getAttribute('href')).toBe('/shop/RepeatDeliveryListingView');
  });

  test('a full wallet offers no form for another card, and says what to do', () => {
    const data = {
      cards: [aWalletCard()],
      now: NOW,
      removing: undefined,
      canAdd: true,
      isFull: true,
      done: undefined,
      problem: undefined,
    };
    render(<WalletPage data={data} brand={DEFAULT_BRAND} showCardFields={NO_FIELDS} />);
    expect(screen.getByText('Your wallet is full. Remove a card to save another one.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a card' })).toBeNull();
  });

  test('says which card has expired, and does not offer it as the default', () => {
    const expired = aWalletCard({ cardType: 'VISA', isTemporary: false, expireMonth: '05', expireYear: '2030' });
    const valid = aWalletCard({
      walletId: '30002',
      displayNumber: '************2222',
      expireMonth: '06',
      expireYear: '2030',
    });
    show([expired, valid]);
    const old = entryOf(/^Visa ending in 1111/);
    expect(old.textContent).toMatch(/Expired 05\/2030.*This card has expired/);
    expect(buttonsOf(old)).toEqual([]);
    const own = entryOf(/^Petco Pay ending in 2222/);
    expect(own.textContent).toMatch(/Expires 06\/2030.*Temporary/);
    expect(buttonsOf(own)).toEqual(['Make default']);
  });

  test('[PAY-05] says which card cannot pay at checkout, and does not offer it as the default', () => {
    show([aWalletCard({ isUnusable: true })]);
    const own = entryOf(/^Petco Pay ending in 1111/);
    expect(own.textContent).toContain('You can’t pay with this card at checkout.');
    expect(buttonsOf(own)).toEqual([]);
  });

  test('asks before a card is removed, and posts its id', () => {
    const card = aWalletCard();
    show([card], card);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Remove this card?');
    const button = screen.getByRole('button', { name: 'Remove card' });
    expect([actionOf(button), fieldsOf(button)]).toEqual(['/account/wallet/remove', { walletId: ['30001'] }]);
    const submit = (): boolean => fireEvent.submit(button);
    expect([submit(), submit()]).toEqual([true, false]);
  });

  test('offers each card that can take the place of the one that is removed', () => {
    const first = aWalletCard({ cardType: 'VISA', isTemporary: false, isDefault: true });
    const replacement = {
      text: 'It will be your default card.',
      cards: [
        { walletId: '2', name: 'Visa ending in 4444' },
        { walletId: '5', name: 'Discover ending in 1117' },
      ],
    };
    const data = {
      cards: [first],
      now: NOW,
      removing: first,
      whenDefault: 'This is your default card.',
      replacement,
      done: undefined,
      problem: undefined,
    };
    render(<WalletPage data={data} brand={DEFAULT_BRAND} showCardFields={NO_FIELDS} />);
    expect(screen.getByText(replacement.text)).toBeTruthy();
    expect(screen.getByText('This is your default card.')).toBeTruthy();
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Remove and use .* instead$/ });
    expect(buttons.map((button) => [button.textContent, actionOf(button), button.name, button.value])).toEqual([
      ['Remove and use Visa ending in 4444 instead', '/account/wallet/replace', 'by', '2'],
      ['Remove and use Discover ending in 1117 instead', '/account/wallet/replace', 'by', '5'],
    ]);
    const [button = document.body] = buttons;
    expect([fireEvent.submit(button), fireEvent.submit(button)]).toEqual([true, false]);
    expect(screen.getByRole('button', { name: 'Remove card' })).toBeTruthy();
  });

  test('says how a card is saved when there is none', () => {
    show([]);
    expect(screen.getByText('No saved cards yet.')).toBeTruthy();
    expect(screen.getByText(/Save this card for next time/)).toBeTruthy();
  });
});
