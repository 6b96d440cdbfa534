import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import type { PlansData } from '../../../../ui/pages/account/repeat-delivery/plans-data';
import { PlanQuestion } from '../../../../ui/pages/account/repeat-delivery/plan-question';
import { PlansPage } from '../../../../ui/pages/account/repeat-delivery/plans-page';
import { aSavedAddress } from '../../../builders/address';
import type { WalletCard } from '../../../../core/wallet/wallet';
import { aWalletCard } from '../../../builders/wallet-card';
import { aPlan, aPlanLine } from '../../../builders/repeat-plan';

const CHANGE = '/shop/RepeatDeliveryListingView?plan=960001&view=change';

const CARD = aWalletCard({ walletId: '30001', isTemporary: false });

/** The page of a plan of a shopper without a card, unless there is one. */
const show = (
  plan: Partial<RepeatPlan>,
  facts: Partial<PlansData> = {},
  cards: ReadonlyArray<WalletCard> = [],
): void => {
  const dates = { firstDate: '2030-01-15', lastDate: '2031-01-15' };
  const deliveries = { ...dates, plans: [aPlan(plan)], addresses: [aSavedAddress({ id: '800001' })], cards };
  const nothing = { planId: undefined, view: undefined, done: undefined, hasPurchases: false, refused: undefined };
  render(<PlansPage data={{ deliveries, ...nothing, ...facts }} brand={DEFAULT_BRAND} Question={PlanQuestion} />);
};

