import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { withReturnPath } from '../../core/paths/return-url';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import { LINKS } from '../../core/paths/links';
import { Banner } from '../design/banner';
import { ButtonLink } from '../design/button';
import { isPlainClick } from '../design/plain-click';
import { Skeleton } from '../design/skeleton';
import { CouponList } from './coupon-list';
import { LoadingStatus } from './loading-status';
import { MemberStanding } from './member-standing';
import * as styles from './my-rewards.module.css';
import type { RewardsViewModel } from './rewards-view-model';
import { shopperKey } from './shopper-key';
import { useFocusAfter } from './use-focus-after';
import { WholeMoney } from '../design/money';

export interface MyRewardsProps {
  readonly model: RewardsViewModel;
  readonly chrome: Pick<ChromeViewModel, 'user' | 'brand'>;
  /** The path of the page that shows this. */
  readonly path: string;
  /** Shown to customers who are not members yet. */
  readonly join: ReactNode;
}

const Guest = ({ chrome, path }: Pick<MyRewardsProps, 'chrome' | 'path'>): ReactElement => (
  <div className={styles.invitation}>
    <p>
      Sign in to see your points and coupons, or create an account and start with the first <WholeMoney amount={1} />.
    </p>
    <div className={styles.actions}>
      <ButtonLink href={withReturnPath(LINKS.signIn, path)} size="large">
        Sign In
      </ButtonLink>
      <ButtonLink href={withReturnPath(LINKS.createAccount, path)} look="secondary" size="large">
        Create Account
      </ButtonLink>
    </div>
    <p className={styles.small}>{chrome.brand.rewards} costs nothing, and there is no card to forget.</p>
  </div>
);

const Own = observer(
  ({ model, chrome, path, join, onRetry }: MyRewardsProps & { readonly onRetry: () => void }): ReactElement => {
    const { rewards } = model;
    switch (rewards.kind) {
      case 'unknown':
      case 'fetching':
        return (
          <div className={styles.waiting} role="group" aria-busy aria-label="Loading your rewards">
            <Skeleton shape="block" />
            <Skeleton length="long" />
          </div>
        );
      case 'failed':
        return (
          <Banner
            tone="warning"
            title="We couldn’t load your rewards."
            action={
              <ButtonLink
                href={path}
                look="secondary"
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onRetry();
                }}
              >
                Try again
              </ButtonLink>
            }
          />
        );
      case 'known':
        return rewards.value.palsRewardsNo === undefined ? (
          <>{join}</>
        ) : (
          <div className={styles.member}>
            <MemberStanding rewards={rewards.value} programme={chrome.brand.rewards} />
            <CouponList model={model} rewards={rewards.value} returnPath={path} />
          </div>
        );
    }
  },
);

/** The shopper's own rewards on a page, for members, for customers who may join, and for guests. */
export const MyRewards = observer((props: MyRewardsProps): ReactElement => {
  const { model, chrome, path } = props;
  const { user, brand } = chrome;
  const shopper = shopperKey(user);
  const { next, press } = useFocusAfter<HTMLDivElement>(model.rewards.kind === 'failed');
  useEffect(() => {
    const hide = model.show(shopper);
    if (user.isRegistered && model.rewards.kind === 'unknown') void model.fetchRewards();
    return hide;
  }, [model, shopper, user.isRegistered]);
  if (!user.isRegistered) return <Guest chrome={chrome} path={path} />;
  return (
    <div ref={next} tabIndex={-1} role="group" aria-label={`Your ${brand.rewards}`}>
      <LoadingStatus part={model.rewards}>Loading your rewards</LoadingStatus>
      <Own
        {...props}
        onRetry={() => {
          press();
          void model.fetchRewards();
        }}
      />
    </div>
  );
});
