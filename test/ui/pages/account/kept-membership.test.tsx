import { render, screen } from '@testing-library/react';
import type { CareMembership } from '../../../../core/memberships/membership';
import { NO_MEMBERSHIPS } from '../../../../ui/pages/account/memberships/memberships-loader';
import { MembershipsPage } from '../../../../ui/pages/account/memberships/memberships-page';
import { aCareMembership } from '../../../builders/appointment';

const kept = (id: string): CareMembership => aCareMembership({ id, nextMonthOn: '2026-12-28' });

test.each([
  [['1'], 'Your Vital Care continues month to month. Next month: Mon, Dec 28.'],
  [['1', '2'], 'Your Vital Care continues month to month.'],
])('[ACC-09] says that a kept membership continues, and when its next month begins: %j', (ids, words) => {
  render(<MembershipsPage data={{ ...NO_MEMBERSHIPS, running: ids.map(kept), done: 'kept' }} />);
  expect(screen.getByRole('alert').textContent).toBe(words);
});
