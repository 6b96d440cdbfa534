import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactElement } from 'react';
import type { CardStatus } from '../../core/petco-pay/card-status';
import { hasCardPanel, rewardsVariant } from '../../core/rewards/rewards-variant';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import { LINKS } from '../../core/paths/links';
import { Button, ButtonLink } from '../design/button';
import { closeAround } from '../design/menu';
import { isPlainClick } from '../design/plain-click';
import { Skeleton } from '../design/skeleton';
import { CapabilityContext } from '../page/capability-context';
import type { CardFlow } from '../petco-pay/card-flow';
import { CardOffer } from './card-offer';
import { CouponList } from './coupon-list';
import { LoadingStatus } from './loading-status';
import { MemberStanding } from './member-standing';
import * as styles from './rewards-panel.module.css';
import type { RewardsPanelProps } from './rewards-menu';
import type { Part, RewardsViewModel } from './rewards-view-model';
import { shopperKey } from './shopper-key';
import { useFocusAfter } from './use-focus-after';
import { WholeMoney } from '../design/money';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../core/rewards/reward-terms';

export interface RewardsPanelParts {
  readonly model: RewardsViewModel;
  readonly chrome: Pick<ChromeViewModel, 'user' | 'brand' | 'card' | 'canOpenSignIn' | 'openSignIn'>;
  readonly isCardOn: boolean;
  readonly cardFlow: Pick<CardFlow, 'apply'>;
  readonly askToJoin: () => void;
}

type Props = RewardsPanelProps & RewardsPanelParts;

const Benefits = (): ReactElement => (
  <ul className={styles.benefits}>
    <li>
      1 point for every <WholeMoney amount={1} />
    </li>
    <li>
      <WholeMoney amount={REWARD_AMOUNT} /> for every {POINTS_FOR_A_REWARD} points, automatically
    </li>
    {use(CapabilityContext).can('stores') ? <li>Online and in stores</li> : null}
  </ul>
);

const Guest = ({ chrome }: Pick<Props, 'chrome'>): ReactElement => (
  <>
    <Benefits />
    <div className={styles.actions}>
      <ButtonLink href={LINKS.createAccount} look="reward">
        Create Account
      </ButtonLink>
      <ButtonLink
        href={LINKS.signIn}
        look="secondary"
        onClick={(event) => {
          if (!chrome.canOpenSignIn || !isPlainClick(event)) return;
          event.preventDefault();
          closeAround(event.currentTarget);
          chrome.openSignIn();
        }}
      >
        Sign In
      </ButtonLink>
    </div>
  </>
);

const NonMember = ({ askToJoin, chrome }: Pick<Props, 'askToJoin' | 'chrome'>): ReactElement => (
  <>
    <Benefits />
    <div className={styles.actions}>
      <ButtonLink
        href={LINKS.rewards}
        look="reward"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          closeAround(event.currentTarget);
          askToJoin();
        }}
      >
        Join {chrome.brand.rewards}
      </ButtonLink>
    </div>
  </>
);

const Programme = observer((props: Props & { readonly onRetry: () => void }): ReactElement => {
  const { model, chrome, onRetry } = props;
  if (!chrome.user.isRegistered) return <Guest chrome={chrome} />;
  switch (model.rewards.kind) {
    case 'unknown':
    case 'fetching':
      return (
        <div className={styles.waiting} role="group" aria-busy aria-label="Loading your rewards">
          <Skeleton shape="block" />
          <Skeleton length="long" />
          <Skeleton shape="block" />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>We couldn’t load your rewards.</p>
          <Button look="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'known':
      return model.rewards.value.palsRewardsNo === undefined ? (
        <NonMember {...props} />
      ) : (
        <>
          <MemberStanding rewards={model.rewards.value} programme={chrome.brand.rewards} />
          <CouponList model={model} rewards={model.rewards.value} returnPath={LINKS.rewards} />
        </>
      );
  }
});

/** Returns the shopper's card, or undefined for guests. A card that the page already has is used at once. */
const cardOf = ({ model, chrome: { user, card } }: Pick<Props, 'model' | 'chrome'>): Part<CardStatus> | undefined => {
  if (!user.isRegistered) return undefined;
  return card.isEnrolled ? { kind: 'known', value: card } : model.card;
};

/** The content of the Rewards dropdown: the programme, and the card where it is offered (RWD-01, RWD-02). */
export const RewardsPanel = observer((props: Props): ReactElement => {
  const { isOpen, model, chrome, isCardOn, cardFlow } = props;
  const { user, brand } = chrome;
  const shopper = shopperKey(user);
  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = model.show(shopper);
    if (user.isRegistered) void model.fetch();
    return hide;
  }, [isOpen, model, shopper, user.isRegistered]);
  const fetchedNumber = model.rewards.kind === 'known' ? model.rewards.value.palsRewardsNo : user.palsId;
  const variant = rewardsVariant({ palsNumber: user.isRegistered ? fetchedNumber : undefined, isCardOn });
  const hasCard = hasCardPanel(variant);
  const card = cardOf(props);
  const programme = useFocusAfter<HTMLHeadingElement>(model.rewards.kind === 'failed');
  const isEnrolled = card?.kind === 'known' && card.value.isEnrolled;
  return (
    <div className={styles.panel} data-variant={variant} data-card={hasCard || undefined}>
      {hasCard && !isEnrolled ? <h2 className={styles.title}>Two Easy Ways to Start Earning Rewards!</h2> : null}
      <section className={styles.part} aria-labelledby="rewards-programme">
        <h3 id="rewards-programme" ref={programme.next} tabIndex={-1}>
          {brand.rewards}
        </h3>
        <LoadingStatus part={user.isRegistered ? model.rewards : undefined}>Loading your rewards</LoadingStatus>
        <Programme
          {...props}
          onRetry={() => {
            programme.press();
            void model.fetch();
          }}
        />
      </section>
      {hasCard ? (
        <CardOffer brand={brand} card={card} onApply={() => void cardFlow.apply()} onRetry={() => void model.fetch()} />
      ) : null}
    </div>
  );
});
