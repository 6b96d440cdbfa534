import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import {
  declinedEmail,
  delayedEmail,
  leftOutEmail,
  passedOverEmail,
  pausedEmail,
  waitingEmail,
  type GoneLine,
  type RepeatMail,
} from '../mail/repeat-emails.ts';
import type { StopPage } from '../mail/stop-page.ts';
import type { DueCheckoutDeps } from './due-checkout.ts';
import type { PauseReason, Plan } from './plan.ts';
import { readCardLacks } from './plan-cards.ts';
import { addPlanEvent } from './plan-history.ts';
import { findSubstitute, splitLines, type GonePlanLine } from './sold-lines.ts';

/** What mail about plans needs. */
export interface PlanMailDeps {
  readonly mailer: Mailer;
  /** The shop's own origin; undefined when it is not known. */
  readonly pageOrigin: string | undefined;
  readonly stopPage: StopPage;
}

/** What telling shoppers needs. */
export interface TellDeps extends DueCheckoutDeps, PlanMailDeps {
  readonly clock: () => number;
}

const PAGE = '/shop/RepeatDeliveryListingView';

/** What every mail about a plan has. */
export const mailAbout = async (
  { pageOrigin, stopPage }: PlanMailDeps,
  trx: Transaction<Database>,
  { planId, shopperId, nextDate }: Plan,
): Promise<RepeatMail> => {
  const row = await trx
    .selectFrom('shopper')
    .select(['email', 'first_name'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const page = pageOrigin === undefined ? undefined : pageOrigin + PAGE;
  const to = row.email ?? '';
  const pausePage = stopPage(to, { kind: 'repeat-delivery', planId });
  return { to, firstName: row.first_name, shopperId, date: nextDate, page, pausePage };
};

/** The products that are gone, each with the nearest one that is offered instead. */
export const goneLines = async (
  { pageOrigin }: TellDeps,
  trx: Transaction<Database>,
  gone: readonly GonePlanLine[],
): Promise<readonly GoneLine[]> => {
  const found: GoneLine[] = [];
  for (const line of gone) {
    const { description, needsPrescription } = line;
    const nearest = needsPrescription ? undefined : await findSubstitute(trx, line);
    const address = pageOrigin && nearest && pageOrigin + nearest.path;
    const substitute = nearest && { description: nearest.description, address };
    found.push({ description, needsPrescription, substitute });
  }
  return found;
};

/** Tells the shopper that the due delivery waits for stock of an item. */
export const tellWaiting = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  partNumber: string,
): Promise<void> => {
  const item = plan.lines.find((line) => line.partNumber === partNumber)?.description ?? partNumber;
  await addPlanEvent(trx, plan.planId, { kind: 'WAITING', detail: partNumber }, deps.clock());
  await deps.mailer.queue(trx, waitingEmail({ ...(await mailAbout(deps, trx, plan)), item }));
};

/** Tells the shopper, once for each date, that the delivery is delayed and is tried again. Returns when that was told. */
export const tellDelayed = async (deps: TellDeps, trx: Transaction<Database>, plan: Plan): Promise<number> => {
  const { planId, nextDate } = plan;
  const known = await trx
    .selectFrom('repeat_event')
    .select('at')
    .where('plan_id', '=', planId)
    .where('kind', '=', 'DELAYED')
    .where('detail', '=', nextDate)
    .executeTakeFirst();
  if (known !== undefined) return known.at;
  const now = deps.clock();
  await addPlanEvent(trx, planId, { kind: 'DELAYED', detail: nextDate }, now);
  await deps.mailer.queue(trx, delayedEmail(await mailAbout(deps, trx, plan)));
  return now;
};

/** Adds an event to the plan's history for each product that the due delivery leaves out. The caller sends the mail. */
export const addLeftOut = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  { planId }: Plan,
  gone: readonly GonePlanLine[],
): Promise<void> => {
  for (const { partNumber } of gone) {
    await addPlanEvent(trx, planId, { kind: 'LEFT_OUT', detail: partNumber }, deps.clock());
  }
};

/** Tells the shopper which further products the due delivery leaves out because they are gone. */
export const tellLeftOut = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  gone: readonly GonePlanLine[],
): Promise<void> => {
  await addLeftOut(deps, trx, plan, gone);
  const mail = { ...(await mailAbout(deps, trx, plan)), gone: await goneLines(deps, trx, gone) };
  await deps.mailer.queue(trx, leftOutEmail(mail));
};

/** Tells the shopper which dates a plan has left out, and when it delivers next. [RPD-03] */
export const tellPassedOver = async (
  deps: PlanMailDeps,
  trx: Transaction<Database>,
  plan: Plan,
  passed: readonly string[],
): Promise<void> => {
  await deps.mailer.queue(trx, passedOverEmail({ ...(await mailAbout(deps, trx, plan)), passed }));
};

/** Tells the shopper that the card was declined, and when it is tried again. */
export const tellDeclined = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  again: string,
): Promise<void> => {
  const card = await trx
    .selectFrom('wallet_card')
    .select('last_four')
    .where('wallet_id', '=', plan.walletId)
    .executeTakeFirst();
  await addPlanEvent(trx, plan.planId, { kind: 'DECLINED', detail: again }, deps.clock());
  const mail = await mailAbout(deps, trx, plan);
  await deps.mailer.queue(trx, declinedEmail({ ...mail, card: card?.last_four ?? '', again }));
};

/** Why a plan is paused by itself. */
export type PlanProblem = Exclude<PauseReason, 'shopper'>;

const CARD_CAUSES = { removed: 'card-removed', expired: 'card-expired' } as const;

/** Why the card of a plan pays no more. One that is there and has not expired was declined several times. */
const whyNoPayment = async (trx: Transaction<Database>, plan: Plan, now: number) => {
  const lack = (await readCardLacks(trx, [plan], now)).get(plan.planId);
  return lack === undefined ? 'card-declined' : CARD_CAUSES[lack];
};

/** Tells the shopper why the plan was paused, and offers something near for what is gone. */
export const tellPaused = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  reason: PlanProblem,
): Promise<void> => {
  const { gone } = reason === 'gone' ? await splitLines(trx, plan.lines) : { gone: [] };
  const mail = await mailAbout(deps, trx, plan);
  const cause = reason === 'payment' ? await whyNoPayment(trx, plan, deps.clock()) : reason;
  const products = plan.lines.map(({ description }) => description);
  await deps.mailer.queue(
    trx,
    pausedEmail({ ...mail, products, reason: cause, gone: await goneLines(deps, trx, gone) }),
  );
};
