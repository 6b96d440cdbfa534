import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { comparePath } from '../../../core/paths/compare-path';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import { Badge } from '../../design/badge';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { Rating } from '../../design/rating';
import { RecommendationRow } from '../../recommendations/recommendation-row';
import type { TileCart } from '../../cart/cart-tile';
import { CapabilityContext } from '../../page/capability-context';
import { BELOW_FIRST_VIEW } from '../shared/first-view';
import { PageFrame } from '../shared/page-frame';
import { BoughtTogether } from './bought-together';
import { BuyBox, type BuyBoxProps } from './buy-box';
import { Details } from './details';
import { Gallery } from './gallery';
import type { ProductData } from './product-data';
import * as styles from './product-page.module.css';
import { WeightCheck } from './weight-check';

export interface ProductPageProps extends BuyBoxProps {
  /** Opens the weight dialog for a product that is dosed by weight. */
  readonly onCheckWeight: (band: string) => void;
  readonly cart: TileCart;
  readonly behaviour: BehaviourTracker;
  /** What a form that adds several products did. */
  readonly again: ReactElement | undefined;
  /** Reviews and questions. */
  readonly opinions: ReactElement;
  readonly recentlyViewed: ReactElement;
}

/** Compares the product with the first ones of the row of similar products (PRO-11). */
const compareLink = ({ product, related }: ProductData): { readonly text: string; readonly url: string } => ({
  text: 'Compare with similar products',
  url: comparePath([product, ...(related?.products ?? [])].map(({ url }) => url)),
});

/** A product page: pictures, variants, price, delivery and pickup, ratings and details. */
export const ProductPage = observer(
  ({
    model,
    cart,
    behaviour,
    again,
    opinions,
    recentlyViewed,
    onCheckWeight,
    ...pickup
  }: ProductPageProps): ReactElement => {
    const { product } = model;
    const { leadsTo } = use(CapabilityContext);
    return (
      <PageFrame department={product.department}>
        <div className={styles.page}>
          {product.breadcrumbs.length === 0 ? null : <Breadcrumbs crumbs={product.breadcrumbs} />}
          {again}
          <div className={styles.top}>
            <Gallery key={model.images[0]} images={model.images} name={model.pictured} />
            <div className={styles.buy}>
              <header className={styles.head}>
                {product.brand === undefined ? null : !leadsTo(product.brand.url) ? (
                  <span className={styles.brand}>{product.brand.name}</span>
                ) : (
                  <a href={product.brand.url} className={styles.brand}>
                    {product.brand.name}
                  </a>
                )}
                <h1 className={styles.name}>{product.name}</h1>
                <div className={styles.facts}>
                  <a href="#reviews" className={styles.reviews}>
                    <Rating rating={product.rating} reviewCount={product.reviewCount} withNumber />
                  </a>
                  {product.repeatDelivery ? <Badge tone="service">Repeat Delivery</Badge> : null}
                </div>
                <WeightCheck
                  productName={product.name}
                  detailsId={product.facts.some(({ kind }) => kind === 'medicine') ? 'medicine' : 'about'}
                  onCheck={onCheckWeight}
                />
              </header>
              <BuyBox model={model} {...pickup} />
            </div>
          </div>
        </div>
        <div id={BELOW_FIRST_VIEW} className={styles.reading}>
          <Details product={product} />
          <div className={styles.opinions}>{opinions}</div>
        </div>
        <BoughtTogether model={model} />
        <RecommendationRow row={model.page.boughtTogether} cart={cart} behaviour={behaviour} />
        <RecommendationRow row={model.page.related} more={compareLink(model.page)} cart={cart} behaviour={behaviour} />
        {recentlyViewed}
      </PageFrame>
    );
  },
);
