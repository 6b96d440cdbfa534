import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import type { Cart } from '../../../core/cart/cart';
import type { HeaderUser } from '../../../core/identity/session/header-user';
import { CHECKOUT_PATH, SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame';
import { ContactForm } from '../../checkout/contact/contact-form';
import type { ContactViewModel } from '../../checkout/contact/contact-view-model';
import type { ShownCheckout } from '../../checkout/shown-checkout';
import type { EndedSession } from '../../checkout/step-form';
import * as styles from '../../checkout/step-form.module.css';
import { CapabilityContext } from '../../page/capability-context';

export interface ContactPageProps {
  readonly model: ContactViewModel;
  readonly checkout: ShownCheckout | undefined;
  readonly cart: { readonly cart: Cart };
  readonly user: Pick<HeaderUser, 'isRegistered'>;
  readonly ended: EndedSession;
}

/** The first step: guests enter how to reach them; who has an account can sign in instead (CHK-01). */
export const ContactPage = observer(({ model, checkout, cart, user, ended }: ContactPageProps): ReactElement => {
  const { can } = use(CapabilityContext);
  return (
    <CheckoutFrame step="contact" title="How can we reach you?" checkout={checkout} cart={cart}>
      {user.isRegistered || !can('accounts') ? null : (
        <p className={styles.beside}>
          No account needed. Have one? <a href={withReturnPath(SIGN_IN_PATH, CHECKOUT_PATH)}>Sign in</a>
        </p>
      )}
      <ContactForm model={model} ended={ended} />
    </CheckoutFrame>
  );
});
