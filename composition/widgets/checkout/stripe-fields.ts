import { DocumentScriptLoader } from '../../../adapters/browser/script-loader';
import { makeTrustScriptUrl } from '../../../adapters/browser/trusted-script-url';
import { makeShowStripeFields } from '../../../adapters/stripe/stripe-card-fields';
import type { StripeWindow } from '../../../adapters/stripe/stripe-js';
import type { MakeShowCardFields } from '../../../ui/checkout/card/card-input';
import type { ScriptLoader } from '../../../core/shared/script-loader';

/** A page has one loader for each script, because its Trusted Types policy can be created only once. */
const loaders = new Map<string, ScriptLoader>();

const loaderOf = (scriptUrl: string): ScriptLoader => {
  const known = loaders.get(scriptUrl);
  if (known !== undefined) return known;
  // The name of the policy is in the content-security-policy of the pages that take a card.
  const trust = makeTrustScriptUrl(window, 'shop-card-fields', (url) => url === scriptUrl);
  const loader = new DocumentScriptLoader(document, trust);
  loaders.set(scriptUrl, loader);
  return loader;
};

/** Makes what shows Stripe's fields in this browser. */
export const makeStripeFields: MakeShowCardFields = ({ publishableKey, scriptUrl }) => {
  const globals: Window & StripeWindow = window;
  return makeShowStripeFields({ publishableKey, scriptUrl, scripts: loaderOf(scriptUrl), window: globals });
};
