import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Brand } from '../../core/configuration/brand';
import { MAX_LENGTHS } from '../../core/forms/checks';
import type { RegistrationKey } from '../../core/identity/registration/registration-form';
import { FormField, type FormFieldProps } from '../forms/form-field';
import { FormPasswordField } from '../forms/form-password-field';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './register-form.module.css';
import type { RegisterViewModel } from './register-view-model';

export interface RegistrationFieldsProps {
  readonly model: RegisterViewModel;
  readonly formId: string;
  readonly brand: Brand;
  /** The rule for passwords, shown as a hint from the start. */
  readonly passwordRule: string;
}

interface PalsProps {
  readonly programme: string;
  readonly open: boolean;
}

type Shared = Pick<FormFieldProps<RegistrationKey>, 'form' | 'formId'>;

const Names = (shared: Shared): ReactElement => (
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
);

/** The number of an existing membership, or its phone number. */
const PalsFields = ({ programme, open, ...shared }: Shared & PalsProps): ReactElement => (
  <details className={styles.pals} open={open} suppressHydrationWarning>
    <summary className={styles.question}>
      I have a {programme} number
      <ChevronDown size={22} aria-hidden className={styles.chevron} />
    </summary>
    <div className={styles.answer}>
      <p className={styles.note}>
        Find it on your card or receipts. You can also use the phone number you gave in store.
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
);

/** The fields of a registration (REG-01). */
export const RegistrationFields = observer(
  ({ model, formId, brand, passwordRule }: RegistrationFieldsProps): ReactElement => {
    const shared = { form: model.form, formId };
    // Shows the rule once: as the field's error, or else as its hint.
    const isRuleBroken = model.form.field('password').errors.includes(passwordRule);
    return (
      <>
        <Names {...shared} />
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
        <FormPasswordField
          {...shared}
          name="password"
          autoComplete="new-password"
          maxLength={MAX_LENGTHS.password}
          hint={isRuleBroken ? undefined : passwordRule}
          required
        />
        <FormField {...shared} name="phoneNumber" type="tel" autoComplete="tel" inputMode="tel" required />
        {use(CapabilityContext).can('rewards') ? (
          <PalsFields {...shared} programme={brand.rewards} open={model.hasPals} />
        ) : null}
      </>
    );
  },
);
