import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MembershipTable } from '../database/tables/appointment-tables.ts';
import { notFound } from '../http/commerce-failure.ts';
import { dateAfter, dayOfMonth } from '../repeat-delivery/calendar.ts';
import { plusDays } from '../stores/shop-day.ts';

export type MembershipRow = Selectable<MembershipTable>;

const MONTH = { unit: 'month', count: 1 } as const;

/** The day on which the next month of a membership begins, after `today`. */
export const nextMonthOf = ({ started_on }: Pick<MembershipRow, 'started_on'>, today: string): string => {
  const anchor = dayOfMonth(started_on);
  let next = dateAfter(started_on, MONTH, anchor);
  while (next <= today) next = dateAfter(next, MONTH, anchor);
  return next;
};

/** The last day of the month of the membership that contains `today`. */
export const lastDayOf = (row: Pick<MembershipRow, 'started_on'>, today: string): string =>
  plusDays(nextMonthOf(row, today), -1);

/** Whether the membership has ended before `today`. */
export const hasEnded = ({ ends_on }: Pick<MembershipRow, 'ends_on'>, today: string): boolean =>
  ends_on !== null && ends_on < today;

/** The shopper's memberships, the oldest first; those that have ended included. */
export const readMemberships = (database: Kysely<Database>, shopperId: number): Promise<readonly MembershipRow[]> =>
  database.selectFrom('membership').selectAll().where('shopper_id', '=', shopperId).orderBy('membership_id').execute();

/** The shopper's membership. Another shopper's and an unknown one are both not found. */
export const requireMembership = async (
  database: Kysely<Database>,
  shopperId: number,
  membershipId: number,
): Promise<MembershipRow> => {
  const found = (await readMemberships(database, shopperId)).find((row) => row.membership_id === membershipId);
  if (found === undefined) throw notFound('We couldn’t find that membership.', 'membershipId');
  return found;
};
