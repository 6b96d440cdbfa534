import type { ChromeViewModel } from '../../ui/app/chrome-view-model';
import type { CartViewModel } from '../../ui/cart/cart-view-model';
import type { ModalViewModel } from '../../ui/overlay/modal-view-model';
import { token } from '../token';

/** What is around every page; bound once the page's data is known. */
export const ChromeTokens = {
  cart: token<CartViewModel>('CartViewModel'),
  chrome: token<ChromeViewModel>('ChromeViewModel'),
  modals: token<ModalViewModel>('ModalViewModel'),
} as const;
