import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import { Checkbox } from '../../design/checkbox';
import * as styles from './save-card.module.css';

export interface SaveCardProps {
  readonly isWalletFull: boolean;
  readonly model: { readonly saves: boolean; readonly setSaves: (saves: boolean) => void };
  /** The name in a posted form; undefined in a dialog. */
  readonly name?: string;
}

/** Whether a typed card is saved; a full wallet says that it is not (PAY-05). */
export const SaveCard = observer(({ isWalletFull, model, name }: SaveCardProps): ReactElement =>
  isWalletFull ? (
    <p className={styles.full}>
      Your wallet is full, so we’ll use this card for this order only and won’t save it.{' '}
      <a href={ACCOUNT_PATHS.wallet}>Manage cards</a>
    </p>
  ) : (
    <Checkbox
      name={name}
      value="true"
      checked={model.saves}
      onChange={(event) => model.setSaves(event.target.checked)}
      label="Save this card for next time"
    />
  ),
);
