import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import type { Brand } from '../../core/configuration/brand';
import { cardStanding, type CardStanding } from '../../core/petco-pay/card-status';
import { LINKS } from '../../core/paths/links';
import { Button } from '../design/button';
import { CardArt } from './card-art';
import type { CardFlowViewModel } from './card-flow-view-model';
import * as styles from './card-modal.module.css';

export interface CardSuccessProps {
  readonly model: Pick<CardFlowViewModel, 'apply' | 'applyLabel' | 'card'>;
  readonly brand: Brand;
  /** The message about what succeeded. */
  readonly text: string;
  readonly isMember: boolean;
  /** Called when the shopper does not want to apply now. */
  readonly onLater: () => void;
}

const offers = ({ card }: Brand): Readonly<Record<CardStanding, string>> => ({
  enrolled: `Your ${card} card is ready. See it in your wallet.`,
  approved: `You’re approved. Finish adding your card to get 20% off your first ${card} purchase.`,
  invited: `You’re prescreened: the bank has an offer for you, with 20% off your first ${card} purchase.`,
  none: `Get 20% off your first ${card} purchase once you’re approved.`,
});

/** The modal after a registration or a sign-in: the shopper can apply, or continue with an existing offer (MOD-05). */
export const CardSuccess = observer(({ model, brand, text, isMember, onLater }: CardSuccessProps): ReactElement => {
  const [isOpening, setOpening] = useState(false);
  const { card } = model;
  const apply = (): void => {
    setOpening(true);
    void model.apply().finally(() => setOpening(false));
  };
  return (
    <div className={styles.body}>
      <div className={styles.art}>
        <CardArt brand={brand} mark={card.isEnrolled ? undefined : '20% off'} />
      </div>
      <div className={styles.words}>
        <p>{text}</p>
        <p className={styles.offer}>{offers(brand)[cardStanding(card)]}</p>
        {isMember || card.isEnrolled ? null : (
          <p className={styles.small}>
            {brand.card} requires a {brand.rewards} membership. We’ll ask you to join for free.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="large" block pending={isOpening} onClick={apply}>
          {model.applyLabel}
        </Button>
        <Button look="quiet" block onClick={onLater}>
          Not now
        </Button>
      </div>
      {card.isEnrolled ? null : (
        <p className={styles.small}>
          Subject to credit approval. <a href={`${LINKS.creditCard}#terms`}>Offer terms</a>
        </p>
      )}
    </div>
  );
});
