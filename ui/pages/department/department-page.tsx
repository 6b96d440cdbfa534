import type { ReactElement } from 'react';
import { counted } from '../../../core/shared/counted';
import { BannerPlace, RowPlace } from '../../ads/ad-places';
import type { AdPlacesViewModel } from '../../ads/ad-places-view-model';
import type { TileCart } from '../../cart/cart-tile';
import { BrandGrid } from '../../design/brand-grid';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { ProductPicture } from '../../design/product-picture';
import { Section } from '../../design/section';
import { TileRow } from '../../recommendations/recommendation-row';
import { BELOW_FIRST_VIEW } from '../shared/first-view';
import { PageFrame } from '../shared/page-frame';
import type { DepartmentData } from './department-data';
import * as styles from './department-page.module.css';
import type { DepartmentViewModel } from './department-view-model';
import { DepartmentWays } from './department-ways';
import { Guides } from './guides';

export interface DepartmentPageProps {
  readonly model: DepartmentViewModel;
  readonly cart: TileCart;
  /** Undefined for a shop without ads. */
  readonly ads: AdPlacesViewModel | undefined;
}

interface PartProps {
  readonly page: DepartmentData;
}

const Head = ({ page }: PartProps): ReactElement => (
  <header className={styles.head}>
    <div className={styles.words}>
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <h1>{page.name}</h1>
      <p className={styles.total}>{counted(page.all.total, 'product')}</p>
      <p className={styles.actions}>
        <ButtonLink href={page.all.url}>{`Shop all ${page.name}`}</ButtonLink>
        {page.deals.map(({ label, url }) => (
          <ButtonLink key={url} href={url} look="secondary">
            {label}
          </ButtonLink>
        ))}
      </p>
    </div>
    <div className={styles.picture}>
      <ProductPicture image={page.image} alt="" sizes="24rem" from={320} to={640} />
    </div>
  </header>
);

const SubCategories = ({ page }: PartProps): ReactElement => (
  <Section title="Shop by category">
    <ul className={styles.subs}>
      {page.subCategories.map(({ name, url, image }) => (
        <li key={url}>
          <a href={url} className={styles.sub}>
            <ProductPicture
              image={image}
              alt=""
              sizes="(min-width: 768px) 10rem, 28vw"
              from={160}
              to={320}
              className={styles.subPicture}
            />
            {name}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

const BestSellers = ({ model, cart }: Pick<DepartmentPageProps, 'model' | 'cart'>): ReactElement => {
  const { title, products, url } = model.page.bestSellers;
  return (
    <TileRow
      title={title}
      more={url === undefined ? undefined : { text: 'See all best sellers', url }}
      products={products}
      cart={cart}
      onVisit={(tile) => model.choose(tile)}
    />
  );
};

/** A department: its categories, ways in, best sellers, brands and guides (FND-06). A part without content is left out. */
export const DepartmentPage = ({ model, cart, ads }: DepartmentPageProps): ReactElement => {
  const { page } = model;
  return (
    <PageFrame department={page.path}>
      <Head page={page} />
      <SubCategories page={page} />
      <div id={BELOW_FIRST_VIEW} className={styles.below}>
        <DepartmentWays name={page.name} ways={page.ways} />
        <BestSellers model={model} cart={cart} />
        {page.brands.length === 0 ? null : (
          <Section title={`${page.name} brands`}>
            <BrandGrid brands={page.brands} />
          </Section>
        )}
        {ads === undefined ? null : <BannerPlace ads={ads} />}
        <Guides guides={page.guides} />
        <p className={styles.end}>
          <ButtonLink href={page.all.url} look="secondary" size="large">
            {`Shop all ${counted(page.all.total, 'product')}`}
          </ButtonLink>
        </p>
        {ads === undefined ? null : <RowPlace ads={ads} />}
      </div>
    </PageFrame>
  );
};