test('[RPD-02] a plan whose card was removed leads to the field of the card', () => {
  show({ status: 'paused', pauseReason: 'payment', walletId: undefined });
  expect(screen.getByText(/its card was removed\. Choose another card, then resume\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Update card' }).getAttribute('href')).toBe(`${CHANGE}#edit-walletId`);
});

test('[RPD-02] a plan without card and address is not offered to be sent now, and names both', () => {
  show({ walletId: undefined, addressId: undefined }, { planId: '960001', view: 'send-now' });
  expect(screen.getByText(/^The address was removed\. The card was removed\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  expect(screen.queryByText(/charge your card/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Update address' }).getAttribute('href')).toBe(`${CHANGE}#edit-addressId`);
});

test('[RPD-02] the form of a plan that could not be resumed says once why, beside what is missing', () => {
  const problem = { message: 'This repeat delivery needs a valid card first.', needsSignIn: false };
  const refused = { edit: undefined, errors: { walletId: 'Please choose a card.' }, problem };
  show({ status: 'paused', walletId: undefined }, { planId: '960001', view: 'change', refused });
  expect(screen.getAllByText(problem.message)).toHaveLength(1);
  expect(screen.getByLabelText('Pay with').getAttribute('aria-invalid')).toBe('true');
});

test('[RPD-02] the form of such a plan leads to where a card is added, and shows it with what is typed', () => {
  show({ walletId: undefined }, { planId: '960001', view: 'change' });
  expect(screen.getByLabelText<HTMLSelectElement>('Pay with').id).toBe('edit-walletId');
  expect(screen.getByRole('link', { name: /^Add a card/ }).getAttribute('href')).toBe('/account/wallet');
  const [save, added] = screen.getAllByRole<HTMLButtonElement>('button');
  expect([save?.textContent, added?.textContent]).toEqual(['Save changes', 'Show it in this form']);
  // Enter in a field presses the first button of the form.
  expect([added?.form === save?.form, added?.name, added?.formNoValidate]).toEqual([true, 'showAdded', true]);
  fireEvent.change(screen.getByLabelText(/^Next delivery/), { target: { value: '' } });
  const press = (submitter: HTMLButtonElement | undefined): boolean =>
    fireEvent(save?.form ?? document.body, new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
  expect([press(save), press(added)]).toEqual([false, true]);
});

test('[RPD-02] a plan that lacks a phone number leads to the profile', () => {
  show({ status: 'paused', pauseReason: 'phone' }, {}, [CARD]);
  expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe('/account/profile');
});

test('[RPD-02] an active plan without a phone number leads to the profile before its delivery, and is not sent now', () => {
  show({ isPhoneMissing: true }, { planId: '960001', view: 'send-now' }, [CARD]);
  expect(screen.getByText(/^We need a phone number for the delivery\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe('/account/profile');
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

test.each([
  ['payment', '2030-01-10', 'Tue, Jan 15'],
  ['payment', '2030-01-24', 'Thu, Jan 24'],
  ['shopper', '2030-01-24', 'Thu, Jan 24'],
] as const)(
  '[RPD-02] a plan paused for %s, due on %s, says when it ships and is charged once it is resumed',
  (pauseReason, nextDate, day) => {
    show({ status: 'paused', pauseReason, nextDate }, {}, [CARD]);
    expect(
      screen.getByText(`If you resume now, the next delivery ships on ${day}. We’ll charge your card that day.`),
    ).toBeTruthy();
  },
);

test('[RPD-02] a plan that the shopper paused beyond its date, whose items are all gone, or that lacks its card, promises no date', () => {
  show({ status: 'paused', pauseReason: 'shopper', nextDate: '2030-01-10' }, {}, [CARD]);
  show({ status: 'paused', pauseReason: 'gone', lines: [aPlanLine({ isGone: true })] }, {}, [CARD]);
  show({ status: 'paused', pauseReason: 'payment', walletId: undefined });
  expect(screen.queryByText(/If you resume now/)).toBeNull();
});

test('[RPD-02] Undo posts the version of the plan that the page shows', () => {
  show({ canUndo: true, version: '7' }, { planId: '960001', done: 'skip' });
  const versions = [...document.querySelectorAll<HTMLInputElement>('form [name=shownVersion]')];
  expect(versions.map(({ value }) => value)).toEqual(['7', '7']);
});

test('[RPD-02] a plan that was resumed says when it ships and is charged', () => {
  show({}, { planId: '960001', done: 'resume' });
  expect(screen.getByText('The next delivery ships on Thu, Jan 24. We’ll charge your card that day.')).toBeTruthy();
});

test.each([
  ['cancelled', 'change', 'This repeat delivery is canceled. To get it again, start it again.', 'Start again'],
  ['cancelled', 'cancel', 'This repeat delivery is canceled. To get it again, start it again.', 'Start again'],
  ['paused', 'send-now', 'This repeat delivery is paused. Resume it before you send it now.', 'Resume'],
] as const)('[RPD-02] a plan that is %s has no page “%s”, and says what can be done', (status, view, words, way) => {
  const problem = { message: 'This repeat delivery was updated elsewhere.', needsSignIn: false };
  show(
    { status, pauseReason: status === 'paused' ? 'shopper' : undefined },
    {
      planId: '960001',
      view,
      refused: { edit: undefined, errors: {}, problem },
    },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Repeat delivery');
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(problem.message)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Save|Send|Cancel)/ })).toBeNull();
  const ways = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    ({ textContent }) => textContent ?? '',
  );
  expect(ways.filter((text) => text.startsWith(way))).toHaveLength(1);
});

test('[FRM-01] a refusal of the service is not shown any more once the fields were checked again', () => {
  const problem = { message: 'A repeat delivery needs at least one item.', needsSignIn: false };
  show({}, { planId: '960001', view: 'change', refused: { edit: undefined, errors: {}, problem } });
  expect(screen.getByText(problem.message)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Next delivery/), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(screen.queryByText(problem.message)).toBeNull();
  expect(screen.getAllByText(/Next delivery ships on/).length).toBeGreaterThan(1);
});

test('[RPD-02] is not sent again on a day on which it was sent, and says so', () => {
  const plan = { isSentToday: true };
  show(plan, {}, [CARD]);
  expect(screen.queryByRole('link', { name: /^Send now/ })).toBeNull();
  cleanup();
  show(plan, { planId: '960001', view: 'send-now' }, [CARD]);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('Today’s delivery has already been sent. You can send the next one tomorrow.')).toBeTruthy();
});
