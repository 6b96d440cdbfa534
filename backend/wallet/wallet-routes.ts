import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter, partialAuthenticationRefused } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { makeSignedInOwner, type SignedInOwner, type SignedInOwnerDeps } from '../identity/session/signed-in-owner.ts';
import { findCoupons, type CouponResponse } from '../rewards/find-rewards.ts';
import { makeDefaultCard, removeCard, type OwnCard, type Replacement } from './change-wallet.ts';
import type { PaymentServices } from '../payment-services.ts';
import { chargeTermsOf } from '../payments/payment-provider.ts';
import { takeUpCard } from './take-up-card.ts';
import { findWalletCards, MAX_CARDS, PETCO_PAY, type WalletCard } from './wallet-cards.ts';

/** A card on the wire, without the token of its number. [USR-10] */
export interface WalletCardResponse {
  readonly walletId: string;
  readonly cardType: string;
  readonly displayNumber: string;
  readonly expireMonth: string;
  readonly expireYear: string;
  readonly isDefault: string;
  readonly isTemporary: string;
  /** `false` for the shop’s own card where the provider of payments does not take it; left out otherwise. [PAY-05] */
  readonly x_isUsable?: string;
  /** `true` for a card whose date can be changed: not the shop’s own, whose date its bank sends. [ACC-03] */
  readonly x_canEdit?: string;
}

export interface WalletResponse {
  readonly wallet: readonly WalletCardResponse[];
  readonly palsRewards: readonly CouponResponse[];
  /** Whether a card has to be removed before another one is added. [ACC-03] */
  readonly x_isFull?: string;
  /** Where a card is typed that is to be added; left out for a shop that takes no payments. [ACC-03] */
  readonly x_cardFields?: PaymentServices['cardFields'];
}

interface CardTerms {
  /** Whether the provider of payments takes the shop's own card. */
  readonly takesStoreCard: boolean;
  /** Whether the shop takes payments. */
  readonly takesPayments: boolean;
}

const toCard = (card: WalletCard, { takesStoreCard, takesPayments }: CardTerms): WalletCardResponse => ({
  walletId: String(card.walletId),
  cardType: card.cardType,
  displayNumber: card.lastFour.padStart(16, '*'),
  expireMonth: String(card.expireMonth).padStart(2, '0'),
  expireYear: String(card.expireYear),
  isDefault: String(card.isDefault),
  isTemporary: String(card.isTemporary),
  ...(card.cardType === PETCO_PAY && !takesStoreCard ? { x_isUsable: 'false' } : {}),
  ...(card.cardType !== PETCO_PAY && takesPayments ? { x_canEdit: 'true' } : {}),
});

interface TemporaryCardBody {
  readonly callId?: string;
  readonly preScreenFlow?: 'Y';
  readonly pccUserId?: string;
  readonly saveToWallet: 'true' | 'false';
  readonly enrollmentStatus: string;
}

const temporaryCardBodySchema = {
  type: 'object',
  required: ['saveToWallet', 'enrollmentStatus'],
  properties: {
    callId: { type: 'string', maxLength: 64 },
    preScreenFlow: { type: 'string', enum: ['Y'] },
    pccUserId: { type: 'string', maxLength: 20 },
    saveToWallet: { type: 'string', enum: ['true', 'false'] },
    enrollmentStatus: { type: 'string', pattern: '^[A-Za-z_]{1,20}$' },
  },
};

/** Statuses that contradict an approval; clients may send any other word. */
const contradictions: readonly string[] = ['DECLINED', 'PENDING', 'EXISTING', 'ERROR'];

const notAnApproval = (status: string): CommerceFailure =>
  invalidParameter('enrollmentStatus', `enrollmentStatus ${status} is no approval.`);

const notYours = (): CommerceFailure =>
  new CommerceFailure({
    status: 403,
    errorKey: '_ERR_USER_AUTHORITY',
    message: 'The card belongs to another shopper.',
    parameters: 'pccUserId',
  });

export interface WalletDeps extends SignedInOwnerDeps {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
  /** Undefined when the shop takes no payments. */
  readonly payments?: Pick<PaymentServices, 'cardFields' | 'provider'> | undefined;
  /** Removes a card after another one has taken its place, in repeat deliveries too. */
  readonly replaceCard: (trx: Transaction<Database>, replacement: Replacement, now: number) => Promise<void>;
}

interface CardRoute {
  readonly Params: { readonly walletId: string };
}

