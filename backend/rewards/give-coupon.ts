import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Draws the number of a coupon. */
export const drawCouponNo = (): string => `C-${randomInt(1_000_000_000, 10_000_000_000)}`;

/** A coupon for a member of the rewards programme. */
export interface NewCoupon {
  readonly shopperId: number;
  readonly amountCents: number;
  /** Its last day, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

/**
 * Gives a member a coupon that is not loaded yet, with a number that nobody has, and returns the number. Rejects when the
 * shopper is not a member. [RWD-05]
 */
export const giveCoupon = async (
  trx: Transaction<Database>,
  { shopperId, amountCents, expiresOn }: NewCoupon,
  nextCouponNo: () => string = drawCouponNo,
): Promise<string> => {
  for (;;) {
    const row = await trx
      .insertInto('pals_coupon')
      .values({
        coupon_no: nextCouponNo(),
        shopper_id: shopperId,
        amount_cents: amountCents,
        expires_on: expiresOn,
        load_due_at: null,
        spent_at: null,
      })
      // Drawn again while the number is taken.
      .onConflict((conflict) => conflict.column('coupon_no').doNothing())
      .returning('coupon_no')
      .executeTakeFirst();
    if (row !== undefined) return row.coupon_no;
  }
};
