import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { GUEST } from '../../../core/identity/session/header-user';
import { NO_CARD } from '../../../core/petco-pay/card-status';
import { CreditCardPage, type CreditCardPageProps } from '../../../ui/pages/credit-card/credit-card-page';
import { PetcoPayPage } from '../../../ui/pages/petco-pay/petco-pay-page';
import type { PetcoPayData } from '../../../ui/pages/petco-pay/petco-pay-data';
import { aWalletCard } from '../../builders/wallet-card';
import { aCustomer } from '../../builders/header-user';

const PETCO_PAY = '/shop/PetcoPayRewardsAndTxnView?myAccountActivePage=petcoPayRewards';

const CHROME = { brand: DEFAULT_BRAND, user: GUEST, card: NO_CARD, enablePCC: true };

/** A flow that has started and has no result yet. */
const waitingFlow = () => {
  let began = 0;
  let arrive = (): void => undefined;
  const apply = (): Promise<void> => {
    began += 1;
    return new Promise((resolve) => (arrive = resolve));
  };
  return { apply, began: () => began, arrives: () => arrive() };
};

const cardPage = (chrome: Partial<CreditCardPageProps['chrome']> = {}, cardFlow = waitingFlow()) => {
  render(<CreditCardPage chrome={{ ...CHROME, ...chrome }} cardFlow={cardFlow} />);
  return cardFlow;
};

describe("the card's page", () => {
  test("[PCC-08] shows the card's benefits and terms", () => {
    cardPage();
    expect(screen.getByRole('heading', { level: 1, name: '20% off your first purchase.' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Offer terms' }).textContent).toMatch(/credit approval/);
  });

  test('[PCC-02] APPLY NOW is a link without scripts and starts the flow once with them', async () => {
    const flow = cardPage();
    const link = screen.getByRole('link', { name: 'APPLY NOW' });
    const target = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)?.textContent).toMatch(/How to apply/);
    fireEvent.click(link);
    fireEvent.click(link);
    expect([flow.began(), link.getAttribute('aria-busy')]).toEqual([1, 'true']);
    flow.arrives();
    await waitFor(() => expect(link.getAttribute('aria-busy')).toBeNull());
  });

  test('[PCC-02] a click for a new tab is left to the browser', () => {
    const flow = cardPage();
    fireEvent.click(screen.getByRole('link', { name: 'APPLY NOW' }), { ctrlKey: true });
    expect(flow.began()).toBe(0);
  });

  test.each([
    [
      'invites an invited member to continue',
      { card: { ...NO_CARD, isPrescreen: true } },
      'Continue With Petco Pay',
      undefined,
    ],
    [
      'lets an approved member finish',
      { card: { ...NO_CARD, isPrescreen: true, approvedCallId: 'call-1' } },
      'Finish adding your card',
      undefined,
    ],
    ['shows the card to a holder', { card: { ...NO_CARD, isEnrolled: true } }, 'View Petco Pay', PETCO_PAY],
  ])('[HDR-01] [MOD-05] %s', (_case, chrome, name, href) => {
    cardPage({ ...chrome, user: aCustomer({ palsId: '123456789' }) });
    const link = screen.getByRole('link', { name });
    if (href !== undefined) expect(link.getAttribute('href')).toBe(href);
    expect(screen.queryByRole('link', { name: 'APPLY NOW' })).toBeNull();
  });

  test.each([
    ['invited', { isPrescreen: true }, /You’re prescreened/],
    ['approved', { isPrescreen: true, approvedCallId: 'call-1' }, /You’re approved/],
  ])('[PCC-01] shows the matching text to a shopper who is %s', (_case, card, words) => {
    cardPage({ card: { ...NO_CARD, ...card }, user: aCustomer({ palsId: '123456789' }) });
    expect(screen.getAllByText(/^You’re /).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(words),
    ]);
  });

  test('[HDR-12] says that applications are closed without the programme', () => {
    cardPage({ enablePCC: false });
    expect(screen.queryByRole('link', { name: 'APPLY NOW' })).toBeNull();
    expect(screen.getByText(/We aren’t accepting applications right now/)).toBeTruthy();
  });
});

describe("the holder's page", () => {
  const open = (data: Partial<PetcoPayData>, enablePCC = true) =>
    render(
      <PetcoPayPage
        data={{ card: { ...NO_CARD, isEnrolled: true, rewardsAmount: '1250' }, wallet: { cards: [] }, ...data }}
        chrome={{ brand: DEFAULT_BRAND, enablePCC }}
        cardFlow={waitingFlow()}
      />,
    );

  test("[PCC-01] [USR-10] shows the card's earnings and the wallet with the temporary card", () => {
    open({ wallet: { cards: [aWalletCard(), aWalletCard({ walletId: '2', cardType: 'VISA', isTemporary: false })] } });
    expect(screen.getByText('1,250')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Petco Pay ending in 1111Expires 12/2030Temporary',
        'Visa ending in 1111Expires 12/2030',
      ]),
    );
  });

  test('[PCC-01] says that the card has no points yet', () => {
    open({ card: { ...NO_CARD, isEnrolled: true, rewardsAmount: '0' } });
    expect(screen.getByText(/points earned with your card/).textContent).toBe('0 points earned with your card');
  });

  test('[USR-10] says when the wallet is empty', () => {
    open({});
    expect(screen.getByText('You don’t have any saved cards.')).toBeTruthy();
  });

  test.each([
    [{ wallet: undefined }, 'We couldn’t load your wallet.'],
    [{ card: undefined }, 'We couldn’t load your card.'],
  ])('[USR-10] says what failed to load and how to retry', (data, text) => {
    open(data);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(PETCO_PAY);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  test.each([
    ['nothing', NO_CARD, true, 'APPLY NOW'],
    ['an offer of the bank', { ...NO_CARD, isPrescreen: true }, true, 'Continue With Petco Pay'],
    ['an approval', { ...NO_CARD, isPrescreen: true, approvedCallId: 'call-1' }, true, 'Finish adding your card'],
    ['nothing to apply for', NO_CARD, false, undefined],
  ])('[PCC-02] links onward for a shopper who has %s yet', (_case, card, enablePCC, name) => {
    open({ card }, enablePCC);
    expect(
      screen.queryAllByRole('link', { name: /APPLY NOW|Continue With|Finish/ }).map((link) => link.textContent),
    ).toEqual(name === undefined ? [] : [name]);
  });
});
