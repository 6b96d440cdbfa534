import type { Mail } from './mailer.ts';
import { actionLink } from './order-mail-parts.ts';
import { mailOf, readTemplate } from './read-template.ts';

const template = readTemplate('back-in-stock', ['greeting', 'product', 'news', 'link', 'out']);

/** Facts of the mail about a product that is in stock again. */
export interface BackInStock {
  readonly to: string;
  readonly firstName: string | null;
  readonly shopperId: number | undefined;
  readonly product: string;
  /** The name of the store; undefined for delivery. */
  readonly store: string | undefined;
  /** The product's page; undefined when the shop does not know its own address. */
  readonly page: string | undefined;
  /** The page on which the receiver stops such mail without signing in; undefined likewise. */
  readonly preferences: string | undefined;
  /** Where one click of the receiver's mail program does that; undefined likewise. */
  readonly oneClick: string | undefined;
}

/** Sent once when a product is in stock again, to whoever asked for it. [ACC-06] */
export const backInStockEmail = (mail: BackInStock): Mail => ({
  ...mailOf('back-in-stock', template, mail, {
    product: mail.product,
    // One value, because a value loses the spaces at its ends.
    news: `${mail.product} is back in stock${mail.store === undefined ? '' : ` at ${mail.store}`}.`,
    link: mail.page === undefined ? 'You can order it on our site.' : actionLink('Shop now', mail.page),
    out: mail.preferences === undefined ? '' : { markdown: `[Stop back-in-stock emails](<${mail.preferences}>)` },
  }),
  unsubscribe: mail.oneClick,
});
