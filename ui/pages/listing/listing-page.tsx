import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, type ReactElement } from 'react';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import { RESULTS_PAGE_SIZE } from '../../../core/configuration/constants';
import { grouped } from '../../../core/shared/grouped';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { BannerPlace, CatapultPlace, RowPlace, TilePlace } from '../../ads/ad-places';
import type { AdPlacesViewModel } from '../../ads/ad-places-view-model';
import { isCatapultAfter, positionAfter } from '../../ads/grid-places';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { Button } from '../../design/button';
import { Chip } from '../../design/chip';
import { Pagination } from '../../design/pagination';
import { isPlainClick } from '../../design/plain-click';
import { ProductPicture } from '../../design/product-picture';
import { CachedFragment } from '../../design/cached-fragment';
import { RecommendationRow } from '../../recommendations/recommendation-row';
import { CartTile, type TileCart } from '../../cart/cart-tile';
import { useStock } from '../../stores/use-stock';
import { BELOW_FIRST_VIEW } from '../shared/first-view';
import { PageFrame } from '../shared/page-frame';
import { counted } from '../../../core/shared/counted';
import { Facets } from './facets';
import { ListingEmpty } from './listing-empty';
import * as styles from './listing-page.module.css';
import type { Understood } from './listing-data';
import type { ListingViewModel } from './listing-view-model';
import { SortForm } from './sort-form';
import type { StoreFacetViewModel } from './store-facet-view-model';

export interface ListingPageProps {
  readonly model: ListingViewModel;
  /** The filter by the stock of a store; undefined for a shop without stores. */
  readonly store?: StoreFacetViewModel | undefined;
  readonly cart: TileCart;
  readonly behaviour: BehaviourTracker;
  /** Undefined for a list without ads. */
  readonly ads: AdPlacesViewModel | undefined;
}

/** The number of images to load eagerly, since the first view may show them. */
const EAGER = 4;

/** How the words of the search were understood (FND-01). */
const Note = ({ corrected, typed, literalUrl, note }: Understood): ReactElement => (
  <p className={styles.total}>
    {corrected && (
      <>
        Showing results for <b>{corrected}</b>. Search instead for <a href={literalUrl}>{typed}</a>.{' '}
      </>
    )}
    {note}
  </p>
);

/** "1–48 of 452 products", or the number alone when one page has them all. */
const shownOf = ({ query, listing: { total, products } }: ListingViewModel): string => {
  const before = (query.page - 1) * RESULTS_PAGE_SIZE;
  const range = total > products.length ? `${grouped(before + 1)}–${grouped(before + products.length)} of ` : '';
  return range + counted(total, 'product');
};

