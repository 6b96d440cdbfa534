import { render, screen, within } from '@testing-library/react';
import type { NextDelivery } from '../../../core/overview/overview-part';
import { planAlerts } from '../../../core/repeat-delivery/plan-notice';
import { nextPlan, type RepeatPlan } from '../../../core/repeat-delivery/repeat-plan';
import { DeliveryTile } from '../../../ui/pages/member-home/home-tiles';
import { aPlan, aPlanLine } from '../../builders/repeat-plan';

const show = (...plans: ReadonlyArray<RepeatPlan>): HTMLElement => {
  const value: NextDelivery = { next: nextPlan(plans), alerts: planAlerts(plans) };
  render(<DeliveryTile part={{ kind: 'known', value }} />);
  return screen.getByRole('region', { name: 'Next delivery' });
};

const NAME = /Chicken Kibble, 15 lb/;

test('[ACC-01] [RPD-02] a warning names its product once, with the price, and takes the width of a phone', () => {
  const tile = show(aPlan({ isDeclined: true }));
  expect(within(tile).getAllByText(NAME)).toHaveLength(1);
  expect(tile.textContent).toMatch(/Needs your attention: Chicken Kibble, 15 lb.*\$32\.00 before shipping and tax/);
  expect(tile.dataset.wide).toBe('true');
});

test('[ACC-01] [RPD-02] below a warning about another plan, the next delivery is named, too', () => {
  const litter = aPlan({ id: '2', nextDate: '2030-01-20', lines: [aPlanLine({ name: 'Clumping Litter' })] });
  const tile = show(litter, aPlan({ status: 'paused', pauseReason: 'payment', walletId: undefined }));
  expect([within(tile).getAllByText(NAME).length, within(tile).getAllByText('Clumping Litter').length]).toEqual([1, 1]);
});

test('[ACC-01] without a warning the tile shares the width with another one', () => {
  const tile = show(aPlan());
  expect(within(tile).getAllByText(NAME)).toHaveLength(1);
  expect(tile.dataset.wide).toBeUndefined();
});
