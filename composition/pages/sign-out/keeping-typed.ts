import type { SignOut } from '../../../core/identity/session/sign-out';
import type { TextSlot } from '../../../ui/checkout/step-text';

/**
 * Returns the sign-out after an error: what was typed into the checkout stays in this tab, because the same shopper signs
 * in again and returns to it (ERR-04).
 */
export const keepingTyped =
  (signOut: SignOut, { read, write }: Pick<TextSlot, 'read' | 'write'>): SignOut =>
  async () => {
    const typed = read();
    const outcome = await signOut();
    if (typed !== undefined) write(typed)();
    return outcome;
  };
