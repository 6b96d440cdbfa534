import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import type { Application } from './application-input.ts';
import { findCardAccount, openCardAccount } from './card-account.ts';
import {
  decideApplication,
  incomeBandOf,
  type ApplicationFacts,
  type ApplicationResult,
} from './decide-application.ts';
import { findPrescreenId } from './prescreen.ts';

const MAX_APPLICATIONS_PER_DAY = 20;
const DAY_MS = 24 * 60 * 60_000;

const membershipNeeded = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PALS_MEMBERSHIP_NEEDED',
    message: 'You need to join Pals Rewards before you apply for Petco Pay.',
  });

const tooManyApplications = (): CommerceFailure =>
  new CommerceFailure({
    status: 429,
    errorKey: '_ERR_TOO_MANY_REQUESTS',
    message: `You’ve reached the limit of ${MAX_APPLICATIONS_PER_DAY} applications per day. Try again tomorrow.`,
  });

const requireMember = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  const member = await trx
    .selectFrom('pals_member')
    .select('shopper_id')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (member === undefined) throw membershipNeeded();
};

const requireRoomToday = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  const { today } = await trx
    .selectFrom('card_application')
    .select(({ fn }) => fn.countAll<number>().as('today'))
    .where('shopper_id', '=', shopperId)
    .where('decided_at', '>', now - DAY_MS)
    .executeTakeFirstOrThrow();
  if (today >= MAX_APPLICATIONS_PER_DAY) throw tooManyApplications();
};

/** The stored decision for this call of the shopper. */
const findDecision = async (
  trx: Transaction<Database>,
  shopperId: number,
  callId: string,
): Promise<ApplicationResult | undefined> => {
  const row = await trx
    .selectFrom('card_application')
    .select('result')
    .where('shopper_id', '=', shopperId)
    .where('call_id', '=', callId)
    .executeTakeFirst();
  // A constraint of the column ensures this.
  return row?.result as ApplicationResult | undefined;
};

const gatherFacts = async (
  trx: Transaction<Database>,
  shopperId: number,
  application: Application,
  now: number,
): Promise<ApplicationFacts> => {
  const offered = await findPrescreenId(trx, shopperId, now);
  if (application.prescreenId !== undefined && application.prescreenId !== offered) {
    throw invalidParameter('prescreenId', 'prescreenId is not an offer that is open for you.');
  }
  const account = await findCardAccount(trx, shopperId);
  const enrolled = account !== undefined && account.enrolled_at !== null;
  return {
    lastName: application.lastName,
    incomeBand: incomeBandOf(application.incomeCents),
    prescreened: offered !== undefined,
    card: account === undefined ? 'none' : enrolled ? 'enrolled' : 'approved',
  };
};

/**
 * Decides an application once: a repeated call of the shopper gets the same decision. An approval opens the card
 * account. Neither the income nor other personal data is stored. Throws when the shopper is not a member of the rewards
 * programme, names an offer that is not open for them, or has applied too often today. [PCC-02] [PCC-04]
 */
export const applyForCard = async (
  trx: Transaction<Database>,
  shopperId: number,
  application: Application,
  now: number,
): Promise<ApplicationResult> => {
  const { callId } = application;
  const decided = await findDecision(trx, shopperId, callId);
  if (decided !== undefined) return decided;
  await requireMember(trx, shopperId);
  await requireRoomToday(trx, shopperId, now);
  const facts = await gatherFacts(trx, shopperId, application, now);
  const result = decideApplication(facts);
  await trx
    .insertInto('card_application')
    .values({
      shopper_id: shopperId,
      call_id: callId,
      result,
      income_band: facts.incomeBand,
      prescreened: facts.prescreened ? 1 : 0,
      decided_at: now,
    })
    .execute();
  if (result === 'APPROVED') await openCardAccount(trx, shopperId, now);
  return result;
};
