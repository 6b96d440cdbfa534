import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Brand } from '../../core/configuration/brand';
import { LINKS } from '../../core/paths/links';
import { ButtonLink } from '../design/button';
import { CardArt } from './card-art';
import type { CardFlowViewModel } from './card-flow-view-model';
import * as styles from './card-modal.module.css';

export interface CardAddedProps {
  readonly model: Pick<CardFlowViewModel, 'saveToWallet'>;
  readonly brand: Brand;
}

/** The modal after the card was added. It names the discount on the first purchase and links to the shop (PCC-08). */
export const CardAdded = observer(({ model, brand }: CardAddedProps): ReactElement => (
  <div className={styles.body}>
    <div className={styles.art}>
      <CardArt brand={brand} mark="20% off" />
    </div>
    <div className={styles.words}>
      <p>
        {model.saveToWallet
          ? 'Your temporary card is in your payment wallet.'
          : 'Your card is active, but it isn’t in your payment wallet.'}
      </p>
      <p className={styles.offer}>We’ll take 20% off your first purchase automatically.</p>
    </div>
    <div className={styles.actions}>
      <ButtonLink href={LINKS.home} size="large" block>
        Start shopping
      </ButtonLink>
      <ButtonLink href={LINKS.petcoPay} look="secondary" block>
        View {brand.card}
      </ButtonLink>
    </div>
  </div>
));
