import { fireEvent, render, screen, within } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { PlanEdit } from '../../../../core/repeat-delivery/change-repeat-delivery';
import type { PauseReason, RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import type { PlansData } from '../../../../ui/pages/account/repeat-delivery/plans-data';
import { PlanQuestion } from '../../../../ui/pages/account/repeat-delivery/plan-question';
import { PlansPage } from '../../../../ui/pages/account/repeat-delivery/plans-page';
import { aSavedAddress } from '../../../builders/address';
import { aPlan, aPlanLine } from '../../../builders/repeat-plan';
import { aWalletCard } from '../../../builders/wallet-card';

const HOME = aSavedAddress({ id: '800001' });
const VISA = aWalletCard({ walletId: '30001', cardType: 'VISA', isTemporary: false });

const show = (plans: ReadonlyArray<RepeatPlan>, facts: Partial<PlansData> = {}, cards = [VISA]): void => {
  const deliveries = { plans, firstDate: '2030-01-15', lastDate: '2031-01-15', addresses: [HOME], cards };
  const nothing = { planId: undefined, view: undefined, done: undefined, hasPurchases: false, refused: undefined };
  const data = { deliveries, ...nothing, ...facts };
  render(<PlansPage data={data} brand={DEFAULT_BRAND} Question={PlanQuestion} />);
};

const buttons = (): ReadonlyArray<string> =>
  screen.queryAllByRole('button').map(({ textContent }) => (textContent ?? '').replace(/ Chicken.*/, ''));

describe('[RPD-02] the list', () => {
  test('shows date, frequency, items, address, card and price of an active plan, and what can be done', () => {
    show([aPlan()]);
    expect(screen.getByRole('heading', { name: 'Next delivery ships Thu, Jan 24' })).toBeTruthy();
    const text = document.body.textContent;
    for (const part of ['Every 4 weeks', 'Chicken Kibble, 15 lb', 'Visa ending in 1111', '$32.00', '20% off']) {
      expect(text).toContain(part);
    }
    expect(buttons()).toEqual(['Skip next delivery', 'Pause']);
    expect(document.querySelector<HTMLInputElement>('[name=shownDate]')?.value).toBe('2030-01-24');
  });

  test.each<readonly [PauseReason, RegExp, isCard: boolean]>([
    ['shopper', /You paused this/, false],
    ['payment', /A card is chosen now. Resume it, and we’ll use that card/, false],
    ['address', /had no delivery address/, false],
    ['phone', /need a phone number/, false],
    ['amount', /below the minimum charge/, false],
    ['gone', /items are no longer sold/, false],
    [
      'technical',
      /couldn’t place the order for technical reasons. Resume it, and we’ll send it on the next day/,
      false,
    ],
    ['unknown', /This is paused/, false],
  ])('says why a plan is paused: %s', (pauseReason, words, isCard) => {
    show([aPlan({ status: 'paused', pauseReason })]);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Update card' })).toHaveLength(isCard ? 1 : 0);
    expect(buttons()).toEqual(['Resume']);
  });

  test.each([
    [{ isDeclined: true, retryDate: '2030-01-25' }, /declined. We’ll try again on Fri, Jan 25/],
    [{ waitsForStock: true, retryDate: '2030-01-25' }, /out of stock. We’ll send everything together when it’s back/],
    [{ walletId: '39999' }, /The card was removed/],
    [{ addressId: '899999' }, /The address was removed/],
    [{ isLate: true }, /This delivery is delayed. We’re still trying to place the order/],
  ] satisfies ReadonlyArray<readonly [Partial<RepeatPlan>, RegExp]>)('warns of %j', (facts, words) => {
    show([aPlan(facts)]);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test.each([
    [{ isLate: true, isDeclined: true }, /Your card was declined/],
    [{ isLate: true, waitsForStock: true }, /An item is out of stock/],
  ] satisfies ReadonlyArray<readonly [Partial<RepeatPlan>, RegExp]>)(
    'says the one reason why a delivery is delayed: %j',
    (facts, words) => {
      show([aPlan(facts)]);
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByText(/This delivery is delayed/)).toBeNull();
    },
  );

  test('never says that the next delivery ships on a day that is past', () => {
    show([aPlan({ isLate: true })], { done: 'edit', planId: '960001' });
    expect(screen.getByRole('heading', { name: 'Delayed, was due Thu, Jan 24' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Changes saved.');
    expect(screen.queryByText(/delivery ships/)).toBeNull();
  });

  test.each([
    [false, undefined],
    [true, 'The card expires before the next delivery. Choose another one, or we’ll pause this delivery.'],
  ])(
    '[ACC-03] a card that expires by the delivery, as the service says (%p), is warned of: %s',
    (isCardExpired, words) => {
      show([aPlan({ isCardExpired })]);
      expect(screen.queryByText(/The card expires/)?.textContent).toBe(words);
      expect(screen.queryAllByRole('link', { name: 'Update card' })).toHaveLength(words === undefined ? 0 : 1);
    },
  );

  test('[RPD-04] offers the nearest product for one that is gone, and nothing of it is priced', () => {
    const nearest = { name: 'Beef Kibble', url: '/shop/en/petcostore/product/beef-kibble' };
    show([aPlan({ lines: [aPlanLine({ isGone: true, price: undefined, nearest })] })]);
    expect(screen.getByText(/No longer sold, so it’s not included/).textContent).toContain('Similar: Beef Kibble');
    expect(screen.getByRole('link', { name: 'Beef Kibble' }).getAttribute('href')).toBe(nearest.url);
  });

  test('[RPD-04] [PRO-07] says that a product needs a prescription now, and leads to its page', () => {
    show([aPlan({ lines: [aPlanLine({ isGone: true, needsPrescription: true, price: undefined })] })]);
    expect(screen.getByText(/^Now needs a prescription, so it’s not included/)).toBeTruthy();
    expect(screen.queryByText(/No longer sold/)).toBeNull();
    const { name, url } = aPlanLine();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(url);
  });

  test('keeps canceled plans apart, which can be started again', () => {
    show([aPlan({ status: 'cancelled' })]);
    expect(screen.getByRole('heading', { name: 'No active repeat deliveries' })).toBeTruthy();
    expect(screen.getByText('Canceled (1)')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Start again/, hidden: true }).getAttribute('href')).toBe(
      '/shop/RepeatDeliveryStart?item=2%3AKIB-15&every=week-4&addressId=800001&walletId=30001',
    );
  });

  test.each([
    [true, 'Choose from past purchases', '/shop/MyListsView?showTabName=purchaselist'],
    [false, 'Start shopping', '/shop/en/petcostore'],
  ])('without any plan, says how to start; with past purchases: %s', (hasPurchases, name, href) => {
    show([], { hasPurchases });
    expect(screen.getByRole('heading', { name: 'No repeat deliveries yet' })).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /^(Choose from past purchases|Start shopping)$/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, href]]);
  });

  test('confirms a change, and offers to undo it while that is possible', () => {
    show([aPlan({ canUndo: true })], { done: 'skip', planId: '960001' });
    const banner = screen.getByRole('alert');
    expect(banner.textContent).toContain('Next delivery skipped.');
    expect(banner.textContent).toContain('The next delivery ships on Thu, Jan 24.');
    expect(within(banner).getByRole('button', { name: /^Undo/ })).toBeTruthy();
  });
});

