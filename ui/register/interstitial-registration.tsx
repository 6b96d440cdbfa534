import type { ReactElement } from 'react';
import type { Brand } from '../../core/configuration/brand';
import { INTERSTITIAL_PASSWORD } from '../../core/forms/messages';
import { withReturnPath } from '../../core/paths/return-url';
import { LINKS } from '../../core/paths/links';
import { isPlainClick } from '../design/plain-click';
import { RegisterForm } from './register-form';
import type { RegisterViewModel } from './register-view-model';

export interface InterstitialRegistrationProps {
  readonly model: RegisterViewModel;
  readonly brand: Brand;
  readonly returnPath: string;
  /** The shopper has an account: signing in takes the place of this. */
  readonly onSignIn: () => void;
}

/** The registration on the way to the card: the page's form in the interstitial's words (REG-04, FRM-05, FRM-06). */
export const InterstitialRegistration = ({
  model,
  brand,
  returnPath,
  onSignIn,
}: InterstitialRegistrationProps): ReactElement => (
  <RegisterForm
    model={model}
    formId="pcc-register"
    brand={brand}
    passwordRule={INTERSTITIAL_PASSWORD}
    returnPath={returnPath}
    signIn={{
      href: withReturnPath(LINKS.signIn, returnPath),
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSignIn();
      },
    }}
  />
);
