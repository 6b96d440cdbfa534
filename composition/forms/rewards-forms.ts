import type { Container } from 'inversify';
import { CART_PATH } from '../../core/catalogue/paths';
import { firstErrors } from '../../core/forms/form';
import { phoneDigits } from '../../core/forms/shapes';
import { joinForm } from '../../core/rewards/join-form';
import { REGISTERED_USER_TYPE } from '../../core/identity/header-user';
import { withReturnPath } from '../../core/identity/return-url';
import { JOIN_FAILED } from '../../core/rewards/join-pals';
import { LINKS } from '../../ui/chrome/header-links';
import type { RewardsPageData } from '../../ui/pages/rewards/rewards-data';
import type { JoinFormData } from '../../ui/rewards/join-form-view-model';
import { LOAD_FAILED_MARK, LOADING_MARK } from '../../ui/rewards/load-marks';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { RewardsTokens } from '../tokens/rewards-tokens';
import { PAGE_LOADERS } from '../roots/page-loaders';
import type { FormOutcome } from './form-outcome';

/** The pages that show coupons. */
const COUPON_PAGES: ReadonlyArray<string> = [LINKS.rewards, LINKS.offers, CART_PATH];
const MAX_PHONE = 32;

/** Loading coupons without scripts: back to the page, which says how far they are (RWD-06). */
export const loadCouponsForm = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const wanted = form.get('URL') ?? '';
  const page = COUPON_PAGES.includes(wanted) ? wanted : LINKS.rewards;
  const rewards = await container.get(IdentityTokens.refreshRewards)();
  const loading = rewards._tag === 'Left' ? rewards : await container.get(RewardsTokens.loadCoupons)(rewards.right)();
  return { kind: 'see-other', url: `${page}?${loading._tag === 'Left' ? LOAD_FAILED_MARK : LOADING_MARK}=1` };
};

/** Joining without scripts, for who is signed in: on to the page, which greets the member, or the same form with what is wrong (PAL-01). */
export const joinPalsForm = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  if (container.get(PlatformTokens.session).userType() !== REGISTERED_USER_TYPE) {
    return { kind: 'see-other', url: withReturnPath(LINKS.signIn, LINKS.rewards) };
  }
  const phone = (form.get('palsPhoneNumber') ?? '').slice(0, MAX_PHONE);
  const errors = firstErrors(joinForm, { palsPhoneNumber: phone });
  if (errors !== undefined) {
    return sameForm(container, { phone, phoneError: errors.palsPhoneNumber, problem: undefined }, 400);
  }
  const joined = await container.get(RewardsTokens.joinPals)(phoneDigits(phone))();
  return joined._tag === 'Right'
    ? { kind: 'see-other', url: `${LINKS.rewards}?joined=1` }
    : sameForm(container, { phone, phoneError: undefined, problem: JOIN_FAILED }, 503);
};

const sameForm = async (container: Container, join: JoinFormData, status: number): Promise<FormOutcome> => {
  const load = PAGE_LOADERS.rewards(container);
  const query = new URLSearchParams();
  const outcome = await load({ path: LINKS.rewards, parameters: {}, query, cameFrom: undefined, isPersonal: true })();
  if (outcome.kind !== 'page') return { kind: 'page', page: 'rewards', outcome };
  const data: RewardsPageData = { ...(outcome.data as RewardsPageData), join };
  return { kind: 'page', page: 'rewards', outcome: { ...outcome, data, status, isShareable: false } };
};
