import { INTERSTITIAL_PASSWORD } from '../../core/forms/account-checks';
import type { ReactElement } from 'react';
import type { Brand } from '../../core/configuration/brand';
import { withReturnPath } from '../../core/paths/return-url';
import { LINKS } from '../../core/paths/links';
import { isPlainClick } from '../design/plain-click';
import { RegisterForm } from './register-form';
import type { RegisterViewModel } from './register-view-model';

export interface InterstitialRegistrationProps {
  readonly model: RegisterViewModel;
  readonly brand: Brand;
  readonly returnPath: string;
  /** Called when the shopper has an account and wants to sign in instead. */
  readonly onSignIn: () => void;
}

/** The registration in the card flow: the page's form with the texts of the interstitial (REG-04, FRM-05, FRM-06). */
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
