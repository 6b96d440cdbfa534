import type { ReactElement } from 'react';
import CreditCard from 'lucide-react/icons/credit-card';
import type { Brand } from '../../core/configuration/brand';
import { cardStanding, type CardStatus } from '../../core/petco-pay/card-status';
import { LINKS } from '../../core/paths/links';
import { Button, ButtonLink } from '../design/button';
import { closeAround } from '../design/menu';
import { isPlainClick } from '../design/plain-click';
import { Skeleton } from '../design/skeleton';
import { APPLY_NOW, FINISH_CARD } from '../petco-pay/apply-label';
import { LoadingStatus } from './loading-status';
import * as styles from './rewards-panel.module.css';
import type { Part } from './rewards-view-model';
import { useFocusAfter } from './use-focus-after';

export interface CardOfferProps {
  readonly brand: Brand;
  /** Undefined for guests, who have no card. */
  readonly card: Part<CardStatus> | undefined;
  readonly onApply: () => void;
  readonly onRetry: () => void;
}

interface OfferProps extends Pick<CardOfferProps, 'brand' | 'onApply'> {
  readonly isApproved: boolean;
}

const Offer = ({ brand, onApply, isApproved }: OfferProps): ReactElement => (
  <>
    <p className={styles.offer}>
      {isApproved ? 'You’re approved: ' : null}
      <b>20% off</b> your first purchase{isApproved ? null : ', once you’re approved'}
    </p>
    <div className={styles.actions}>
      <ButtonLink
        href={LINKS.creditCard}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          closeAround(event.currentTarget);
          onApply();
        }}
      >
        {isApproved ? FINISH_CARD : APPLY_NOW}
      </ButtonLink>
    </div>
    <a href={LINKS.creditCard} className={styles.more}>
      Learn More About {brand.card} Benefits
    </a>
  </>
);

const amount = (text: string): string => {
  const points = Number(text);
  return Number.isFinite(points) ? points.toLocaleString('en-US') : text;
};

const Holder = ({ brand, status }: { readonly brand: Brand; readonly status: CardStatus }): ReactElement => (
  <>
    <p className={styles.offer}>
      <b>{amount(status.rewardsAmount)}</b> {brand.card} rewards points
    </p>
    <div className={styles.actions}>
      <ButtonLink href={LINKS.petcoPay} look="inverse">
        View {brand.card}
      </ButtonLink>
    </div>
  </>
);

const Inside = ({ brand, card, onApply, onRetry }: CardOfferProps): ReactElement => {
  switch (card?.kind) {
    case 'unknown':
    case 'fetching':
      return (
        <div className={styles.waiting} role="group" aria-busy aria-label={`Loading ${brand.card}`}>
          <Skeleton shape="title" length="half" />
          <Skeleton length="long" />
          <Skeleton shape="block" />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>We couldn’t load your card.</p>
          <Button look="inverse" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'known':
      return card.value.isEnrolled ? (
        <Holder brand={brand} status={card.value} />
      ) : (
        <Offer brand={brand} onApply={onApply} isApproved={cardStanding(card.value) === 'approved'} />
      );
    case undefined:
      return <Offer brand={brand} onApply={onApply} isApproved={false} />;
  }
};

/** The card's part of the dropdown: the offer, or what a card holder has earned (RWD-02). */
export const CardOffer = (props: CardOfferProps): ReactElement => {
  const { brand, card, onRetry } = props;
  const { next, press } = useFocusAfter<HTMLHeadingElement>(card?.kind === 'failed');
  return (
    <section className={styles.card} aria-labelledby="rewards-card">
      <h3 id="rewards-card" ref={next} tabIndex={-1}>
        <CreditCard size={22} aria-hidden />
        {brand.card}
      </h3>
      <LoadingStatus part={card}>{`Loading ${brand.card}`}</LoadingStatus>
      <Inside
        {...props}
        onRetry={() => {
          press();
          onRetry();
        }}
      />
    </section>
  );
};
