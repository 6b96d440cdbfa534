import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { tooManyGuests } from '../cart/cart-failures.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { isSignedIn, requireShopper, type Identity, type Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import type { SessionStore } from '../identity/session/session-store.ts';
import { makeAllowance } from '../limits/allowance.ts';
import { findOwnReview, removeReview, writeReview, type Author } from './own-review.ts';
import { findPurchase } from './purchases.ts';
import { readReviews } from './read-reviews.ts';
import { tooManyChanges } from './review-failures.ts';
import { readReview, readReviewsQuery, schemas, type ReviewBody, type ReviewsQueryString } from './review-input.ts';
import { RESOURCE, toListResponse, toStandingResponse, type Standing } from './review-responses.ts';
import { readHelpful, readVotes, takeVoteBack, vote, type Vote } from './review-votes.ts';
import { findReviewedProduct, type ReviewedProduct } from './reviewed-product.ts';
import type { SeededReviews } from './seeded-reviews.ts';

export interface ReviewRouteDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly sessions: Pick<SessionStore, 'save'>;
  readonly seededReviews: SeededReviews;
  readonly clock: () => number;
}

/** As long as a product's view: a new review shows within ten seconds. */
const SECONDS_KEPT = 1;
/** Limits per address and minute. */
const WRITES_A_MINUTE = 60;
const VOTES_A_MINUTE = 60;
/**
 * How often an account may write, change and remove reviews in an hour, from all addresses together: each change
 * outdates cached pages and loads the search index again.
 */
const CHANGES_AN_HOUR = 30;
const HOUR_MS = 60 * 60_000;

const PATH = `${TRANSACTION_BASE}/x_reviews/:partNumber`;

interface OfProduct {
  readonly Params: { readonly partNumber: string };
}

interface OfReview {
  readonly Params: { readonly partNumber: string; readonly reviewKey: string };
}

const NO_STANDING: Standing = { purchase: 'none', review: undefined, votes: [] };

const standingOf = async (
  { database }: ReviewRouteDeps,
  identity: Identity,
  product: ReviewedProduct,
): Promise<Standing> => {
  if (identity.kind === 'generic') return NO_STANDING;
  const { shopperId } = identity;
  const votes = await readVotes(database, shopperId, product);
  if (!isSignedIn(identity)) return { ...NO_STANDING, votes };
  const purchase = await findPurchase(database, shopperId, product.id);
  return { purchase: purchase.kind, review: await findOwnReview(database, { shopperId, product }), votes };
};

const identityOf = (deps: ReviewRouteDeps, request: FastifyRequest, reply: FastifyReply): Promise<Identity> => {
  reply.header('cache-control', 'no-cache, no-store, private');
  return deps.identifier.identify(request, reply);
};

const registerReads = (app: FastifyInstance, deps: ReviewRouteDeps): void => {
  const { database, seededReviews } = deps;
  app.get<OfProduct & { Querystring: ReviewsQueryString }>(
    PATH,
    { schema: { params: schemas.product, querystring: schemas.query } },
    async (request, reply) => {
      const product = await findReviewedProduct(database, seededReviews, request.params.partNumber);
      allowCaching(reply, SECONDS_KEPT);
      return toListResponse(product, await readReviews(database, product, readReviewsQuery(request.query)));
    },
  );

  app.get<OfProduct>(`${PATH}/@self`, { schema: { params: schemas.product } }, async (request, reply) => {
    const identity = await identityOf(deps, request, reply);
    const product = await findReviewedProduct(database, seededReviews, request.params.partNumber);
    return toStandingResponse(await standingOf(deps, identity, product));
  });
};

const registerWrites = (app: FastifyInstance, deps: ReviewRouteDeps): void => {
  const { database, unitOfWork, seededReviews, clock } = deps;
  const config = perMinute(WRITES_A_MINUTE);
  const changes = makeAllowance({ most: CHANGES_AN_HOUR, windowMs: HOUR_MS, clock });

  const changeOwn = async (
    request: FastifyRequest<OfProduct>,
    reply: FastifyReply,
    change: (trx: Transaction<Database>, author: Author) => Promise<void>,
  ) => {
    const shopper = requireSignedIn(await identityOf(deps, request, reply));
    const product = await findReviewedProduct(database, seededReviews, request.params.partNumber);
    if (!changes.take(String(shopper.shopperId))) throw tooManyChanges();
    const author = { shopperId: shopper.shopperId, product };
    await unitOfWork.run(async (trx) => {
      await requireOpenSession(trx, shopper.sessionId);
      await change(trx, author);
    });
    return author;
  };

  app.put<OfProduct & { Body: ReviewBody }>(
    `${PATH}/@self`,
    { bodyLimit: SMALL_BODY * 2, schema: { params: schemas.product, body: schemas.body }, config },
    async (request, reply) => {
      const written = readReview(request.body);
      const author = await changeOwn(request, reply, (trx, own) => writeReview(trx, own, written, clock()));
      const stored = await findOwnReview(database, author);
      return { status: stored?.status ?? 'pending', ...RESOURCE };
    },
  );

  app.delete<OfProduct>(`${PATH}/@self`, { schema: { params: schemas.product }, config }, async (request, reply) => {
    await changeOwn(request, reply, removeReview);
    return RESOURCE;
  });
};

const registerVotes = (app: FastifyInstance, deps: ReviewRouteDeps): void => {
  const { database, unitOfWork, sessions, seededReviews, clock } = deps;
  const route = { schema: { params: schemas.review }, config: perMinute(VOTES_A_MINUTE), bodyLimit: SMALL_BODY };

  const changeVote = async (
    request: FastifyRequest<OfReview>,
    shopper: Shopper,
    change: (trx: Transaction<Database>, given: Vote) => Promise<void>,
  ) => {
    const { partNumber, reviewKey: key } = request.params;
    const product = await findReviewedProduct(database, seededReviews, partNumber);
    await unitOfWork.run(async (trx) => {
      if (!(await sessions.save(trx, shopper))) throw tooManyGuests();
      await change(trx, { shopperId: shopper.shopperId, product, key });
    });
    return { helpful: String(await readHelpful(database, { product, key })), ...RESOURCE };
  };

  app.put<OfReview>(`${PATH}/:reviewKey/x_helpful`, route, async (request, reply) => {
    const shopper = requireShopper(await identityOf(deps, request, reply));
    return changeVote(request, shopper, (trx, given) => vote(trx, given, clock()));
  });

  app.delete<OfReview>(`${PATH}/:reviewKey/x_helpful`, route, async (request, reply) => {
    const shopper = requireShopper(await identityOf(deps, request, reply));
    return changeVote(request, shopper, takeVoteBack);
  });
};

/** Reviews of products: lists for everybody, one of each shopper who bought it, and votes. [PRO-04] */
export const registerReviewRoutes = (app: FastifyInstance, deps: ReviewRouteDeps): void => {
  registerReads(app, deps);
  registerWrites(app, deps);
  registerVotes(app, deps);
};
