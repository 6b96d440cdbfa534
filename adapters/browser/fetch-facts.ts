import type { TaskEither } from 'fp-ts/TaskEither';
import type { LoadWished } from '../../core/lists/change-lists';
import { FACT_PATHS } from '../../core/paths/fact-paths';
import { isRight } from '../../core/shared/either';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { Unreachable } from '../../core/shared/upstream-failure';
import { COUPON_COUNT_KEY } from '../session/session-names';
import { readFact, type Fetch } from './read-fact';

const isTexts = (body: unknown): body is ReadonlyArray<string> =>
  Array.isArray(body) && body.every((one) => typeof one === 'string');

const isCount = (body: unknown): body is number => Number.isSafeInteger(body) && Number(body) >= 0;

/** Makes the use case that reads the shopper's default list from the shop's own server (ACC-05). */
export const makeFetchWished = (fetch: Fetch): LoadWished => readFact(fetch, FACT_PATHS.wished, isTexts);

/** Reads the number of the member's coupons from the shop's own server, and stores it for the next pages (RWD-03). */
export const makeFetchCouponCount =
  (fetch: Fetch, sessionStorage: Pick<KeyValueStorage, 'write'>): TaskEither<Unreachable, number> =>
  async () => {
    const count = await readFact(fetch, FACT_PATHS.couponCount, isCount)();
    if (isRight(count)) sessionStorage.write(COUPON_COUNT_KEY, String(count.right))();
    return count;
  };
