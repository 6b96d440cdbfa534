import type { ReactElement } from 'react';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { FORM_ACTIONS } from './form-actions';
import styles from './newsletter-form.module.css';

export interface NewsletterFormProps {
  readonly status: 'idle' | 'submitting' | 'subscribed';
  /** Held from outside with `onType`; left out, the field holds it. */
  readonly address?: string;
  readonly canSubmit?: boolean;
  readonly onType?: ((address: string) => void) | undefined;
  readonly onSubmit?: (() => void) | undefined;
}

/** The newsletter: one address, thanks in the form's place, nothing on failure (FTR-03). */
export const NewsletterForm = ({
  status,
  address,
  canSubmit = true,
  onType,
  onSubmit,
}: NewsletterFormProps): ReactElement =>
  status === 'subscribed' ? (
    <p role="status" className={styles.thanks}>
      Thanks for subscribing to our newsletter!
    </p>
  ) : (
    <form
      method="post"
      action={FORM_ACTIONS.newsletter}
      className={styles.form}
      onSubmit={(event) => {
        if (onSubmit === undefined) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.field}>
        <Field
          label="Email Address*"
          type="email"
          name="emailAddress"
          autoComplete="email"
          inputMode="email"
          required
          {...(onType === undefined
            ? { defaultValue: address }
            : { value: address ?? '', onChange: (event) => onType(event.target.value) })}
        />
      </div>
      <Button type="submit" look="reward" pending={status === 'submitting'} disabled={!canSubmit && status === 'idle'}>
        Sign up
      </Button>
    </form>
  );