const Head = observer(({ model }: Pick<ListingPageProps, 'model'>): ReactElement => {
  const { page } = model;
  return (
    <header className={styles.head}>
      {page.breadcrumbs.length === 0 ? null : <Breadcrumbs crumbs={page.breadcrumbs} />}
      <div className={styles.title}>
        <h1>{page.heading}</h1>
        <p className={styles.total} role="status">
          {shownOf(model)}
        </p>
      </div>
      {page.understood && <Note {...page.understood} />}
      {page.subCategories.length === 0 ? null : (
        <ul className={styles.subs} aria-label="Categories">
          {page.subCategories.map(({ name, url, image }) => (
            <li key={url}>
              <a href={url} className={styles.sub}>
                {image === undefined ? null : (
                  <ProductPicture image={image} alt="" sizes="64px" from={72} to={160} className={styles.subPicture} />
                )}
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
});

const Chips = observer(({ model }: Pick<ListingPageProps, 'model'>): ReactElement | null =>
  model.chips.length === 0 ? null : (
    <ul className={styles.chips} aria-label="Applied filters">
      {model.chips.map(({ facet, value, label, url }) => (
        <li key={`${facet}=${value}`}>
          <Chip
            href={url}
            removable
            label={`Remove filter ${facet}: ${label}`}
            onSelect={() => void model.toggle(facet, value)}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <a
          href={model.clearUrl}
          className={styles.clear}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void model.clear();
          }}
        >
          Clear all
        </a>
      </li>
    </ul>
  ),
);

/** Links to what suits the shopper's pets, with their filters on (ACC-04). */
const ForPets = observer(({ model }: Pick<ListingPageProps, 'model'>): ReactElement | null =>
  model.forPets.length === 0 ? null : (
    <ul className={styles.chips} aria-label="For your pets">
      {model.forPets.map(({ text, url }) => (
        <li key={url}>
          <Chip href={url}>{text}</Chip>
        </li>
      ))}
    </ul>
  ),
);

const Failed = ({ model }: Pick<ListingPageProps, 'model'>): ReactElement => (
  <Banner
    tone="bad"
    urgent
    title="We couldn’t load these products."
    action={
      <Button look="secondary" size="small" onClick={() => void model.retry()}>
        Try again
      </Button>
    }
  >
    You’re seeing the previous results. Your filters are saved.
  </Banner>
);

/** The ad places after a product: a tile, and in a search the catapult. */
const AdsAfter = ({
  model: { listing },
  ads,
  count,
}: Pick<ListingPageProps, 'model'> & {
  readonly ads: AdPlacesViewModel;
  readonly count: number;
}): ReactElement => {
  const position = positionAfter(count);
  return (
    <>
      {position === undefined ? null : <TilePlace ads={ads} position={position} />}
      {ads.pageType === 'Search' && isCatapultAfter(count, listing.products.length) ? (
        <CatapultPlace ads={ads} />
      ) : null}
    </>
  );
};

const Grid = observer(({ model, cart, ads }: Pick<ListingPageProps, 'model' | 'cart' | 'ads'>): ReactElement => {
  useStock(model.listing.products);
  return (
    <CachedFragment name="grid" inputs={[model.listing.products, ads?.pageType, ads?.brand.rewards]}>
      {() => (
        <ul className={styles.grid} aria-label="Products">
          {model.listing.products.map((tile, index) => (
            <Fragment key={tile.uniqueId}>
              <li id={index === EAGER ? BELOW_FIRST_VIEW : undefined}>
                <CartTile
                  tile={tile}
                  cart={cart}
                  headingLevel={2}
                  priority={index === 0 ? 'first' : index < EAGER ? 'eager' : 'lazy'}
                  onVisit={() => model.choose(tile)}
                  sizes="(min-width:768px) 18rem,46vw"
                />
              </li>
              {ads === undefined ? null : <AdsAfter model={model} ads={ads} count={index + 1} />}
            </Fragment>
          ))}
        </ul>
      )}
    </CachedFragment>
  );
});

/** Search results, a category or a brand, with filters, sorting and 48 tiles a page (RTE-04, SRC-13). */
export const ListingPage = observer(({ model, store, cart, behaviour, ads }: ListingPageProps): ReactElement => {
  const filtered = model.chips.length > 0;
  const bare = model.isEmpty && !filtered;
  const { listing } = model;
  useEffect(() => ads?.renew(), [ads, listing]);
  return (
    <PageFrame department={model.page.department}>
      <div className={styles.page}>
        <Head model={model} />
        {bare ? (
          <ListingEmpty model={model} />
        ) : (
          <div className={styles.columns}>
            <details className={styles.toggle} suppressHydrationWarning>
              <summary className={styles.opener}>
                <span className={styles.whenClosed}>
                  <SlidersHorizontal size={20} aria-hidden />
                  Filters{filtered ? ` (${model.chips.length})` : ''}
                </span>
                <span className={styles.whenOpen}>Show {counted(model.listing.total, 'product')}</span>
              </summary>
            </details>
            <section className={styles.side} aria-label="Filters">
              <h2 className={styles.sideTitle}>Filters</h2>
              <Facets model={model} store={store} />
            </section>
            <div className={styles.sort}>
              <SortForm model={model} />
            </div>
            <section className={styles.results} aria-label="Results" aria-busy={model.status === 'loading'}>
              <ForPets model={model} />
              <Chips model={model} />
              {model.status === 'failed' ? <Failed model={model} /> : null}
              {model.isEmpty ? <ListingEmpty model={model} /> : <Grid model={model} cart={cart} ads={ads} />}
              {ads === undefined ? null : <BannerPlace ads={ads} />}
              <Pagination page={model.query.page} pages={model.pages} hrefOf={(page) => model.urlOfPage(page)} />
            </section>
          </div>
        )}
      </div>
      {ads === undefined ? null : <RowPlace ads={ads} />}
      {bare ? <RecommendationRow row={model.page.instead} cart={cart} behaviour={behaviour} /> : null}
    </PageFrame>
  );
});
