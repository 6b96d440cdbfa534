import { isAccountEntry } from '../../core/identity/return-url';
import type { SignedIn } from '../../core/identity/sign-in';
import type { CardSuccessFlow } from '../../core/petco-pay/card-flow-memory';
import { cardFlowOf } from '../petco-pay/card-flow';
import type { Supplies } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';

/**
 * What follows when a shopper came in on the way to the card: the header and the cart become their own, then the flow
 * goes on. A page of signing in has nothing for who is signed in: the success shows on the page that comes next (REG-06).
 */
export const inForCard =
  (supplies: Supplies, way: CardSuccessFlow) =>
  async (signedIn: SignedIn): Promise<void> => {
    const chrome = supplies.get(ChromeTokens.chrome);
    const flow = cardFlowOf(supplies);
    const isStaying = !isAccountEntry(supplies.get(PlatformTokens.history).current());
    if (!isStaying) flow.leaving(way);
    await chrome.signedIn(signedIn);
    if (isStaying) await (way === 'PCC_LOGIN' ? flow.signedIn() : flow.registered());
  };
