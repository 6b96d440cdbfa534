import type { Order } from '../../../core/orders/order';
import type { OrderReadFailure } from '../../../core/orders/order-gateway';
import type { SessionStore } from '../../../core/identity/session/session-store';
import type { PageHead, PageOutcome } from '../../page/page';
import { signInFirst } from '../shared/sign-in-first';

/** The head of a page about orders: private, never in a search engine, without a canonical address. */
export const orderHead = (title: string, shop: string): PageHead => ({
  title: `${title} | ${shop}`,
  description: `Your orders at ${shop}.`,
  canonical: undefined,
  isIndexed: false,
});

/**
 * What a page of one order shows when the order cannot be read by its number. A shopper who is not signed in is asked to
 * sign in, since the order may belong to their account.
 */
export const withoutOrder = (
  failure: OrderReadFailure,
  userType: SessionStore['userType'],
  returnPath: string,
): PageOutcome<never> => {
  switch (failure.kind) {
    case 'sign-in-needed':
      return signInFirst(returnPath);
    case 'order-not-found':
      return userType() === 'registered' ? { kind: 'not-found' } : signInFirst(returnPath);
    default:
      return { kind: 'unavailable' };
  }
};

/** An order as a page's data: without its token, which only mails and look-ups hand out. */
export const withoutToken = (order: Order): Order => ({ ...order, token: undefined });
