import type { BackendConfig } from '../../../../backend/config.ts';
import type { Answer } from '../../commerce/support/browser.ts';
import { textsTo } from '../../orders/support/order-mail.ts';
import type { OrderWorld } from '../../orders/support/order-world.ts';
import { newMember, PLANS, startPlan, startRepeat, type Member } from './repeat-world.ts';

/** A backend with one shopper who has one plan. */
export interface PlanWorld extends OrderWorld {
  readonly member: Member;
  readonly planId: string;
  /** Reads the plan. */
  plan(): Promise<Answer['body']>;
  /** Texts of the mails of this kind that the shopper got. */
  mails(kind: string): Promise<readonly string[]>;
}

/** Starts a plan of a new shopper; see `startPlan` for what `more` changes. */
export const startWithPlan = async (
  more: Readonly<Record<string, unknown>> = {},
  settings: Partial<BackendConfig> = {},
): Promise<PlanWorld> => {
  const world = await startRepeat(settings);
  const member = await newMember(world, 'robin@example.test');
  const planId = String((await startPlan(world, member, more)).body.planId);
  return Object.assign(Object.create(world) as OrderWorld, {
    member,
    planId,
    plan: async () => (await member.browser.get(`${PLANS}/${planId}`)).body,
    mails: (kind: string) => textsTo(world, member.email, kind),
  });
};
