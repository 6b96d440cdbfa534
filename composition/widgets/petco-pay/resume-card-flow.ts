import { isAccountEntry } from '../../../core/paths/return-url';
import type { SignedIn } from '../../../core/identity/sign-in/sign-in';
import type { CardSuccessFlow } from '../../../core/petco-pay/card-flow-store';
import { cardFlowOf, type CardFlowDependencies } from './card-flow';

/**
 * What follows when a shopper came in on the way to the card: the header and the cart become their own, then the flow
 * goes on. A page of signing in has nothing for who is signed in: the success shows on the page that comes next (REG-06).
 */
export const resumeCardFlow =
  (dependencies: CardFlowDependencies, way: CardSuccessFlow) =>
  async (signedIn: SignedIn): Promise<void> => {
    const { chrome, history } = dependencies;
    const flow = cardFlowOf(dependencies);
    const isStaying = !isAccountEntry(history.current());
    if (!isStaying) flow.leaving(way);
    await chrome.signedIn(signedIn);
    if (isStaying) await (way === 'PCC_LOGIN' ? flow.signedIn() : flow.registered());
  };
