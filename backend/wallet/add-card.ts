import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { makeAllowance } from '../limits/allowance.ts';
import { findCustomer, openCustomer, type CustomerDeps } from '../payments/payment-customer.ts';
import type { DeclineReason, SaveMethodResult } from '../payments/payment-results.ts';
import { hasRoomFor, MAX_CARDS, saveCard } from './wallet-cards.ts';

/** A card that the shopper has typed at the payment provider. */
export interface TypedCardToAdd {
  readonly token: string;
  /** Where the bank's page sends the shopper back to. */
  readonly returnUrl: string;
}

/** What became of adding a card. */
export type CardAddition =
  | { readonly kind: 'added' }
  /** The shopper must approve it at this address; `finish` with the id of the setup afterwards. */
  | { readonly kind: 'authenticate'; readonly url: string };

/**
 * Adds cards to wallets without an order. Nothing is charged. Both throw `_ERR_PAYMENT_DECLINED` with the reason,
 * `_ERR_PAYMENT_UNAVAILABLE`, `_ERR_PAY_WALLET_FULL`, `_ERR_TOO_MANY_REQUESTS`, and `_ERR_PAY_NO_SUCH_CARD` for a token or
 * a setup that is not the shopper's, or whose card was removed since. Repeating one adds the card once. [ACC-03]
 */
export interface AddCard {
  readonly add: (shopper: Shopper, card: TypedCardToAdd) => Promise<CardAddition>;
  /** Takes up a card that the shopper has approved at the bank. */
  readonly finish: (shopper: Shopper, setupId: string) => Promise<CardAddition>;
}

export interface AddCardDeps extends CustomerDeps {
  readonly unitOfWork: UnitOfWork;
}

/** How many cards an account may try in an hour: who tries stolen numbers needs many. */
const TRIES_AN_HOUR = 10;
const HOUR_MS = 60 * 60_000;

const walletFull = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PAY_WALLET_FULL',
    message: `A wallet has at most ${MAX_CARDS} cards. Remove one first.`,
  });

const tooManyTries = (): CommerceFailure =>
  new CommerceFailure({
    status: 429,
    errorKey: '_ERR_TOO_MANY_REQUESTS',
    message: 'Too many cards were tried. Try again in an hour.',
  });

const declined = (reason: DeclineReason): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PAYMENT_DECLINED',
    message: 'The bank declined this card, and it was not saved.',
    parameters: reason,
  });

const unavailable = (): CommerceFailure =>
  new CommerceFailure({
    status: 503,
    errorKey: '_ERR_PAYMENT_UNAVAILABLE',
    message: 'Cards cannot be saved just now. Try again in a moment.',
  });

const unknownCard = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PAY_NO_SUCH_CARD',
    message: 'The payment provider does not know this card. Enter it again.',
    parameters: 'token',
  });

/** Throws for a card that the shopper has removed since: the provider forgets it, or has done so. */
const requireKept = async (trx: Transaction<Database>, methodId: string): Promise<void> => {
  const removal = await trx
    .selectFrom('job')
    .select('job_key')
    .where('job_key', '=', `detach:${methodId}`)
    .executeTakeFirst();
  if (removal !== undefined) throw unknownCard();
};

/**
 * Throws for a card too many. The wallet may have been filled while the shopper was at the bank. A card that it has
 * already is not a new one.
 */
const requireRoom = async (trx: Transaction<Database>, shopperId: number, methodId: string): Promise<void> => {
  if (!(await hasRoomFor(trx, shopperId, methodId))) throw walletFull();
};

/** One key for a typed card of an account, so that a form that is sent twice saves it once. */
const keyOf = (shopperId: number, token: string): string =>
  `setup:${shopperId}:${createHash('sha256').update(token).digest('hex').slice(0, 32)}`;

/** `AddCard` over the database and the provider. */
export const makeAddCard = (deps: AddCardDeps): AddCard => {
  const { database, unitOfWork, provider, clock } = deps;
  const tries = makeAllowance({ most: TRIES_AN_HOUR, windowMs: HOUR_MS, clock });

  const take = async ({ shopperId, sessionId }: Shopper, result: SaveMethodResult): Promise<CardAddition> => {
    switch (result.kind) {
      case 'saved':
        await unitOfWork.run(async (trx) => {
          await requireOpenSession(trx, sessionId);
          await requireKept(trx, result.method.methodId);
          await requireRoom(trx, shopperId, result.method.methodId);
          await saveCard(trx, { ...result.method, shopperId }, clock());
        });
        return { kind: 'added' };
      case 'needs-authentication':
        return { kind: 'authenticate', url: result.url };
      case 'declined':
        throw declined(result.reason);
      case 'refused':
        throw unknownCard();
      case 'unavailable':
      case 'outcome-unknown':
        throw unavailable();
    }
  };

  return {
    add: async (shopper, { token, returnUrl }) => {
      const { shopperId } = shopper;
      if (provider === undefined) throw unavailable();
      if (!(await hasRoomFor(database, shopperId))) throw walletFull();
      if (!tries.take(String(shopperId))) throw tooManyTries();
      const customerId = await openCustomer(deps, shopperId);
      if (customerId === undefined) throw unavailable();
      const key = { value: keyOf(shopperId, token), issuedAt: clock() };
      return take(shopper, await provider.saveMethod({ key, customerId, token, returnUrl }));
    },
    finish: async (shopper, setupId) => {
      const customerId = await findCustomer(database, shopper.shopperId);
      if (provider === undefined) throw unavailable();
      if (customerId === undefined) throw unknownCard();
      return take(shopper, await provider.savedMethod({ customerId, setupId }));
    },
  };
};
