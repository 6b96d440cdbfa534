import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { WebRequest, WebResponse } from '../../adapters/server/requests/web';
import type { SignInNeeded } from '../../core/orders/order-gateway';
import { isIdentityLost } from '../../core/errors/identity-lost';
import { FACT_PATHS } from '../../core/paths/fact-paths';
import { couponCount } from '../../core/rewards/rewards';
import { hasFact, type UpstreamFailure } from '../../core/shared/upstream-failure';
import { ListTokens } from '../lists/tokens';
import { PetTokens } from '../pets/tokens';
import { RewardsTokens } from '../rewards/tokens';
import type { Services } from '../token/services';

type FactFailure = UpstreamFailure | SignInNeeded;

interface Fact {
  /** What is true of a shopper without an identity, and of a guest where only members have it. */
  readonly none: unknown;
  readonly load: (services: Services) => TE.TaskEither<FactFailure, unknown>;
}

const FACTS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  [FACT_PATHS.advisedPets, { none: [], load: (services) => services.get(PetTokens.loadAdvisedPets) }],
  [FACT_PATHS.wished, { none: [], load: (services) => services.get(ListTokens.loadWished) }],
  [
    FACT_PATHS.couponCount,
    { none: 0, load: (services) => TE.map(couponCount)(services.get(RewardsTokens.refreshRewards)) },
  ],
]);

const isGuest = (failure: FactFailure): boolean =>
  failure.kind === 'sign-in-needed' || isIdentityLost(failure) || hasFact(failure, 'sign-in-required');

const orNone = ({ none }: Fact, loaded: E.Either<FactFailure, unknown>): E.Either<FactFailure, unknown> =>
  E.isLeft(loaded) && isGuest(loaded.left) ? E.right(none) : loaded;

/**
 * Responds with one of the facts of `FACT_PATHS` as JSON, which nobody stores; undefined for any other path. When the
 * service does not answer, the status is 503.
 */
export const respondWithFact = async (
  services: Services,
  { url, personal }: WebRequest,
): Promise<WebResponse | undefined> => {
  const fact = FACTS.get(url.pathname);
  if (fact === undefined) return undefined;
  const loaded = personal ? orNone(fact, await fact.load(services)()) : E.right(fact.none);
  return {
    status: E.isRight(loaded) ? 200 : 503,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
    body: JSON.stringify(E.isRight(loaded) ? loaded.right : { problem: 'We couldn’t load this.' }),
  };
};
