import { render, screen, within } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import type { PlansData } from '../../../../ui/pages/account/repeat-delivery/plans-data';
import { PlansPage } from '../../../../ui/pages/account/repeat-delivery/plans-page';
import { aSavedAddress } from '../../../builders/address';
import { aPlan } from '../../../builders/repeat-plan';
import { aWalletCard } from '../../../builders/wallet-card';

const show = (plan: RepeatPlan, done: PlansData['done']): void => {
  const [addresses, cards] = [[aSavedAddress({ id: '800001' })], [aWalletCard({ walletId: '30001' })]];
  const deliveries = { plans: [plan], firstDate: '2030-01-15', lastDate: '2031-01-15', addresses, cards };
  const nothing = { view: undefined, hasPurchases: false, refused: undefined };
  render(<PlansPage data={{ deliveries, ...nothing, done, planId: plan.id }} brand={DEFAULT_BRAND} />);
};

describe('[RPD-02] [RPD-03] after the skip of a late delivery', () => {
  const skipped = (leftOut: ReadonlyArray<string>, done: PlansData['done'] = 'skip') => {
    show(aPlan({ canUndo: true, leftOut }), done);
    return within(screen.getByRole('alert'));
  };

  test('the page names the date that is left out', () => {
    expect(
      skipped(['2030-01-17']).getByText(
        'Your Thu, Jan 17 repeat delivery was left out because the one before it was late. You weren’t charged for it.',
      ),
    ).toBeTruthy();
  });

  test('the page lists several dates that are left out', () => {
    const banner = skipped(['2030-01-10', '2030-01-17']);
    expect(
      banner.getByText(
        'These repeat deliveries were left out because the one before them was late. You weren’t charged for them.',
      ),
    ).toBeTruthy();
    expect(banner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Thu, Jan 10',
      'Thu, Jan 17',
    ]);
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
