import type { ReactElement } from 'react';
import type { Brand } from '../../../../core/configuration/brand';
import { CARD_FORM_ACTIONS } from '../../../../core/paths/card-form-actions';
import type { WalletCard } from '../../../../core/wallet/wallet';
import { Button } from '../../../design/button';
import { Select } from '../../../design/select';
import { usePostOnce } from '../../shared/use-post-once';
import { walletCardName } from '../../shared/wallet-card-name';
import * as styles from '../account-list.module.css';
import type { WalletData } from './wallet-data';

export interface ReplaceCardProps extends Pick<WalletData, 'plansUsing'> {
  /** The card that is removed. */
  readonly card: WalletCard;
  /** The cards that can take its place; at least one. */
  readonly others: ReadonlyArray<WalletCard>;
  readonly brand: Brand;
}

/** What the other card does from then on. */
const takenOver = (plansUsing: number | undefined, isDefault: boolean): string => {
  const parts = [
    plansUsing === 0 ? [] : [`pay for your ${plansUsing === 1 ? 'repeat delivery' : 'repeat deliveries'}`],
    isDefault ? ['be your default card'] : [],
  ].flat();
  return `The other card will then ${parts.join(' and ')}.`;
};

/** Removes a card after another one has taken its place, in one step (ACC-03). */
export const ReplaceCard = ({ card, others, plansUsing, brand }: ReplaceCardProps): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  const options = others.map((other) => ({ value: other.walletId, label: walletCardName(other, brand) }));
  const [only, ...more] = options;
  const isOnly = more.length === 0;
  return (
    <form method="post" action={CARD_FORM_ACTIONS.replace} className={styles.choice} onSubmit={onSubmit}>
      <input type="hidden" name="walletId" value={card.walletId} />
      <p>{takenOver(plansUsing, card.isDefault)}</p>
      {isOnly ? (
        <input type="hidden" name="by" value={only?.value} />
      ) : (
        <Select label="Card to use instead" name="by" options={options} />
      )}
      <p className={styles.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          {isOnly ? `Remove and use ${only?.label ?? ''} instead` : 'Remove and use the chosen card instead'}
        </Button>
      </p>
    </form>
  );
};
