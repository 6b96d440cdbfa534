import { KeptText } from '../../../ui/checkout/kept-text';
import { shopperKey } from '../../../ui/rewards/shopper-key';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Returns where the text of a step survives a sign-out, for the shopper of this page (ERR-04). */
export const keptTextOf = (
  { chrome, clock, sessionStorage }: Pick<ScreenDependencies, 'chrome' | 'clock' | 'sessionStorage'>,
  step: string,
): KeptText => new KeptText(step, { storage: sessionStorage, clock, shopper: shopperKey(chrome.user) });
