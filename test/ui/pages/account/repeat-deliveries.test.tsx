import { render, screen, within } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { PauseReason, RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import type { PlansData } from '../../../../ui/pages/account/repeat-delivery/plans-data';
import { PlansPage } from '../../../../ui/pages/account/repeat-delivery/plans-page';
import { aSavedAddress } from '../../../builders/address';
import { aPlan, aPlanLine } from '../../../builders/repeat-plan';
import { aWalletCard } from '../../../builders/wallet-card';

const HOME = aSavedAddress({ id: '800001' });
const VISA = aWalletCard({ walletId: '30001', cardType: 'VISA', isTemporary: false });

const show = (plans: ReadonlyArray<RepeatPlan>, facts: Partial<PlansData> = {}, cards = [VISA]): void => {
  const deliveries = { plans, firstDate: '2030-01-15', lastDate: '2031-01-15', addresses: [HOME], cards };
  const data = { deliveries, planId: undefined, view: undefined, done: undefined, refused: undefined, ...facts };
  render(<PlansPage data={data} brand={DEFAULT_BRAND} />);
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
    ['payment', /card was declined several times or removed/, true],
    ['address', /its address was removed/, false],
    ['phone', /need a phone number/, false],
    ['amount', /below the minimum charge/, false],
    ['gone', /items are no longer sold/, false],
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
  ] satisfies ReadonlyArray<readonly [Partial<RepeatPlan>, RegExp]>)('warns of %j', (facts, words) => {
    show([aPlan(facts)]);
    expect(screen.getByText(words)).toBeTruthy();
  });

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
      '/shop/RepeatDeliveryStart?item=2%3AKIB-15',
    );
  });

  test('confirms a change, and offers to undo it while that is possible', () => {
    show([aPlan({ canUndo: true })], { done: 'skip', planId: '960001' });
    const banner = screen.getByRole('alert');
    expect(banner.textContent).toContain('Next delivery skipped.');
    expect(banner.textContent).toContain('The next delivery ships on Thu, Jan 24.');
    expect(within(banner).getByRole('button', { name: /^Undo/ })).toBeTruthy();
  });
});

describe('[RPD-01] a plan that was just started', () => {
  test('says that the item is still in the cart when it could not be removed', () => {
    show([aPlan()], { done: 'start-not-moved', planId: '960001' });
    const banner = screen.getByRole('alert');
    expect(banner.textContent).toContain('Your repeat delivery has been started, but the item is still in your cart.');
    expect(within(banner).getByRole('link', { name: 'your cart' }).getAttribute('href')).toBe('/shop/OrderItemDisplay');
  });
});

describe('[RPD-02] one plan', () => {
  test('has a form for each part, with what was typed into a refused one', () => {
    show([aPlan()], {
      planId: '960001',
      view: 'change',
      refused: {
        name: 'schedule',
        typed: { every: 'month-2', nextDate: '2001-01-01' },
        errors: { nextDate: 'Please choose a date from tomorrow to a year from now.' },
        problem: undefined,
      },
    });
    expect(screen.getByLabelText<HTMLSelectElement>('How often').value).toBe('month-2');
    expect(screen.getAllByText('Please choose a date from tomorrow to a year from now.').length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLSelectElement>(/^Quantity of/).value).toBe('2');
    expect(screen.getByLabelText<HTMLSelectElement>('Pay with').value).toBe('30001');
  });

  test('needs another card when its own was removed', () => {
    show([aPlan()], { planId: '960001', view: 'change' }, []);
    expect(screen.getByLabelText<HTMLSelectElement>('Pay with').value).toBe('');
  });

  test.each([
    ['cancel', 'Cancel repeat delivery', 'Keep repeat delivery'],
    ['send-now', 'Send now', 'Not now'],
  ] as const)('asks before it is ended or sent: %s', (view, yes, no) => {
    show([aPlan()], { planId: '960001', view });
    expect(buttons()).toEqual([yes]);
    expect(screen.getByRole('link', { name: no }).getAttribute('href')).toBe('/shop/RepeatDeliveryListingView');
  });
});
