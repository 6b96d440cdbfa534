import type { Mailer } from '../mail/mailer.ts';
import type { OrderMail } from '../mail/order-emails.ts';
import type { OrderTokens } from './read/order-token.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The origin for links in mails about an order: the configured one, or the one that the shopper used when it is of this
 * machine. Another one is ignored, since it could lead to another site.
 */
const originFor = (publicOrigin: string | undefined, returnUrl: string): string | undefined => {
  if (publicOrigin !== undefined) return publicOrigin;
  const url = URL.canParse(returnUrl) ? new URL(returnUrl) : undefined;
  return url !== undefined && LOOPBACK.test(url.hostname) && url.port !== '' ? url.origin : undefined;
};

/** What mails about orders need. */
export interface OrderMails {
  readonly mailer: Mailer;
  /** The facts that all mails about the order share. */
  readonly about: (order: {
    readonly orderId: number;
    readonly email: string;
    readonly firstName: string;
    readonly returnUrl: string;
  }) => OrderMail;
}

/** `publicOrigin` is the shop's own origin; where it is not known, that of the page on which the order was placed counts. */
export const makeOrderMails = (mailer: Mailer, tokens: OrderTokens, publicOrigin: string | undefined): OrderMails => ({
  mailer,
  about: ({ orderId, email, firstName, returnUrl }) => {
    const origin = originFor(publicOrigin, returnUrl);
    const token = origin && tokens.issue(orderId);
    const pageOf = (page: string): string | undefined => token && `${origin}/shop/${page}?orderToken=${token}`;
    return {
      to: email,
      firstName,
      orderId,
      origin,
      link: pageOf('TrackOrderStatus'),
      receipt: pageOf('SingleShipmentOrderSummaryView'),
    };
  },
});
