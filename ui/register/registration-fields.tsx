import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Brand } from '../../core/configuration/brand';
import { MAX_LENGTHS } from '../../core/forms/checks';
import { FormField } from '../forms/form-field';
import styles from './register-form.module.css';
import type { RegisterViewModel } from './register-view-model';

export interface RegistrationFieldsProps {
  readonly model: RegisterViewModel;
  readonly formId: string;
  readonly brand: Brand;
  /** The rule of the password, told before anything can be wrong with it. */
  readonly passwordRule: string;
}

/** Everything that an account is made of (REG-01), in the order in which one is asked at a counter. */
export const RegistrationFields = observer(
  ({ model, formId, brand, passwordRule }: RegistrationFieldsProps): ReactElement => {
    const shared = { form: model.form, formId };
    // Said once: beside the field as what is wrong with it, or else as what it takes.
    const isRuleBroken = model.form.field('password').errors.includes(passwordRule);
    return (
      <>
        <div className={styles.names}>
          <FormField
            {...shared}
            name="firstName"
            data-autofocus
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={MAX_LENGTHS.name}
            required
          />
          <FormField
            {...shared}
            name="lastName"
            autoComplete="family-name"
            autoCapitalize="words"
            maxLength={MAX_LENGTHS.name}
            required
          />
        </div>
        <FormField
          {...shared}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTHS.email}
          required
        />
        <FormField
          {...shared}
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={MAX_LENGTHS.password}
          hint={isRuleBroken ? undefined : passwordRule}
          required
        />
        <FormField {...shared} name="phoneNumber" type="tel" autoComplete="tel" inputMode="tel" required />
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
            <FormField {...shared} name="palsReward" autoComplete="off" inputMode="numeric" required={false} />
            <FormField
              {...shared}
              name="palsPhoneNumber"
              type="tel"
              autoComplete="section-pals tel"
              inputMode="tel"
              required={false}
            />
          </div>
        </details>
      </>
    );
  },
);
