import type { ReactElement } from 'react';
import { CARD_FORM_ACTIONS } from '../../../../core/paths/card-form-actions';
import { Button } from '../../../design/button';
import { usePostOnce } from '../../shared/use-post-once';
import * as styles from '../account-list.module.css';
import type { Replacement } from './wallet-data';

export interface ReplaceCardProps extends Replacement {
  /** The card that is removed. */
  readonly walletId: string;
}

/** Removes a card after another one has taken its place, in one step (ACC-03). */
export const ReplaceCard = ({ walletId, text, cards }: ReplaceCardProps): ReactElement => {
  const { onSubmit } = usePostOnce();
  return (
    <form method="post" action={CARD_FORM_ACTIONS.replace} className={styles.choice} onSubmit={onSubmit}>
      <input type="hidden" name="walletId" value={walletId} />
      <p>{text}</p>
      <p className={styles.ways}>
        {cards.map(({ walletId: by, name }) => (
          <Button key={by} type="submit" size="large" name="by" value={by}>
            {`Remove and use ${name} instead`}
          </Button>
        ))}
      </p>
    </form>
  );
};
