import type { Kysely } from 'kysely';
import type { Database } from '../../../../backend/database/schema.ts';
import { readPlan } from '../../../../backend/repeat-delivery/plan.ts';
import type { DescribeJob } from '../../orders/support/mortal-process.ts';

/** What a process was doing with a plan when it ended. */
export type Doing = 'reminding' | 'placing';

/** Tells what a job does with its plan. */
export const describing =
  (database: Kysely<Database>): DescribeJob =>
  async (kind, { planId }) => {
    if (kind !== 'repeat-delivery') return undefined;
    const plan = await readPlan(database, Number(planId));
    const doing: Doing = plan?.remindedFor === plan?.nextDate ? 'placing' : 'reminding';
    return doing;
  };
