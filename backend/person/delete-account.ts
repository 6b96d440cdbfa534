import { sql, type Kysely, type Transaction } from 'kysely';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { REPEAT_STATUS } from '../cart/cart-store.ts';
import { advanceTexts } from '../catalogue/catalogue-state.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { LogonGuard } from '../identity/attempts/logon-guard.ts';
import type { PasswordCheck } from '../identity/password/passwords.ts';
import { checkRetyped, requireRight, type Retyped } from '../identity/password/retyped-password.ts';
import { refreshQuestion } from '../questions/post-text.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { makePersonalizationId } from '../identity/session/shopper-store.ts';
import { accountDeletedEmail } from '../mail/email-templates.ts';
import type { Mailer } from '../mail/mailer.ts';
import { removeFromList } from '../mail/newsletter-list.ts';
import { forgetCustomerOf, removeAllCards } from '../wallet/change-wallet.ts';
import { removeReviewsOf } from '../reviews/own-review.ts';

/**
 * Deletes the shopper's account, with the password typed again. Everything of the shopper alone goes; placed orders stay
 * for the books, without the person. Throws `_ERR_OPEN_ORDERS` with the numbers of orders that are not finished, whose
 * delivery still needs the person; a wrong password is refused and counted as at a change of the password. [ACC-07]
 */
export type DeleteAccount = (request: {
  readonly shopper: Shopper;
  readonly password: string;
  readonly address: string;
}) => Promise<void>;

export interface DeleteAccountDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly guard: LogonGuard;
  readonly passwords: PasswordCheck;
  readonly mailer: Mailer;
  readonly audit: AuditTrail;
  readonly clock: () => number;
}

/** Shipments that are not packed, packed, or on their way. */
const UNFINISHED = ['F', 'G', 'S'];

const openOrdersRefused = (orderIds: readonly string[]): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_OPEN_ORDERS',
    message: 'This account has open orders.',
    parameters: orderIds,
  });

/** The numbers of the shopper's orders that are being placed, delivered or returned. */
const openOrders = async (trx: Transaction<Database>, shopperId: number): Promise<readonly string[]> => {
  const own = trx.selectFrom('orders').select('order_id').where('shopper_id', '=', shopperId);
  const attempts = trx
    .selectFrom('order_attempt')
    .select('order_id')
    .where('shopper_id', '=', shopperId)
    .where('state', 'in', ['authorising', 'authenticating']);
  const shipments = trx
    .selectFrom('shipment')
    .select('order_id')
    .where('order_id', 'in', own)
    .where('status', 'in', UNFINISHED);
  const returns = trx
    .selectFrom('order_return')
    .select('order_id')
    .where('order_id', 'in', own)
    .where('status', '=', 'OPEN');
  const rows = await attempts.union(shipments).union(returns).execute();
  return rows.map((row) => String(row.order_id)).toSorted();
};

const OWNER = ['shopper_id', 'logon_id', 'first_name', 'password_hash', 'email_proved_at'] as const;

const readOwner = (executor: Kysely<Database>, shopperId: number) =>
  executor.selectFrom('shopper').select(OWNER).where('shopper_id', '=', shopperId).executeTakeFirstOrThrow();

type Owner = Awaited<ReturnType<typeof readOwner>>;

/** What takes the place of a name or a line of an address. */
const GONE = 'Deleted';

/** Takes the person out of the shopper's placed orders. Amounts, products and the state, which tax needs, stay. */
const clearOrders = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  const own = trx.selectFrom('orders').select('order_id').where('shopper_id', '=', shopperId);
  await trx
    .updateTable('placed_order')
    .set({
      email: '',
      phone: '',
      pickup_first_name: '',
      pickup_last_name: '',
      email_key: sql<string>`'deleted ' || order_id`,
    })
    .where('order_id', 'in', own)
    .execute();
  const nobody = { first_name: GONE, last_name: GONE, line1: GONE, line2: '', city: GONE, zip_code: '', phone: '' };
  await trx.updateTable('order_address').set(nobody).where('order_id', 'in', own).execute();
  const noTexts = { personalization: '', prescription: '', prescription_reason: '' };
  await trx.updateTable('order_line').set(noTexts).where('order_id', 'in', own).execute();
  await trx.updateTable('shipment').set({ shop_cancel_reason: '' }).where('order_id', 'in', own).execute();
  await trx.deleteFrom('checkout').where('order_id', 'in', own).execute();
  await clearAttempts(trx, shopperId);
};

/**
 * Takes the payment method out of the shopper's attempts, none of which is open. An attempt that became no order keeps what
 * names its payment at the provider until it is removed, because the job that releases the payment may still be due: the
 * provider's id, or without it the method and the customer, with which the same request is sent again.
 */
const clearAttempts = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  const own = trx.updateTable('order_attempt').where('shopper_id', '=', shopperId);
  await own.set({ payment_last_four: null, authenticate_url: null }).execute();
  await own
    .set({ customer_id: null, payment_token: null })
    .where((eb) => eb.or([eb('state', '=', 'placed'), eb('provider_payment_id', 'is not', null)]))
    .execute();
  await own.set({ provider_payment_id: null }).where('state', '=', 'placed').execute();
};

/**
 * Gives what must outlive the account to a new shopper without a name: placed orders, their attempts, and the claim of a
 * membership, which nobody may claim again.
 */
