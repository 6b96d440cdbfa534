import { render, screen, within } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import type { PlansData } from '../../../../ui/pages/account/repeat-delivery/plans-data';
import { PlanQuestion } from '../../../../ui/pages/account/repeat-delivery/plan-question';
import { PlansPage } from '../../../../ui/pages/account/repeat-delivery/plans-page';
import { aSavedAddress } from '../../../builders/address';
import { aPlan } from '../../../builders/repeat-plan';
import { aWalletCard } from '../../../builders/wallet-card';

const show = (plan: RepeatPlan, done: PlansData['done']): void => {
  const [addresses, cards] = [[aSavedAddress({ id: '800001' })], [aWalletCard({ walletId: '30001' })]];
  const deliveries = { plans: [plan], firstDate: '2030-01-15', lastDate: '2031-01-15', addresses, cards };
  const nothing = { view: undefined, hasPurchases: false, refused: undefined };
  render(
    <PlansPage
      data={{ deliveries, ...nothing, done, planId: plan.id }}
      brand={DEFAULT_BRAND}
      Question={PlanQuestion}
    />,
  );
};

describe('[RPD-02] [RPD-03] after the skip of a late delivery', () => {
  const skipped = (leftOut: ReadonlyArray<string>, done: PlansData['done'] = 'skip') => {
    show(aPlan({ canUndo: true, leftOut }), done);
    return within(screen.getByRole('alert'));
  };

  test.each([
    [['2030-01-17'], 'Thu, Jan 17'],
    [['2030-01-10', '2030-01-17'], 'Thu, Jan 10 and Thu, Jan 17'],
  ])('the page names the dates that are left out: %j', (leftOut, named) => {
    const text = `Also left out because the delivery before was late: ${named}. You weren’t charged.`;
    expect(skipped(leftOut).getByText(text)).toBeTruthy();
  });

  test.each([
    ['that leaves nothing else out', [], 'skip'],
    ['that was followed by another change', ['2030-01-17'], 'edit'],
  ] as const)('the page names no date after one %s', (_which, leftOut, done) => {
    expect(skipped(leftOut, done).queryByText(/left out/)).toBeNull();
  });
});

describe('[RPD-02] a plan that was just sent', () => {
  test.each([
    ['until its order is placed', true, ['Undo']],
    ['and not afterwards', false, []],
  ] as const)('offers to undo it %s', (_when, canUndo, expected) => {
    show(aPlan({ canUndo }), 'send-now');
    const banner = within(screen.getByRole('alert'));
    expect(banner.getByText('We’re sending it today.')).toBeTruthy();
    expect(banner.queryAllByRole('button').map(({ textContent }) => textContent?.replace(/ Chicken.*/, ''))).toEqual(
      expected,
    );
  });
});
