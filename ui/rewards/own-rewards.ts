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

/** The shopper's own rewards, as a page shows them. */
export interface OwnRewards {
  /** `unknown` for guests: nothing was requested. */
  readonly rewards: Part<Rewards>;
  /** A form without scripts could not send the coupons for loading. */
  readonly hasLoadFailed: boolean;
}

/** Those of a guest. */
export const NO_REWARDS: OwnRewards = { rewards: { kind: 'unknown' }, hasLoadFailed: false };

/** Loads the rewards of a signed-in shopper. For guests it reads nothing personal (PAL-03). */
export const loadOwnRewards = (
  { refreshRewards, userType }: OwnRewardsPorts,
  { isPersonal = false, query }: Pick<PageRequest, 'isPersonal' | 'query'>,
): T.Task<OwnRewards> => {
  if (!isPersonal || userType() !== 'registered') return T.of(NO_REWARDS);
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