const handOver = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  await trx
    .deleteFrom('orders')
    .where('shopper_id', '=', shopperId)
    .where('status', 'in', ['P', REPEAT_STATUS])
    .execute();
  const nameless = await trx
    .insertInto('shopper')
    .values({ kind: 'G', personalization_id: makePersonalizationId(now), created_at: now })
    .returning('shopper_id')
    .executeTakeFirstOrThrow();
  const owner = { shopper_id: nameless.shopper_id };
  await trx.updateTable('orders').set(owner).where('shopper_id', '=', shopperId).execute();
  await trx.updateTable('order_attempt').set(owner).where('shopper_id', '=', shopperId).execute();
  await trx
    .updateTable('pals_in_store_member')
    .set({ claimed_by: nameless.shopper_id })
    .where('claimed_by', '=', shopperId)
    .execute();
};

/**
 * Removes mail about the shopper's orders, whatever address was typed for them, and mail to the account's address. Mail to
 * that address about orders and accounts of others is removed only when the address is proved: otherwise it may be somebody
 * else's. Codes to new addresses go with the account.
 */
const clearMail = async (
  trx: Transaction<Database>,
  { shopper_id, logon_id, email_proved_at }: Owner,
): Promise<void> => {
  const own = trx.selectFrom('orders').select('order_id').where('shopper_id', '=', shopper_id);
  await trx.deleteFrom('mail').where('order_id', 'in', own).execute();
  const received = trx.deleteFrom('mail').where('recipient', '=', logon_id ?? '');
  const aboutNobodyElse = received.where('order_id', 'is', null).where('shopper_id', 'is', null);
  await (email_proved_at === null ? aboutNobodyElse : received).execute();
};

/** What a guest asked for with the account's address goes, too, when the address is proved to be the shopper's. */
const clearNotices = async (trx: Transaction<Database>, { logon_id, email_proved_at }: Owner): Promise<void> => {
  if (logon_id === null || email_proved_at === null) return;
  await trx.deleteFrom('stock_notice').where('email', '=', logon_id).execute();
  await removeFromList(trx, logon_id);
};

/**
 * The shopper's answers go, and questions that nobody else answered. Other questions stay with the answers of others,
 * without a name.
 */
const clearQuestions = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  const answered = await trx
    .deleteFrom('product_answer')
    .where('shopper_id', '=', shopperId)
    .returning('question_id')
    .execute();
  for (const { question_id: questionId } of answered) await refreshQuestion(trx, questionId);
  const asked = await trx
    .deleteFrom('product_question')
    .where('shopper_id', '=', shopperId)
    .where((eb) => eb.or([eb('answer_count', '=', 0), eb('status', '!=', 'published')]))
    .returning('question_id')
    .execute();
  if (answered.length + asked.length > 0) await advanceTexts(trx);
};

type Outcome = Retyped | { readonly kind: 'open'; readonly orderIds: readonly string[] };

const RESULTS = { right: 'done', open: 'refused', refused: 'refused', locked: 'locked' } as const;

/** `DeleteAccount` over the database. */
export const makeDeleteAccount = (deps: DeleteAccountDeps): DeleteAccount => new AccountDeletion(deps).remove;

class AccountDeletion {
  readonly #deps: DeleteAccountDeps;

  constructor(deps: DeleteAccountDeps) {
    this.#deps = deps;
  }

  readonly remove: DeleteAccount = async ({ shopper, password, address }) => {
    const { database, unitOfWork, passwords, audit, clock } = this.#deps;
    const { shopperId } = shopper;
    const before = await readOwner(database, shopperId);
    const fits = await passwords.fits(password, before.password_hash);
    const outcome = await unitOfWork.run(async (trx) => {
      const decided = await this.#decide(trx, shopper, fits ? before.password_hash : null);
      await audit.record(trx, { kind: 'account-deletion', outcome: RESULTS[decided.kind], shopperId, address });
      return decided;
    });
    requireRight(outcome, clock());
    if (outcome.kind === 'open') throw openOrdersRefused(outcome.orderIds);
  };

  /** `checkedHash` is the hash that the password fits; null when it fits none. */
  async #decide(
    trx: Transaction<Database>,
    { shopperId, sessionId }: Shopper,
    checkedHash: string | null,
  ): Promise<Outcome> {
    await requireOpenSession(trx, sessionId);
    const owner = await readOwner(trx, shopperId);
    const logonId = owner.logon_id ?? '';
    const isRight = checkedHash !== null && checkedHash === owner.password_hash;
    const checked = await checkRetyped(this.#deps.guard, trx, { sessionId, logonId, isRight });
    if (checked.kind !== 'right') return checked;
    const orderIds = await openOrders(trx, shopperId);
    if (orderIds.length > 0) return { kind: 'open', orderIds };
    await this.#erase(trx, owner);
    await this.#deps.mailer.queue(trx, accountDeletedEmail(logonId, owner.first_name));
    return checked;
  }

  /**
   * The tables of what a shopper alone has refer to the shopper with `on delete cascade`. Saved cards are removed one by
   * one, because the payment provider must remove them, too.
   */
  async #erase(trx: Transaction<Database>, owner: Owner): Promise<void> {
    const { shopper_id: shopperId } = owner;
    const now = this.#deps.clock();
    await clearMail(trx, owner);
    await clearNotices(trx, owner);
    await removeReviewsOf(trx, shopperId);
    await clearQuestions(trx, shopperId);
    await removeAllCards(trx, shopperId, now);
    await forgetCustomerOf(trx, shopperId, now);
    await clearOrders(trx, shopperId);
    await handOver(trx, shopperId, now);
    // Not only the id: terms and the browser's id would still tell events of one person from those of others.
    await trx.deleteFrom('search_event').where('user_id', '=', String(shopperId)).execute();
    await trx.deleteFrom('shopper').where('shopper_id', '=', shopperId).execute();
  }
}
