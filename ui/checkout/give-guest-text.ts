import { isRecord } from '../../core/shared/is-record';
import type { KeptTextPorts } from './kept-text';

const KEY = 'CHECKOUT_TYPED';

/**
 * Gives what a guest typed into a step (`KeptText`) to the guest's new cart, because the same shopper goes on in this tab.
 * Text of an account stays the account's.
 */
export const giveGuestText = (storage: KeptTextPorts['storage'], step: string, orderId: string): void => {
  const stored = parse(storage.read(KEY)());
  if (!isRecord(stored) || stored.step !== step || !String(stored.owner).startsWith('cart ')) return;
  storage.write(KEY, JSON.stringify({ ...stored, owner: `cart ${orderId}` }))();
};

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};