test.each(['resume', 'undo'] as const)(
  '[RPD-02] after %s, says when the next delivery ships and is charged',
  (done) => {
    show([aPlan()], { done, planId: '960001' });
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toContain('The next delivery ships on Thu, Jan 24. We’ll charge your card that day.');
  },
);

describe('[RPD-01] a plan that was just started', () => {
  test('says that the item is still in the cart when it could not be removed', () => {
    show([aPlan()], { done: 'start-not-moved', planId: '960001' });
    const banner = screen.getByRole('alert');
    expect(banner.textContent).toContain('Your repeat delivery has been started, but the item is still in your cart.');
    expect(within(banner).getByRole('link', { name: 'your cart' }).getAttribute('href')).toBe('/shop/OrderItemDisplay');
  });
});

test('[RPD-01] a form that was posted again with other choices leads to its plan, from which another one can be started', () => {
  show([aPlan()], { done: 'start-once', planId: '960001' });
  const banner = within(screen.getByRole('alert'));
  expect(banner.getByText('You already started this repeat delivery. Nothing was changed.')).toBeTruthy();
  expect(banner.getByRole('link', { name: 'Start another one' }).getAttribute('href')).toBe(
    '/shop/RepeatDeliveryStart?item=2%3AKIB-15',
  );
});

