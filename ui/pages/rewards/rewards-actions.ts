import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { CART_PATH, CHECKOUT_PATHS } from '../../../core/paths/paths';
import { firstErrors } from '../../../core/forms/form';
import { phoneDigits } from '../../../core/forms/shapes';
import { withReturnPath } from '../../../core/paths/return-url';
import type { SessionStore } from '../../../core/identity/session/session-store';
import { joinForm } from '../../../core/rewards/membership/join-form';
import { JOIN_FAILED, type JoinPals, type JoinPalsError } from '../../../core/rewards/membership/join-pals';
import type { LoadCoupons } from '../../../core/rewards/coupons/load-coupons';
import type { RefreshRewards } from '../../../core/rewards/refresh-rewards';
import type { ActionResult, PageAction } from '../../page/page-action';
import { LINKS } from '../../../core/paths/links';
import type { JoinFormData } from '../../rewards/join-form-view-model';
import { LOAD_FAILED_MARK, LOADING_MARK } from '../../rewards/load-marks';
import { statusOfFailure } from '../shared/status-of-failure';
import type { RewardsPageData } from './rewards-data';

type Result = ActionResult<RewardsPageData>;

/** The pages that show coupons. */
const COUPON_PAGES: ReadonlyArray<string> = [LINKS.rewards, LINKS.offers, CART_PATH, CHECKOUT_PATHS.payment];
const MAX_PHONE = 32;

export interface LoadCouponsActionPorts {
  readonly refreshRewards: RefreshRewards;
  readonly loadCoupons: LoadCoupons;
}

/** Loads coupons without scripts. Redirects to the page, which shows their state (RWD-06). */
export const makeLoadCouponsAction =
  ({ refreshRewards, loadCoupons }: LoadCouponsActionPorts): PageAction<RewardsPageData> =>
  (form) => {
    const wanted = form.get('URL') ?? '';
    const page = COUPON_PAGES.includes(wanted) ? wanted : LINKS.rewards;
    return pipe(
      refreshRewards,
      TE.chainW(loadCoupons),
      TE.match(
        (): Result => ({ kind: 'see-other', url: `${page}?${LOAD_FAILED_MARK}=1` }),
        (): Result => ({ kind: 'see-other', url: `${page}?${LOADING_MARK}=1` }),
      ),
    );
  };

export interface JoinPalsActionPorts {
  readonly joinPals: JoinPals;
  readonly userType: SessionStore['userType'];
}

/**
 * Joins without scripts. Guests are redirected to the sign-in. Redirects to the page with a welcome, or shows the form
 * with its errors (PAL-01).
 */
export const makeJoinPalsAction =
  ({ joinPals, userType }: JoinPalsActionPorts): PageAction<RewardsPageData> =>
  (form) => {
    if (userType() !== 'registered') {
      return T.of({ kind: 'see-other', url: withReturnPath(LINKS.signIn, LINKS.rewards) });
    }
    const phone = (form.get('palsPhoneNumber') ?? '').slice(0, MAX_PHONE);
    const errors = firstErrors(joinForm, { palsPhoneNumber: phone });
    if (errors !== undefined) {
      return T.of(sameForm({ phone, phoneError: errors.palsPhoneNumber, problem: undefined }, 400));
    }
    return pipe(
      joinPals(phoneDigits(phone)),
      TE.match(
        (error) => sameForm({ phone, phoneError: undefined, problem: JOIN_FAILED }, statusOf(error)),
        (): Result => ({ kind: 'see-other', url: `${LINKS.rewards}?joined=1` }),
      ),
    );
  };

/** Another member's phone number and a loyalty system that is down have the same answer, so neither is a fault of the shop. */
const statusOf = (error: JoinPalsError): number => (error.kind === 'not-synced' ? 409 : statusOfFailure(error));

const sameForm = (join: JoinFormData, status: number): Result => ({
  kind: 'refused',
  status,
  url: LINKS.rewards,
  changes: { join },
});
