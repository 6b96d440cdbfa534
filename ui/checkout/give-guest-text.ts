import { isRecord } from '../../core/shared/is-record';
import { guestOf, parse } from './kept-text';
import type { TextSlot } from './step-text';

/**
 * Gives what a guest typed into the steps (`KeptText`) to the guest's new cart, because the same shopper goes on in this
 * tab. Text of another cart, or of an account, stays what it is.
 */
export const giveGuestText = (slot: TextSlot, cart: string, newCart: string): void => {
  const stored = parse(slot.read());
  if (!isRecord(stored) || stored.owner !== guestOf(cart)) return;
  slot.write(JSON.stringify({ ...stored, owner: guestOf(newCart) }))();
};
