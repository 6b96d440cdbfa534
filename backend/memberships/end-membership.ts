import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobHandler } from '../jobs/job-worker.ts';
import { shopDay } from '../stores/shop-day.ts';
import { hasEnded, readMemberships } from './membership.ts';

/** Ends the enrolment of a shopper whose last membership has ended, which the header then shows. [HDR-11] */
export const makeEndMembership = (unitOfWork: UnitOfWork): JobHandler => ({
  run: async ({ membershipId }, now) => {
    await unitOfWork.run(async (trx) => {
      const ended = await trx
        .selectFrom('membership')
        .select('shopper_id')
        .where('membership_id', '=', Number(membershipId))
        .executeTakeFirst();
      if (ended === undefined) return;
      const all = await readMemberships(trx, ended.shopper_id);
      if (all.some((row) => !hasEnded(row, shopDay(now)))) return;
      await trx.updateTable('shopper').set({ vital_care: 0 }).where('shopper_id', '=', ended.shopper_id).execute();
    });
    return { kind: 'done' };
  },
});
