import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Cart } from '../../../core/cart/cart';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import { TOP_DEALS_PATH } from '../../../core/paths/paths';
import { DEFAULT_BRAND, type Brand } from '../../../core/configuration/brand';
import { LINKS } from '../../../core/paths/links';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Scene } from '../../design/scene';
import { EndedCodes, endedCodesOf } from '../../cart/ended-codes';
import type { CartViewModel } from '../../cart/cart-view-model';
import type { CartWaysViewModel } from '../../cart/cart-ways-view-model';
import type { MyStore } from '../../stores/my-store';
import { RecommendationRow } from '../../recommendations/recommendation-row';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import type { CartPageData } from './cart-data';
import { CartLine, type CartLineProps } from './cart-line';
import * as styles from './cart-page.module.css';
import { CartSummary, CheckoutBar } from './cart-summary';
import type { LineWaysProps } from './line-ways';
import { SavedItems } from './saved-items';

export interface CartPageProps {
  readonly data: CartPageData;
  readonly cart: CartViewModel;
  readonly ways: CartWaysViewModel;
  /** The shopper's store; observed. */
  readonly myStore: Pick<MyStore, 'store'>;
  readonly onPickUp: LineWaysProps['onPickUp'];
  readonly onAskZip: LineWaysProps['onAskZip'];
  /** Opens the dialog that starts a repeat delivery. */
  readonly onRepeat: CartLineProps['onRepeat'];
  readonly behaviour: BehaviourTracker;
  readonly brand?: Brand;
  /** For guests an empty cart links to the sign-in, since their account may have items. */
  readonly isRegistered?: boolean;
  /** Whether the shopper is a member of the rewards programme; no by default. */
  readonly isMember?: boolean;
  /** A member's coupons, beside the promotion code. */
  readonly coupons?: ReactNode;
}

/** Says why the checkout did not begin, until the marked items are changed (CRT-03). */
const STOPPED = 'Some items can’t be bought as they are. Change or remove them, then check out.';

/** Says why a form without scripts failed or what it did. */
const noticeOf = (data: CartPageData, items: Cart['items']): ReactElement | null => {
  const { problem, moved, addedPartNumber, addedCount = 1, isStopped = false } = data;
  const wrong = problem ?? (isStopped && items.some(({ isAvailable }) => !isAvailable) ? STOPPED : undefined);
  if (wrong !== undefined) return <Banner tone="bad" urgent title={wrong} />;
  if (moved !== undefined) return <Banner tone="info" urgent title={`${moved}.`} />;
  const added = addedPartNumber && items.find(({ partNumber }) => partNumber === addedPartNumber);
  if (!added) return null;
  const what = addedCount === 1 ? `Added to your cart: ${added.name}` : `${addedCount} products added to your cart`;
  return <Banner tone="good" urgent title={what} />;
};

const Empty = ({ isRegistered }: { readonly isRegistered: boolean }): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  const other = isRegistered
    ? { url: LINKS.buyAgain, text: 'Buy it again' }
    : { url: LINKS.signIn, text: 'Sign in to see your cart' };
  return (
    <EmptyState
      headingLevel={1}
      art={<Scene name="empty-cart" priority="eager" />}
      title="Your cart is empty"
      actions={
        <>
          {leadsTo(TOP_DEALS_PATH) ? (
            <ButtonLink href={TOP_DEALS_PATH}>Shop today’s deals</ButtonLink>
          ) : (
            <ButtonLink href={LINKS.home}>Start shopping</ButtonLink>
          )}
          {leadsTo(other.url) ? (
            <ButtonLink href={other.url} look="secondary">
              {other.text}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <p>Add something your pet will love.</p>
    </EmptyState>
  );
};

const Head = ({ count, cart }: { readonly count: number; readonly cart: CartViewModel }): ReactElement => (
  <>
    <header className={styles.head}>
      <h1>Your cart</h1>
      <p className={styles.count}>
        {count} {count === 1 ? 'item' : 'items'}
      </p>
    </header>
    <EndedCodes cart={cart} />
  </>
);

const NOTE = 'note ';

/** What has a button that removes it: lines, saved items, and notes of changed prices and of ended codes. */
const removableIn = ({ items, savedItems, codeNotes }: Cart): ReadonlyArray<string> => [
  ...[...items, ...savedItems].map(({ id }) => id),
  ...items.filter(({ priceBefore }) => priceBefore !== undefined).map(({ id }) => NOTE + id),
  ...endedCodesOf({ codeNotes }).map(({ code }) => `code ${code}`),
];

/**
 * Moves the focus to the page's heading when the focused button disappears with its line or saved item, and to the name of
 * the line when it disappears with a note. Otherwise the next Tab would start at the top of the page. The page does not
 * scroll.
 */
const useFocusAfterRemoval = (parts: ReadonlyArray<string>): void => {
  const before = useRef(parts);
  useEffect(() => {
    const removed = before.current.find((part) => !parts.includes(part));
    before.current = parts;
    if (removed === undefined || document.activeElement !== document.body) return;
    const name = document.getElementById(removed.replace(NOTE, 'name-of-'));
    const heading = name ?? document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
};

/** Reads the cart again when the page becomes visible, because another tab may have changed it. */
const useCurrentCart = (cart: Pick<CartViewModel, 'refresh'>): void => {
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void cart.refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [cart]);
};

/** The cart page: lines that are edited in place, and the order summary. */
export const CartPage = observer(
  ({
    data,
    cart,
    ways,
    myStore,
    behaviour,
    brand = DEFAULT_BRAND,
    isRegistered = false,
    isMember = false,
    coupons,
    ...dialogs
  }: CartPageProps): ReactElement => {
    const { items, totalCartQuantity } = cart.cart;
    useCurrentCart(cart);
    useFocusAfterRemoval(removableIn(cart.cart));
    const notice = noticeOf(data, items);
    return (
      <PageFrame>
        {items.length === 0 ? (
          <>
            {notice}
            <Empty isRegistered={isRegistered} />
          </>
        ) : (
          <div className={styles.page}>
            <Head count={totalCartQuantity} cart={cart} />
            {notice}
            <div className={styles.columns}>
              <ul className={styles.lines} aria-label="Items in your cart">
                {items.map((item) => (
                  <CartLine
                    key={item.id}
                    item={item}
                    cart={cart}
                    ways={ways}
                    isNew={data.addedPartNumber !== undefined && item.partNumber === data.addedPartNumber}
                    {...dialogs}
                  />
                ))}
              </ul>
              <div className={styles.side}>
                <CartSummary
                  cart={cart}
                  rewardsName={brand.rewards}
                  isMember={isMember}
                  refusedCode={data.refusedCode}
                  coupons={coupons}
                />
              </div>
            </div>
            <CheckoutBar cart={cart} />
          </div>
        )}
        <SavedItems cart={cart} ways={ways} storeId={myStore.store?.id} />
        <RecommendationRow row={data.alsoBought} cart={cart} behaviour={behaviour} />
      </PageFrame>
    );
  },
);