interface ChangedCardRoute extends CardRoute {
  readonly Body: { readonly isDefault: 'true' } | { readonly x_replacedBy: string };
}

const cardParams = {
  type: 'object',
  properties: { walletId: { type: 'string', pattern: '^\\d{1,15}$' } },
};

/** Makes the card the default, or names the card of the wallet that takes its place. */
const cardBodySchema = {
  type: 'object',
  oneOf: [{ required: ['isDefault'] }, { required: ['x_replacedBy'] }],
  properties: {
    isDefault: { type: 'string', enum: ['true'] },
    x_replacedBy: { type: 'string', pattern: '^\\d{1,15}$' },
  },
};

/** Changes of one card of the signed-in shopper's wallet. [PAY-05] [ACC-03] */
const registerCardChanges = (app: FastifyInstance, { clock, replaceCard }: WalletDeps, owner: SignedInOwner): void => {
  const path = `${TRANSACTION_BASE}/wallet/@self/x_card/:walletId`;
  const change = async (
    request: FastifyRequest & Pick<FastifyRequest<CardRoute>, 'params'>,
    reply: FastifyReply,
    work: (trx: Transaction<Database>, card: OwnCard) => Promise<void>,
  ): Promise<{ readonly walletId: string }> => {
    const shopper = await owner.of(request, reply);
    const { walletId } = request.params;
    const card = { shopperId: shopper.shopperId, walletId: Number(walletId) };
    await owner.change(shopper, (trx) => work(trx, card));
    return { walletId };
  };

  app.delete<CardRoute>(path, { schema: { params: cardParams } }, (request, reply) =>
    change(request, reply, (trx, card) => removeCard(trx, card, clock())),
  );
  app.put<ChangedCardRoute>(
    path,
    { bodyLimit: SMALL_BODY, schema: { params: cardParams, body: cardBodySchema } },
    (request, reply) => {
      const { body } = request;
      return change(request, reply, (trx, card) =>
        'isDefault' in body
          ? makeDefaultCard(trx, card)
          : replaceCard(trx, { ...card, by: Number(body.x_replacedBy) }, clock()),
      );
    },
  );
};

/** The shopper's wallet: reading it, changing its cards, and accepting a store card into it. [USR-10] [PAY-05] [PCC-05] */
export const registerWalletRoutes = (app: FastifyInstance, deps: WalletDeps): void => {
  const { database, identifier, clock, payments } = deps;
  const { takesStoreCard } = chargeTermsOf(payments?.provider);
  const owner = makeSignedInOwner(deps);
  registerCardChanges(app, deps, owner);

  app.get(`${TRANSACTION_BASE}/wallet/@self`, async (request, reply): Promise<WalletResponse> => {
    reply.header('cache-control', 'no-cache, no-store, private');
    const identity = await identifier.identify(request, reply);
    if (identity.kind !== 'registered') return { wallet: [], palsRewards: [] };
    if (identity.remembered) throw partialAuthenticationRefused();
    const [cards, palsRewards] = await Promise.all([
      findWalletCards(database, identity.shopperId),
      findCoupons(database, identity.shopperId, clock()),
    ]);
    const cardFields = payments === undefined ? {} : { x_cardFields: payments.cardFields };
    return {
      wallet: cards.map((card) => toCard(card, { takesStoreCard, takesPayments: payments !== undefined })),
      palsRewards,
      x_isFull: String(cards.length >= MAX_CARDS),
      ...cardFields,
    };
  });

  app.post<{ Body: TemporaryCardBody }>(
    `${TRANSACTION_BASE}/wallet/petcoPayTempCard`,
    { bodyLimit: SMALL_BODY, schema: { body: temporaryCardBodySchema } },
    async (request, reply) => {
      const shopper = await owner.of(request, reply);
      const { shopperId } = shopper;
      const { callId, pccUserId, saveToWallet, enrollmentStatus } = request.body;
      if (pccUserId !== undefined && pccUserId !== '' && pccUserId !== String(shopperId)) throw notYours();
      if (contradictions.includes(enrollmentStatus.toUpperCase())) throw notAnApproval(enrollmentStatus);
      const takeUp = { shopperId, callId: callId || undefined, saveToWallet: saveToWallet === 'true' };
      await owner.change(shopper, (trx) => takeUpCard(trx, takeUp, clock()));
      return { status: 'Success' };
    },
  );
};