describe('[RPD-02] one plan', () => {
  const SHOWN = { every: 'week-4', nextDate: '2030-01-24', addressId: '800001', walletId: '30001' };
  const EDIT: PlanEdit = {
    kind: 'edit',
    asksDetails: true,
    entered: { ...SHOWN, every: 'month-2', nextDate: '2001-01-01', items: [{ partNumber: 'KIB-15', quantity: 7 }] },
    shown: { ...SHOWN, items: [{ partNumber: 'KIB-15', quantity: 2 }] },
  };
  /** All fields that the form with this button posts. */
  const postedBy = (button: string): ReadonlyArray<string> => {
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
    const posted = new FormData(form ?? undefined).entries();
    return [...posted].map(([name, value]) => `${name}=${String(value)}`).sort();
  };

  test('has one form, so that saving one part loses nothing of the others, with what was entered into a refused one', () => {
    show([aPlan()], {
      planId: '960001',
      view: 'change',
      refused: {
        edit: EDIT,
        errors: { nextDate: 'Please choose a date from tomorrow to a year from now.' },
        problem: undefined,
      },
    });
    expect(screen.getByLabelText<HTMLSelectElement>('How often').value).toBe('month-2');
    expect(screen.getAllByText('Please choose a date from tomorrow to a year from now.').length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>(/^Quantity of/).value).toBe('7');
    expect(screen.getByLabelText<HTMLSelectElement>('Pay with').value).toBe('30001');
    expect(buttons()).toEqual(['Save changes', 'Show it in this form']);
    expect(postedBy('Save changes')).toEqual(
      [
        'asksDetails=true',
        'planId=960001',
        'every=month-2',
        'shownEvery=week-4',
        'nextDate=2001-01-01',
        'shownDate=2030-01-24',
        'addressId=800001',
        'shownAddress=800001',
        'walletId=30001',
        'shownWallet=30001',
        'partNumber=KIB-15',
        'quantity=7',
        'shownQuantity=2',
      ].sort(),
    );
  });

  test('keeps what was entered when it cannot be shown, and sends it again', () => {
    const problem = { message: 'Something went wrong.', needsSignIn: false };
    show([], { deliveries: undefined, planId: '960001', refused: { edit: EDIT, errors: {}, problem } });
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong.');
    const posted = postedBy('Save changes again');
    expect(posted).toEqual(expect.arrayContaining(['planId=960001', 'every=month-2', 'quantity=7', 'shownQuantity=2']));
    expect(posted).toContain('asksDetails=true');
    expect(posted).toHaveLength(13);
  });

  test('leads to the list again when a button was pressed and nothing can be shown', () => {
    const problem = { message: 'We couldn’t confirm your change.', needsSignIn: false };
    show([], { deliveries: undefined, planId: '960001', refused: { edit: undefined, errors: {}, problem } });
    expect(screen.getByRole('alert').textContent).toContain(problem.message);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '/shop/RepeatDeliveryListingView',
    );
  });

  test('needs another card when its own was removed', () => {
    show([aPlan()], { planId: '960001', view: 'change' }, []);
    expect(screen.getByLabelText<HTMLSelectElement>('Pay with').value).toBe('');
  });

  test.each([
    ['from the server', { edit: undefined, errors: { reason: 'Please choose a reason.' }, problem: undefined }],
    ['when the button is pressed', undefined],
  ])('is canceled for a reason that the shopper chooses; the error is that of the field, %s', (_where, refused) => {
    show([aPlan()], { planId: '960001', view: 'cancel', refused });
    const reason = screen.getByLabelText<HTMLSelectElement>('Reason for canceling');
    expect([reason.value, reason.selectedOptions[0]?.text]).toEqual(['', 'Choose a reason']);
    expect(reason.getAttribute('aria-invalid')).toBe(refused === undefined ? null : 'true');
    if (refused === undefined) fireEvent.click(screen.getByRole('button', { name: 'Cancel repeat delivery' }));
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    const described = reason.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Please choose a reason.');
  });

  test.each([
    ['cancel', 'Cancel repeat delivery', 'Keep repeat delivery'],
    ['send-now', 'Send now', 'Not now'],
  ] as const)('asks before it is ended or sent: %s', (view, yes, no) => {
    show([aPlan()], { planId: '960001', view });
    expect(buttons()).toEqual([yes]);
    expect(screen.getByRole('link', { name: no }).getAttribute('href')).toBe('/shop/RepeatDeliveryListingView');
  });

  test('[RPD-04] shows what is charged when it is sent now, posts it, and says until when that can be undone', () => {
    show([aPlan()], { planId: '960001', view: 'send-now' });
    const rows = [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Items today', '$40.00'],
      ['20% off your first repeat delivery', '-$8.00'],
      ['Total before shipping and tax', '$32.00'],
      ['Shipping', '$5.99'],
      ['Total before tax', '$37.99'],
    ]);
    expect(screen.getByText(/Quantity 2 · \$20\.00 each/)).toBeTruthy();
    expect(screen.getByText(/plus tax\. Shipping is \$5\.99, or free on orders \$35\+\./)).toBeTruthy();
    expect(screen.getByText(/You can undo this only until we’ve placed the order/)).toBeTruthy();
    expect(postedBy('Send now')).toEqual(['planId=960001', 'shownTotal=32.00']);
  });

  test('[RPD-04] sums the items up when the service sends no estimate', () => {
    show([aPlan({ estimate: undefined })], { planId: '960001', view: 'send-now' });
    expect(postedBy('Send now')).toEqual(['planId=960001', 'shownTotal=40.00']);
  });
});
