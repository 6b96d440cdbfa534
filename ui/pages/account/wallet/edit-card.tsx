import type { ReactElement } from 'react';
import { CARD_FORM_ACTIONS } from '../../../../core/paths/card-form-actions';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { Button, ButtonLink } from '../../../design/button';
import { Select } from '../../../design/select';
import { usePostOnce } from '../../shared/use-post-once';
import * as styles from '../account-list.module.css';
import { MONTHS } from './editing';
import type { Editing, RefusedExpiry } from './wallet-data';

const optionsOf = (
  values: ReadonlyArray<string>,
): ReadonlyArray<{ readonly value: string; readonly label: string }> => [
  { value: '', label: 'Choose' },
  ...values.map((value) => ({ value, label: value })),
];

export interface EditCardProps extends Editing, Pick<RefusedExpiry, 'errors'> {}

/**
 * The new date of a card that its bank has renewed with the same number (ACC-03). After a refusal the first invalid field
 * has the focus, so that screen readers read its error.
 */
export const EditCard = ({ walletId, month, year, years, errors }: EditCardProps): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form method="post" action={CARD_FORM_ACTIONS.edit} className={styles.choice} onSubmit={onSubmit}>
      <input type="hidden" name="walletId" value={walletId} />
      <p className={styles.soft}>If your bank sent you a new card with the same number, enter its new date here.</p>
      <Select
        name="month"
        label="Expiration month"
        autoComplete="cc-exp-month"
        defaultValue={month}
        options={optionsOf(MONTHS)}
        error={errors.month}
        autoFocus={errors.month !== undefined}
        required
      />
      <Select
        name="year"
        label="Expiration year"
        autoComplete="cc-exp-year"
        defaultValue={year}
        options={optionsOf(years)}
        error={errors.year}
        autoFocus={errors.month === undefined && errors.year !== undefined}
        required
      />
      <div className={styles.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          Save changes
        </Button>
        <ButtonLink href={ACCOUNT_PATHS.wallet} look="secondary" size="large">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
};
