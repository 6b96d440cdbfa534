import type { Kysely } from 'kysely';
import { CURRENCY } from './cart/cart-responses.ts';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import { makeGiftCardGuard, type GiftCardGuard } from './gift-cards/gift-card-guard.ts';
import { makeGiftCards, type GiftCards } from './gift-cards/gift-card-store.ts';
import { arrangeTestGiftCards } from './gift-cards/test-gift-cards.ts';
import { makeAttemptCounts } from './identity/attempts/attempt-counts.ts';
import { makeKeyedHash } from './secrets/keyed-hash.ts';

/** The services of gift cards. */
export interface GiftCardServices {
  readonly giftCards: GiftCards;
  readonly giftCardGuard: GiftCardGuard;
}

/** Creates the services of gift cards; a demonstration has its test cards then. */
export const makeGiftCardServices = async (deps: {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly serverSecret: string;
  readonly config: Pick<BackendConfig, 'demo' | 'giftCardLimit'>;
  readonly clock: () => number;
}): Promise<GiftCardServices> => {
  const { database, unitOfWork, serverSecret, config, clock } = deps;
  const keyedHash = makeKeyedHash(serverSecret);
  const giftCards = makeGiftCards(keyedHash);
  await arrangeTestGiftCards(database, giftCards, { demo: config.demo, currency: CURRENCY, now: clock() });
  const counts = makeAttemptCounts(keyedHash, clock);
  return { giftCards, giftCardGuard: makeGiftCardGuard(unitOfWork, counts, config.giftCardLimit, clock) };
};
