import { render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { UpstreamFailure } from '../../../../core/shared/upstream-failure';
import { makeChangeCardExpiry } from '../../../../core/wallet/change-card-expiry';
import { makeEditCardAction } from '../../../../ui/pages/account/wallet/wallet-actions';
import { makeWalletLoader } from '../../../../ui/pages/account/wallet/wallet-loader';
import { WalletPage } from '../../../../ui/pages/account/wallet/wallet-page';
import type { WalletData } from '../../../../ui/pages/account/wallet/wallet-data';
import { EVERYTHING } from '../../../builders/capabilities';
import { anUnreachable, aRefusal, EVERY_FAILURE } from '../../../builders/upstream-failure';
import { aWalletCard } from '../../../builders/wallet-card';
import { FakeRepeatDeliveryGateway } from '../../../fakes/fake-repeat-delivery-gateway';
import { FakeWalletGateway } from '../../../fakes/fake-wallet-gateway';

const NO_FIELDS = () => () => TE.left('not-loaded' as const);

const PATH = '/account/wallet';
const NOW = Date.UTC(2031, 4, 1);
const EXPIRED = { cardType: 'VISA', isTemporary: false, canEdit: true, expireMonth: '12', expireYear: '2030' } as const;
const VISA = aWalletCard(EXPIRED);
const STORE_CARD = aWalletCard({ walletId: '30002', isTemporary: false });

const owner = () => {
  const wallet = new FakeWalletGateway().hasCards('700002', VISA, STORE_CARD);
  wallet.caller.signsIn('700002');
  const clock = () => NOW;
  const load = makeWalletLoader({
    loadWallet: wallet.wallet,
    repeatPlans: new FakeRepeatDeliveryGateway(wallet.caller).plans,
    capabilities: EVERYTHING,
    userType: () => 'registered',
    clock,
    origin: 'https://shop.example',
    shop: 'Petco',
    brand: DEFAULT_BRAND,
  });
  const edit = makeEditCardAction({ changeCardExpiry: makeChangeCardExpiry({ wallet, clock }) });
  return {
    wallet,
    loaded: (query: string) =>
      load({ path: PATH, parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
    edit: (walletId: string, month: string, year: string) => edit(new URLSearchParams({ walletId, month, year }))(),
  };
};

const show = async (query: string, more: Partial<WalletData> = {}): Promise<void> => {
  const outcome = await owner().loaded(query);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  render(<WalletPage data={{ ...outcome.data, ...more }} brand={DEFAULT_BRAND} showCardFields={NO_FIELDS} />);
};

test('[ACC-03] a card whose date can be changed leads to its form, and the store card does not', async () => {
  await show('');
  expect(screen.getAllByRole('link', { name: /^Edit / }).map((link) => link.getAttribute('href'))).toEqual([
    `${PATH}?edit=30001`,
  ]);
});

const valueOf = (name: RegExp): string => screen.getByLabelText<HTMLSelectElement>(name).value;

test('[ACC-03] the form has the month of the card, and asks for a year that has not passed', async () => {
  await show('edit=30001');
  screen.getByRole('heading', { level: 1, name: 'Edit card' });
  expect([valueOf(/^Expiration month/), valueOf(/^Expiration year/)]).toEqual(['12', '']);
  expect(screen.queryByRole('option', { name: '2030' })).toBeNull();
  expect(screen.getAllByRole('option', { name: /^20/ })).toHaveLength(21);
});

/** The form as the page shows it after the date was sent. */
const sendAndShow = async (
  month: string,
  year: string,
  arrange: (wallet: FakeWalletGateway) => void = () => {},
): Promise<void> => {
  const { wallet, edit } = owner();
  arrange(wallet);
  const result = await edit('30001', month, year);
  if (result.kind !== 'refused') throw new Error(result.kind);
  await show(result.url.replace(/^.*\?/, ''), result.changes);
};

const fieldOf = (name: 'month' | 'year'): HTMLElement =>
  screen.getByRole('combobox', { name: new RegExp(`^Expiration ${name}`) });

/** What each field says is wrong with it. */
const errorOf = (name: 'month' | 'year'): string | undefined => {
  const field = fieldOf(name);
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
};

test.each([
  ['04', '', { month: undefined, year: 'Please choose the year on your card.' }],
  ['', '2036', { month: 'Please choose the month on your card.', year: undefined }],
  ['', '', { month: 'Please choose the month on your card.', year: 'Please choose the year on your card.' }],
] as const)(
  '[ACC-03] month "%s" with year "%s" marks what is missing, and nothing else',
  async (month, year, errors) => {
    await sendAndShow(month, year);
    expect([valueOf(/^Expiration month/), valueOf(/^Expiration year/)]).toEqual([month, year]);
    expect({ month: errorOf('month'), year: errorOf('year') }).toEqual(errors);
    expect(document.activeElement).toBe(fieldOf(errors.month === undefined ? 'year' : 'month'));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('[ACC-03] a date that has passed stays in the form, and both of its fields say so', async () => {
  await sendAndShow('04', '2031');
  expect([valueOf(/^Expiration month/), valueOf(/^Expiration year/)]).toEqual(['04', '2031']);
  expect([errorOf('month'), errorOf('year')]).toEqual([
    expect.stringContaining('This date has passed.'),
    expect.stringContaining('This date has passed.'),
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[ACC-03] a date that the provider declines stays in the form, with the reason above it', async () => {
  await sendAndShow('04', '2036', (wallet) => wallet.declinesDates());
  expect([valueOf(/^Expiration month/), valueOf(/^Expiration year/)]).toEqual(['04', '2036']);
  expect(screen.getByRole('alert').textContent).toContain('remove it and add it again');
  expect([errorOf('month'), errorOf('year')]).toEqual([undefined, undefined]);
});

test.each(['edit=30002', 'edit=of-another', 'edit=30001&remove=30001'])('[ACC-03] %s opens no form', async (query) => {
  expect(await owner().loaded(query)).toMatchObject({ data: { editing: undefined } });
});

test('[ACC-03] the new date is stored, and the list says so', async () => {
  const { wallet, edit } = owner();
  expect(await edit('30001', '04', '2036')).toEqual({ kind: 'see-other', url: `${PATH}?done=edited` });
  expect(await wallet.wallet()).toMatchObject({
    right: { cards: [{ expireMonth: '04', expireYear: '2036' }, STORE_CARD] },
  });
});

test('[ACC-03] a date that is missing or has passed is refused with what was chosen', async () => {
  const { edit } = owner();
  const url = `${PATH}?edit=30001`;
  expect(await edit('30001', '', '2036')).toMatchObject({
    status: 400,
    url,
    changes: { problem: undefined, refusedExpiry: { month: '', year: '2036' } },
  });
  expect(await edit('30001', '04', '2031')).toMatchObject({
    status: 400,
    url,
    changes: { problem: undefined, refusedExpiry: { month: '04', year: '2031' } },
  });
});

test('[ACC-03] a date that the provider does not take, an outage and a card that is gone say so', async () => {
  const { wallet, edit } = owner();
  wallet.declinesDates();
  expect(await edit('30001', '04', '2036')).toMatchObject({
    status: 400,
    changes: { problem: expect.stringContaining('nothing was changed'), refusedExpiry: { year: '2036' } },
  });
  expect(await edit('of-another', '04', '2036')).toMatchObject({ status: 404, url: PATH });
  wallet.fails(anUnreachable(), 'changeExpiry');
  expect(await edit('30001', '04', '2036')).toMatchObject({ status: 503, url: `${PATH}?edit=30001` });
});

test.each<readonly [string, UpstreamFailure]>([
  ...EVERY_FAILURE,
  ['refusing too many tries', aRefusal({ status: 429 })],
  ['unable to reach the payment provider', aRefusal({ status: 503 })],
])(
  '[ACC-03] the form keeps the chosen date, with the reason above it, when the service is %s',
  async (_name, failure) => {
    await sendAndShow('04', '2036', (wallet) => wallet.fails(failure, 'changeExpiry'));
    expect([valueOf(/^Expiration month/), valueOf(/^Expiration year/)]).toEqual(['04', '2036']);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect([errorOf('month'), errorOf('year')]).toEqual([undefined, undefined]);
  },
);

test('[ACC-03] a shopper who has to sign in first comes back to the form, with the chosen date', async () => {
  const { wallet, edit } = owner();
  wallet.caller.becomesGuest('700001');
  const result = await edit('30001', '04', '2036');
  if (result.kind !== 'see-other') throw new Error(result.kind);
  const signIn = new URL(result.url, 'https://shop.example');
  expect(signIn.pathname).toContain('Logon');
  const back = new URL(signIn.searchParams.get('URL') ?? '', signIn);
  expect(back.pathname).toBe(PATH);
  await show(back.search);
  expect([valueOf(/^Expiration month/), valueOf(/^Expiration year/)]).toEqual(['04', '2036']);
});

test.each([
  ['month=13&year=1999', ['12', '']],
  ['month=4', ['12', '']],
  ['year=2036', ['12', '2036']],
])('[ACC-03] an address with %s chooses only what the form offers', async (query, chosen) => {
  await show(`edit=30001&${query}`);
  expect([valueOf(/^Expiration month/), valueOf(/^Expiration year/)]).toEqual(chosen);
});
