import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { WalletCard } from '../../../../core/wallet/wallet';
import { replacementFor, whenDefaultOf } from '../../../../ui/pages/account/wallet/replacement';
import { aWalletCard } from '../../../builders/wallet-card';

const own = (walletId: string, more: Partial<WalletCard> = {}): WalletCard =>
  aWalletCard({ walletId, cardType: 'VISA', isTemporary: false, ...more });

const now = Date.UTC(2030, 5, 1);
const first = own('1', { isDefault: true });
const second = own('2', { displayNumber: '************4444' });
const third = own('5');
const useless = [own('3', { expireMonth: '1', expireYear: '2020' }), aWalletCard({ walletId: '4' })];

const offered = (
  cards: ReadonlyArray<WalletCard>,
  active: number | undefined,
  removing: WalletCard | undefined = first,
  paused = 0,
) =>
  replacementFor(
    { cards, removing, plansUsing: active === undefined ? undefined : { active, paused }, now },
    DEFAULT_BRAND,
  );

test('[ACC-03] [RPD-02] a card that pays repeat deliveries can be replaced by each saved card that has not expired', () => {
  expect(offered([first, second, ...useless], 2)).toEqual({
    text: 'Another card can take its place. It will then pay for your repeat deliveries and be your default card.',
    cards: [{ walletId: '2', name: 'Visa ending in 4444' }],
  });
  expect(offered([first, second, third], 1, second)).toMatchObject({
    text: 'Another card can take its place. It will then pay for your repeat delivery.',
    cards: [{ walletId: '1' }, { walletId: '5' }],
  });
  expect(offered([first, second], 0, second, 1)?.text).toMatch(/pay for your repeat delivery\.$/);
  expect(offered([first, second], undefined, second)?.text).toMatch(/pay for your repeat deliveries\.$/);
});

test('[ACC-03] the default card can be replaced by a chosen one of several', () => {
  expect(offered([first, second, third], 0)).toMatchObject({
    text: 'Another card can take its place. It will then be your default card.',
    cards: [{ walletId: '2' }, { walletId: '5' }],
  });
});

test.each([
  ['no other card can pay', [first, ...useless], 1],
  ['the only other card becomes the default anyway', [first, second], 0],
])('[ACC-03] no card is offered when %s', (_when, cards, plansUsing) => {
  expect(offered(cards, plansUsing)).toBeUndefined();
});

test('[ACC-03] no card is offered for one that is neither the default nor used, or when none is removed', () => {
  expect(offered([first, second, third], 0, second)).toBeUndefined();
  expect(
    replacementFor(
      { cards: [first, second], removing: undefined, plansUsing: { active: 0, paused: 0 }, now },
      DEFAULT_BRAND,
    ),
  ).toBe(undefined);
});

test('[ACC-03] before the default card is removed it is said which card follows', () => {
  const said = (cards: ReadonlyArray<WalletCard>, removing: WalletCard) =>
    whenDefaultOf({ cards, removing, now }, DEFAULT_BRAND);
  const [expired = first] = useless;
  expect(said([first, second, expired], first)).toBe(
    'This is your default card. Visa ending in 4444 will become your default.',
  );
  expect(said([first, second, third], first)).toBe(
    'This is your default card. You’ll have none until you choose another one.',
  );
  expect(said([first, expired], first)).toBe('This is your default card.');
  expect(said([first, second], second)).toBeUndefined();
});
