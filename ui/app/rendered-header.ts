import type { HeaderUser } from '../../core/identity/session/header-user';
import type { CardStatus } from '../../core/petco-pay/card-status';
import type { CartViewModel } from '../cart/cart-view-model';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import type { MyStore } from '../stores/my-store';

/** The personal data that the header shows. */
export interface RenderedHeader {
  readonly user: HeaderUser;
  readonly card: CardStatus;
  readonly cart: Pick<CartViewModel, 'count' | 'cart'>;
  readonly myStore: Pick<MyStore, 'store' | 'zipCode' | 'guessedZip'>;
}

/**
 * Copies the personal data that the header shows at this moment. The server renders it; the browser calls this before
 * anything changes, and hydrates the header with the result later.
 */
export const renderedHeader = (
  chrome: Pick<ChromeViewModel, 'user' | 'card' | 'cart'>,
  myStore: RenderedHeader['myStore'],
): RenderedHeader => ({
  user: chrome.user,
  card: chrome.card,
  cart: { count: chrome.cart.count, cart: chrome.cart.cart },
  myStore: { store: myStore.store, zipCode: myStore.zipCode, guessedZip: myStore.guessedZip },
});
