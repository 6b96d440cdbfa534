import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Gift from 'lucide-react/icons/gift';
import Store from 'lucide-react/icons/store';
import { storePath, TOP_DEALS_PATH } from '../../../core/paths/paths';
import type { Brand } from '../../../core/configuration/brand';
import { formatPrice } from '../../../core/catalogue/price';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { MarketingItem } from '../../../core/content/marketing-content';
import { LINKS } from '../../../core/paths/links';
import { ButtonLink } from '../../design/button';
import { cx } from '../../design/cx';
import { ProductPicture } from '../../design/product-picture';
import { sceneAddress } from '../../design/scene-address';
import { MyStoreContext } from '../../stores/my-store-context';
import styles from './hero.module.css';

export interface HeroProps {
  readonly hero: MarketingItem | undefined;
  readonly brand: Brand;
  /** The best offer of the day. */
  readonly deal: ProductTile | undefined;
  /** The shopper's first name, when signed in. */
  readonly firstName: string | undefined;
}

/** How wide the scene is shown, and what it is when nothing else is on; the document preloads the same. */
export const HERO_SIZES = '(min-width: 1440px) 1376px, (min-width: 768px) 96vw, 170vw';
export const HERO_SCENE = sceneAddress('home');
/** The widths in pixels that are offered. */
export const HERO_WIDTHS = { from: 480 } as const;

const Deal = ({ deal }: { readonly deal: ProductTile }): ReactElement => (
  <a className={styles.deal} href={deal.url} data-department={deal.department}>
    <span className={styles.dealWords}>
      <span className={styles.kicker}>Today’s find</span>
      <span className={styles.dealName}>{deal.name}</span>
      <span className={styles.dealPrice}>
        {formatPrice(deal.prices.price)}
        {deal.prices.hasOffer ? <s className={styles.dealWas}>{formatPrice(deal.prices.normalPrice)}</s> : null}
      </span>
    </span>
    <ProductPicture
      image={deal.image}
      alt=""
      sizes="12rem"
      from={160}
      to={480}
      priority="eager"
      className={styles.dealPicture}
    />
  </a>
);

/** The shopper's own store, or the way to one; it follows by itself. */
const NearStore = observer((): ReactElement => {
  const store = use(MyStoreContext)?.store;
  return (
    <a className={styles.store} href={store === undefined ? LINKS.storeLocator : storePath(store.id)}>
      <Store size={30} aria-hidden />
      <span>
        <b className={styles.storeName}>{store?.name ?? 'Pick it up today'}</b>
        <span className={styles.storeName}>
          {store === undefined ? 'Find the store nearest to you' : 'Your store: hours, services, pickup'}
        </span>
      </span>
      <ArrowRight size={22} aria-hidden />
    </a>
  );
});

/** The first screen: one big invitation, today's best price, the shopper's store and rewards. */
export const Hero = ({ hero, brand, deal, firstName }: HeroProps): ReactElement => (
  <div className={styles.hero}>
    <div className={styles.stage}>
      <div className={styles.invitation}>
        <h1 className={cx(styles.title, firstName === undefined ? undefined : styles.greeting)}>
          {firstName === undefined ? 'Happy pets start here.' : `Welcome back, ${firstName}.`}
        </h1>
        <p className={styles.text}>{hero?.text ?? 'Food, care and company for every animal at home.'}</p>
        <div className={styles.actions}>
          <ButtonLink href={hero?.url ?? TOP_DEALS_PATH} size="large">
            Shop today’s deals
          </ButtonLink>
        </div>
      </div>
      <ProductPicture
        image={hero?.image ?? HERO_SCENE}
        alt=""
        sizes={HERO_SIZES}
        width={1600}
        height={900}
        {...HERO_WIDTHS}
        priority="first"
        className={styles.scene}
      />
    </div>
    <div className={styles.side}>
      {deal === undefined ? null : <Deal deal={deal} />}
      <NearStore />
      <a className={styles.rewards} href={LINKS.rewards}>
        <Gift size={30} aria-hidden />
        <span>
          <b>{brand.rewards}</b>
          <span>5% back on everything, every time</span>
        </span>
        <ArrowRight size={22} aria-hidden />
      </a>
    </div>
  </div>
);
