import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import { brandPath, TOP_DEALS_PATH } from '../../../core/catalogue/paths';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { CatalogueBrand } from '../../../core/catalogue/product-catalogue';
import { ProductShelf } from '../../design/product-shelf';
import { Section } from '../../design/section';
import { CartTile, type TileCart } from '../shared/cart-tile';
import { PageFrame } from '../shared/page-frame';
import { Departments } from './departments';
import { Hero } from './hero';
import type { HomeData } from './home-data';
import styles from './home-page.module.css';
import { RewardsBand } from './rewards-band';
import { Services } from './services';

export interface HomePageProps {
  readonly data: HomeData;
  readonly brand: Brand;
  readonly cart: TileCart;
  readonly storeName?: string | undefined;
  readonly firstName?: string | undefined;
}

const DEALS = { text: 'See all deals', url: TOP_DEALS_PATH };

const Brands = ({ brands }: { readonly brands: ReadonlyArray<CatalogueBrand> }): ReactElement | null =>
  brands.length === 0 ? null : (
    <Section title="Brands that pets vote for">
      <ul className={styles.brands}>
        {brands.map(({ slug, name, logo }) => (
          <li key={slug}>
            <a href={brandPath(slug)} className={styles.brand}>
              <img src={logo ?? `/images/brands/${slug}.svg`} alt={name} width={160} height={80} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );

/** The store home: what is cheap today, every department, services, rewards. A part without data is left out. */
export const HomePage = observer(({ data, brand, cart, storeName, firstName }: HomePageProps): ReactElement => {
  const tile = (product: ProductTile): ReactElement => (
    <CartTile tile={product} cart={cart} sizes="(min-width: 768px) 16rem, 60vw" />
  );
  return (
    <PageFrame>
      <Hero hero={data.hero} brand={brand} deal={data.deals?.products[0]} storeName={storeName} firstName={firstName} />
      <Departments departments={data.departments} />
      <ProductShelf title="Good prices, today" more={DEALS} products={data.deals?.products ?? []} renderTile={tile} />
      <Services />
      <ProductShelf title="Trending with the pack" products={data.trending?.products ?? []} renderTile={tile} />
      <Brands brands={data.brands} />
      <RewardsBand brand={brand} />
      <ProductShelf
        title={data.forYou?.title ?? 'Picked for you'}
        products={data.forYou?.products ?? []}
        renderTile={tile}
        arrows="next-in-between"
      />
    </PageFrame>
  );
});
