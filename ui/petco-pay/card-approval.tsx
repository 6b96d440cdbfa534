import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import type { Brand } from '../../core/configuration/brand';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import { Checkbox } from '../design/checkbox';
import { CardArt } from './card-art';
import type { CardFlowViewModel } from './card-flow-view-model';
import * as styles from './card-modal.module.css';

export interface CardApprovalProps {
  readonly model: Pick<
    CardFlowViewModel,
    | 'approvalShown'
    | 'chooseWallet'
    | 'hasAddFailed'
    | 'postponeApproval'
    | 'saveToWallet'
    | 'status'
    | 'submitApproval'
  >;
  readonly brand: Brand;
}

/**
 * The modal after an approved application. The shopper chooses how to add the card (MOD-03, MOD-05, PCC-05, PCC-06).
 */
export const CardApproval = observer(({ model, brand }: CardApprovalProps): ReactElement => {
  const { approvalShown, hasAddFailed, status } = model;
  useEffect(approvalShown, [approvalShown]);
  return (
    <form
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        void model.submitApproval();
      }}
    >
      <div className={styles.art}>
        <CardArt brand={brand} mark="Approved" />
      </div>
      <div className={styles.words}>
        <p>
          Your {brand.card} card is approved, and your first purchase with it is <b>20% off</b>. Your card will arrive
          by mail. Until then, you can use a temporary card here.
        </p>
        <Checkbox
          label={`Add temporary ${brand.card} credit card to payment wallet`}
          checked={model.saveToWallet}
          onChange={({ target }) => model.chooseWallet(target.checked)}
        />
        <div aria-live="assertive">
          {hasAddFailed ? (
            <Banner tone="bad" title="We couldn’t set up your card.">
              <p>You’re still approved. Please try again, or finish adding your card later.</p>
            </Banner>
          ) : null}
        </div>
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="large" block pending={status === 'adding'}>
          {hasAddFailed ? 'Try again' : 'Continue'}
        </Button>
        {hasAddFailed ? (
          <Button look="quiet" block onClick={() => void model.postponeApproval()}>
            Do it later
          </Button>
        ) : null}
      </div>
    </form>
  );
});
