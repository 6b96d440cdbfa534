import { Fragment, type ReactElement } from 'react';
import { choiceText, SHIPPING, type FulfilmentChoice } from '../../../core/cart/fulfilment/fulfilment';
import type { Purchase } from '../../../core/orders/order';
import { formatDate } from '../../../core/orders/date-words';
import { LINKS } from '../../../core/paths/links';
import { ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Money } from '../../design/money';
import { Pagination } from '../../design/pagination';
import { ProductPicture } from '../../design/product-picture';
import { Scene } from '../../design/scene';
import { VisuallyHidden } from '../../design/visually-hidden';
import { PersonalizeLink } from '../../personalization/personalize-link';
import { AccountFrame } from '../account/account-frame';
import { noPickupWords, pickupWords, stockWords } from '../shared/stock-words';
import { AgainBanner } from './again-banner';
import { PURCHASES_ON_A_PAGE, purchasesPath, type BuyAgainData } from './buy-again-data';
import * as styles from './buy-again-page.module.css';
import { OnceForm } from './once-form';
import { ItemWords } from './order-line-row';

const shippedWords = ({ isBuyable, availableQuantity }: Purchase): string => {
  if (!isBuyable) return availableQuantity === 0 ? 'Out of stock' : 'Not sold online';
  return stockWords(availableQuantity);
};

/** What is only picked up is in stock or not at one store. */
const pickedUpWords = ({ store, isBuyable, availableQuantity }: Purchase): string => {
  if (store === undefined) return 'Store pickup only';
  const name = store.name ?? 'your store';
  return isBuyable ? pickupWords(name, availableQuantity) : noPickupWords(name);
};

const availability = (item: Purchase): string => {
  if (item.isPersonalized === true && item.availableQuantity !== 0 && item.currentPrice !== undefined) {
    return 'Personalized';
  }
  return item.isPickupOnly === true ? pickedUpWords(item) : shippedWords(item);
};

/** How an item is bought again. */
const wayOf = ({ isPickupOnly, store }: Purchase): FulfilmentChoice =>
  isPickupOnly === true && store !== undefined ? { method: 'pickup', storeId: store.id } : SHIPPING;

/** The fields of the items of a form; its action reads them in order. */
const Wanted = ({ items }: { readonly items: ReadonlyArray<Purchase> }): ReactElement => (
  <>
    {items.map((item) => (
      <Fragment key={item.partNumber}>
        <input type="hidden" name="partNumber" value={item.partNumber} />
        <input type="hidden" name="choice" value={choiceText(wayOf(item))} />
      </Fragment>
    ))}
  </>
);

const boughtWords = ({ timesBought, lastBought }: Purchase): string => {
  const times = timesBought === 1 ? 'Bought once' : `Bought ${timesBought} times`;
  const last = formatDate(lastBought);
  return last === undefined ? times : `${times}, ${timesBought === 1 ? 'on' : 'last on'} ${last}`;
};

/** Today's price, and the last one when it was another. */
const Prices = ({ item: { currentPrice, lastPrice } }: { readonly item: Purchase }): ReactElement => (
  <p className={styles.prices}>
    <span className={styles.price}>
      <VisuallyHidden>Current price: </VisuallyHidden>
      <Money amount={currentPrice} />
    </span>
    {lastPrice === undefined || lastPrice === currentPrice ? null : (
      <span className={styles.before}>
        last time <Money amount={lastPrice} />
      </span>
    )}
  </p>
);

const Item = ({ item, back }: { readonly item: Purchase; readonly back: string }): ReactElement => (
  <li className={styles.item}>
    <ProductPicture
      image={item.thumbnail}
      alt=""
      sizes="(min-width: 768px) 9rem, 6rem"
      from={96}
      to={320}
      className={styles.picture}
    />
    <ItemWords item={item} headingLevel={2}>
      <p className={styles.bought}>{boughtWords(item)}</p>
      <Prices item={item} />
      <p className={styles.stock} data-stock={item.isBuyable ? 'in' : 'out'}>
        {availability(item)}
      </p>
    </ItemWords>
    {item.isBuyable ? (
      <OnceForm
        action="buyAgain"
        block
        formClass={styles.add}
        label={
          <>
            Add To Cart<VisuallyHidden> {item.name}</VisuallyHidden>
          </>
        }
      >
        <input type="hidden" name="URL" value={back} />
        <Wanted items={[item]} />
      </OnceForm>
    ) : null}
    {item.isPersonalized === true && item.availableQuantity !== 0 && item.currentPrice !== undefined ? (
      <PersonalizeLink item={item} block />
    ) : null}
  </li>
);

/** One button for all of a page, which says so where there are more pages. */
const AddAll = ({
  purchases: { items, total },
  back,
}: Pick<BuyAgainData, 'purchases'> & { readonly back: string }): ReactElement | null => {
  const buyable = items.filter(({ isBuyable }) => isBuyable);
  if (buyable.length < 2) return null;
  return (
    <OnceForm
      action="buyAgain"
      look="secondary"
      label={`Add all ${buyable.length}${total > items.length ? ' on this page' : ''} to cart`}
    >
      <input type="hidden" name="URL" value={back} />
      <Wanted items={buyable} />
    </OnceForm>
  );
};

const Empty = (): ReactElement => (
  <EmptyState
    art={<Scene name="empty-cart" priority="eager" />}
    title="Nothing to buy again yet"
    actions={<ButtonLink href={LINKS.home}>Start shopping</ButtonLink>}
  >
    <p>Items you buy while signed in appear here, so it’s easy to reorder.</p>
  </EmptyState>
);

/** What the shopper has bought, with one button for each and one for all (ORD-08). */
export const BuyAgainPage = ({ data: { purchases, page, again } }: { readonly data: BuyAgainData }): ReactElement => {
  const { items, total } = purchases;
  const back = purchasesPath(page);
  return (
    <AccountFrame place="buy-again" title="Buy again" actions={<AddAll purchases={purchases} back={back} />}>
      {items.length === 0 ? (
        <Empty />
      ) : (
        <>
          <AgainBanner
            result={again}
            nameOf={(wanted) => items.find(({ partNumber }) => partNumber === wanted)?.name}
            storeNameOf={(wanted) => items.find(({ store }) => store?.id === wanted)?.store?.name}
          />
          <ul className={styles.items} aria-label="Past purchases">
            {items.map((item) => (
              <Item key={item.partNumber} item={item} back={back} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={Math.ceil(total / PURCHASES_ON_A_PAGE)}
            hrefOf={purchasesPath}
            label="Pages of purchases"
          />
        </>
      )}
    </AccountFrame>
  );
};
