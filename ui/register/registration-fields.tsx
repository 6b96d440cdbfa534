import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Brand } from '../../core/configuration/brand';
import type { FormField } from '../forms/form-field';
import styles from './register-form.module.css';
import type { RegisterViewModel } from './register-view-model';

export interface RegistrationFieldsProps {
  readonly model: RegisterViewModel;
  readonly formId: string;
  readonly brand: Brand;
  /** The rule of the password, told before anything can be wrong with it. */
  readonly passwordRule: string;
  /** Draws each field: the label above it, or floating inside. */
  readonly field: typeof FormField;
}

/** Everything that an account is made of (REG-01), in the order in which one is asked at a counter. */
export const RegistrationFields = observer(
  ({ model, formId, brand, passwordRule, field: Field }: RegistrationFieldsProps): ReactElement => {
    const shared = { form: model.form, formId };
    // Said once: beside the field as what is wrong with it, or else as what it takes.
    const isRuleBroken = model.form.field('password').errors.includes(passwordRule);
    return (
      <>
        <div className={styles.names}>
          <Field
            {...shared}
            name="firstName"
            data-autofocus
            autoComplete="given-name"
            autoCapitalize="words"
            required
          />
          <Field {...shared} name="lastName" autoComplete="family-name" autoCapitalize="words" required />
        </div>
        <Field
          {...shared}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field
          {...shared}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={isRuleBroken ? undefined : passwordRule}
          required
        />
        <Field {...shared} name="phoneNumber" type="tel" autoComplete="tel-national" inputMode="tel" required />
        <details className={styles.pals} open={model.hasPals} suppressHydrationWarning>
          <summary className={styles.question}>
            I have a {brand.rewards} number
            <ChevronDown size={22} aria-hidden className={styles.chevron} />
          </summary>
          <div className={styles.answer}>
            <p className={styles.note}>
              The number is on your card and on your receipts. Without it, the phone number you gave at the counter will
              do.
            </p>
            <Field {...shared} name="palsReward" autoComplete="off" inputMode="numeric" required={false} />
            <Field
              {...shared}
              name="palsPhoneNumber"
              type="tel"
              autoComplete="section-pals tel-national"
              inputMode="tel"
              required={false}
            />
          </div>
        </details>
      </>
    );
  },
);
