import { LISTS_PATH } from '../../../core/paths/list-paths';
import { isAccountEntry } from '../../../core/paths/return-url';
import type { SignedIn } from '../../../core/identity/sign-in/sign-in';
import type { CardSuccessFlow } from '../../../core/petco-pay/card-flow-store';
import { cardFlowOf, type CardFlowDependencies } from './card-flow';

/** Whether a sign-in leaves a page or loads it again: a page for signing in, or the wish lists (`listsScreen`). */
const isLeftAtSignIn = (path: string): boolean => isAccountEntry(path) || path.split(/[?#]/, 1)[0] === LISTS_PATH;

/**
 * Continues the card's flow after a sign-in: updates the header and the cart, then continues. A page that is left or loaded
 * again by the sign-in shows nothing more, so the next page shows the success (REG-06).
 */
export const resumeCardFlow =
  (dependencies: CardFlowDependencies, way: CardSuccessFlow) =>
  async (signedIn: SignedIn): Promise<void> => {
    const { chrome, history } = dependencies;
    const flow = cardFlowOf(dependencies);
    const isStaying = !isLeftAtSignIn(history.current());
    if (!isStaying) flow.leaving(way);
    await chrome.signedIn(signedIn);
    if (isStaying) await (way === 'PCC_LOGIN' ? flow.signedIn() : flow.registered());
  };
