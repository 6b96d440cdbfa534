import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Gift from 'lucide-react/icons/gift';
import Store from 'lucide-react/icons/store';
import { categoryPath, storePath, TOP_DEALS_PATH } from '../../../core/paths/paths';
import type { Department } from './home-data';
import type { Brand } from '../../../core/configuration/brand';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { MarketingItem } from '../../../core/content/marketing-content';
import { LINKS } from '../../../core/paths/links';
import { ButtonLink } from '../../design/button';
import { cx } from '../../design/cx';
import { ProductPicture } from '../../design/product-picture';
import { sceneAddress } from '../../design/scene-address';
import { CapabilityContext } from '../../page/capability-context';
import { MyStoreContext } from '../../stores/my-store-context';
import * as styles from './hero.module.css';
import { TodaysFind } from './todays-find';

export interface HeroProps {
  readonly hero: MarketingItem | undefined;
  readonly brand: Brand;
  /** The target of the hero's link in a shop without deals. */
  readonly department: Department | undefined;
  /** The best deal of the day. */
  readonly deal: ProductTile | undefined;
  /** The shopper's first name, when signed in. */
  readonly firstName: string | undefined;
}

/** The width of the hero's picture for `sizes`. The preload in the document uses the same value. */
export const HERO_SIZES = '(min-width: 1440px) 1376px, (min-width: 768px) 96vw, 170vw';
export const HERO_SCENE = sceneAddress('home');
/** The range of widths in `srcset`, in pixels. */
export const HERO_WIDTHS = { from: 480 } as const;

/** A link to the shopper's store, or to the store locator. Observes the store itself. */
const NearStore = observer((): ReactElement => {
  const hasPickup = use(CapabilityContext).can('pickup');
  const store = use(MyStoreContext)?.store;
  return (
    <a className={styles.store} href={store === undefined ? LINKS.storeLocator : storePath(store.id)}>
      <Store size={30} aria-hidden />
      <span>
        <b className={styles.storeName}>{store?.name ?? (hasPickup ? 'Pick it up today' : 'Visit a store')}</b>
        <span className={styles.storeName}>
          {store === undefined
            ? 'Find your nearest store'
            : `Your store: hours, services${hasPickup ? ', pickup' : ''}`}
        </span>
      </span>
      <ArrowRight size={22} aria-hidden />
    </a>
  );
});

/** The deal, the store and the rewards beside the hero. Renders nothing when the shop has none of them. */
const Side = ({ brand, deal }: Pick<HeroProps, 'brand' | 'deal'>): ReactElement | null => {
  const { leadsTo } = use(CapabilityContext);
  const hasStores = leadsTo(LINKS.storeLocator);
  const hasRewards = leadsTo(LINKS.rewards);
  return deal === undefined && !hasStores && !hasRewards ? null : (
    <div className={styles.side}>
      {deal === undefined ? null : <TodaysFind deal={deal} />}
      {hasStores ? <NearStore /> : null}
      {hasRewards ? (
        <a className={styles.rewards} href={LINKS.rewards}>
          <Gift size={30} aria-hidden />
          <span>
            <b>{brand.rewards}</b>
            <span>5% back on every purchase</span>
          </span>
          <ArrowRight size={22} aria-hidden />
        </a>
      ) : null}
    </div>
  );
};

const ShopButton = ({ hero, department }: Pick<HeroProps, 'hero' | 'department'>): ReactElement => {
  const hasDeals = use(CapabilityContext).leadsTo(TOP_DEALS_PATH);
  const start = hasDeals || department === undefined ? TOP_DEALS_PATH : categoryPath(department.path);
  return (
    <ButtonLink href={hero?.url ?? start} size="large">
      {hasDeals ? 'Shop today’s deals' : 'Start shopping'}
    </ButtonLink>
  );
};

/** The first view: the hero, the best deal of the day, the shopper's store and the rewards. */
export const Hero = ({ hero, brand, department, deal, firstName }: HeroProps): ReactElement => (
  <div className={styles.hero}>
    <div className={styles.stage}>
      <div className={styles.invitation}>
        <h1 className={cx(styles.title, firstName === undefined ? undefined : styles.greeting)}>
          {firstName === undefined ? 'Happy pets start here.' : `Welcome, ${firstName}.`}
        </h1>
        <p className={styles.text}>{hero?.text ?? 'Food, toys and care for every pet in your home.'}</p>
        <div className={styles.actions}>
          <ShopButton hero={hero} department={department} />
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
    <Side brand={brand} deal={deal} />
  </div>
);
