import { use, type ReactElement } from 'react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Money } from '../design/money';
import { ButtonLink } from '../design/button';
import { Menu } from '../design/menu';
import { ProductPicture } from '../design/product-picture';
import type { Disclosure } from '../design/use-disclosure';
import { LinkContext } from '../page/link-context';
import { LINKS } from '../../core/paths/links';
import * as styles from './mini-cart.module.css';

export interface MiniCartLine {
  readonly id: string;
  readonly thumbnail: string | undefined;
  readonly description: string;
  readonly url?: string | undefined;
  readonly quantity: number;
  readonly price: number | undefined;
  /** The shopper's text on it. */
  readonly personalization?: { readonly lines: ReadonlyArray<string> };
}

export interface MiniCartProps extends Disclosure {
  /** `undefined` until the shopper's cart is known. The shared page shows no number. */
  readonly totalCartQuantity: number | undefined;
  /** The number of items added with the last change; shown if it is not 0. */
  readonly recentOrderQuantity?: number;
  readonly subTotal?: number;
  readonly items?: ReadonlyArray<MiniCartLine>;
}

const MAX_LINES = 4;

const spoken = (quantity: number | undefined): string =>
  quantity === undefined ? 'Cart' : `Cart, ${quantity} ${quantity === 1 ? 'item' : 'items'}`;

const Sign = ({ quantity }: { readonly quantity: number | undefined }): ReactElement => (
  <span className={styles.sign} aria-hidden>
    <ShoppingCart size={26} strokeWidth={1.9} />
    {quantity === undefined || quantity === 0 ? null : (
      <span className={styles.count}>{quantity > 99 ? '99+' : quantity}</span>
    )}
  </span>
);

const Line = ({ line }: { readonly line: MiniCartLine }): ReactElement => (
  <li className={styles.line}>
    <ProductPicture
      image={line.thumbnail}
      alt=""
      sizes="72px"
      from={72}
      to={160}
      width={72}
      height={72}
      className={styles.picture}
    />
    <div className={styles.words}>
      {line.url === undefined ? (
        <span className={styles.name}>{line.description}</span>
      ) : (
        <a className={styles.name} href={line.url}>
          {line.description}
        </a>
      )}
      {line.personalization === undefined ? null : (
        <span className={styles.quantity}>{line.personalization.lines.join(' / ')}</span>
      )}
      <span className={styles.quantity}>Qty {line.quantity}</span>
    </div>
    <span className={styles.price}>{line.price === undefined ? 'Unavailable' : <Money amount={line.price} />}</span>
  </li>
);

/** The number of items in the header and a menu with the items (HDR-10). On a phone it links to the cart. */
export const MiniCart = ({
  totalCartQuantity,
  recentOrderQuantity = 0,
  subTotal,
  items = [],
  ...disclosure
}: MiniCartProps): ReactElement => {
  const cartLink = use(LinkContext)(LINKS.cart);
  return (
    <>
      <a href={cartLink} className={styles.direct} aria-label={spoken(totalCartQuantity)}>
        <Sign quantity={totalCartQuantity} />
      </a>
      <Menu
        {...disclosure}
        group="header"
        align="end"
        width="narrow"
        className={styles.menu}
        accessibleLabel={spoken(totalCartQuantity)}
        label={<Sign quantity={totalCartQuantity} />}
      >
        <section className={styles.panel} aria-label="Cart summary">
          {items.length === 0 ? (
            <p className={styles.empty}>
              {totalCartQuantity === undefined || totalCartQuantity > 0
                ? 'View the items in your cart.'
                : 'Your cart is empty.'}
            </p>
          ) : (
            <>
              {recentOrderQuantity > 0 ? (
                <p className={styles.recent}>
                  {recentOrderQuantity} {recentOrderQuantity === 1 ? 'item' : 'items'} in your cart
                </p>
              ) : null}
              <ul className={styles.lines}>
                {items.slice(0, MAX_LINES).map((line) => (
                  <Line key={line.id} line={line} />
                ))}
              </ul>
              {items.length > MAX_LINES ? <p className={styles.more}>and {items.length - MAX_LINES} more</p> : null}
              <p className={styles.total}>
                <span>Subtotal</span>
                <b>
                  <Money amount={subTotal} />
                </b>
              </p>
            </>
          )}
          <ButtonLink href={cartLink} block>
            View Cart
          </ButtonLink>
        </section>
      </Menu>
    </>
  );
};
