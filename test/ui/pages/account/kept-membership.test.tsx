import { render, screen } from '@testing-library/react';
import type { CareMembership } from '../../../../core/memberships/membership';
import { NO_MEMBERSHIPS } from '../../../../ui/pages/account/memberships/memberships-loader';
import { MembershipsPage } from '../../../../ui/pages/account/memberships/memberships-page';
import { aCareMembership, aPlan } from '../../../builders/appointment';

const kept = (id: string): CareMembership => aCareMembership({ id, nextMonthOn: '2026-12-28' });

test.each([
  [['1'], 'Your Vital Care continues month to month. Next month: Mon, Dec 28.'],
  [['1', '2'], 'Your Vital Care continues month to month.'],
])('[ACC-09] says that a kept membership continues, and when its next month begins: %j', (ids, words) => {
  render(<MembershipsPage data={{ ...NO_MEMBERSHIPS, running: ids.map(kept), done: 'kept' }} />);
  expect(screen.getByRole('alert').textContent).toBe(words);
});

test('[ACC-09] the form of a plan offers to keep the cancelled membership of the pet', () => {
  const keepable = aCareMembership({ endsOn: '2026-12-22' });
  render(<MembershipsPage data={{ ...NO_MEMBERSHIPS, plans: [aPlan()], joining: aPlan().id, keepable }} />);
  expect(screen.getByRole('button', { name: /^Keep membership/ })).toBeTruthy();
});
