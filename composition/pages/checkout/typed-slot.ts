import { TYPED_KEY } from '../../../adapters/session/session-names';
import type { KeyValueStorage } from '../../../core/shared/key-value-storage';
import type { TextSlot } from '../../../ui/checkout/step-text';

/** Returns the place of what was typed into the steps of the checkout. */
export const typedSlot = ({ read, write, remove }: KeyValueStorage): TextSlot => ({
  read: read(TYPED_KEY),
  write: (text) => write(TYPED_KEY, text),
  remove: remove(TYPED_KEY),
});
