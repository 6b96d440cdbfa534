import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { SessionStore } from '../../core/identity/session/session-store';
import { markLoading } from '../../core/rewards/coupons/coupon-state';
import type { RefreshRewards } from '../../core/rewards/refresh-rewards';
import type { Rewards } from '../../core/rewards/rewards';
import type { PageRequest } from '../page/page';
import { LOAD_FAILED_MARK, LOADING_MARK } from './load-marks';
import type { Part } from './rewards-view-model';

export interface OwnRewardsPorts {
  readonly refreshRewards: RefreshRewards;
  readonly userType: SessionStore['userType'];
}

/** What a page shows of the shopper's own rewards. */
export interface OwnRewards {
  /** `unknown` for guests: nothing was asked. */
  readonly rewards: Part<Rewards>;
  /** Coupons could not be sent off without scripts. */
  readonly hasLoadFailed: boolean;
}

const NONE: OwnRewards = { rewards: { kind: 'unknown' }, hasLoadFailed: false };

/** The rewards of a signed-in shopper; for anybody else nothing personal is even looked at (PAL-03). */
export const loadOwnRewards = (
  { refreshRewards, userType }: OwnRewardsPorts,
  { isPersonal = false, query }: Pick<PageRequest, 'isPersonal' | 'query'>,
): T.Task<OwnRewards> => {
  if (!isPersonal || userType() !== 'registered') return T.of(NONE);
  const mark = query.get(LOADING_MARK) === null ? (rewards: Rewards): Rewards => rewards : markLoading;
  return pipe(
    refreshRewards,
    TE.match(
      (): Part<Rewards> => ({ kind: 'failed' }),
      (rewards): Part<Rewards> => ({ kind: 'known', value: mark(rewards) }),
    ),
    T.map((rewards) => ({ rewards, hasLoadFailed: query.get(LOAD_FAILED_MARK) !== null })),
  );
};
