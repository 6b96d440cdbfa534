import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Badge } from '../../design/badge';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ProductShelf } from '../../design/product-shelf';
import { Rating } from '../../design/rating';
import { CartTile, type TileCart } from '../shared/cart-tile';
import { PageFrame } from '../shared/page-frame';
import { BuyBox } from './buy-box';
import { Details } from './details';
import { Gallery } from './gallery';
import styles from './product-page.module.css';
import type { ProductViewModel } from './product-view-model';
import { Ratings } from './ratings';
import { WeightCheck } from './weight-check';

export interface ProductPageProps {
  readonly model: ProductViewModel;
  /** Opens the alert for a product that is dosed by weight. */
  readonly onCheckWeight: (band: string) => void;
  readonly cart: TileCart;
}

/** One product: pictures, variants, price, how to get it, what others say, everything about it. */
export const ProductPage = observer(({ model, cart, onCheckWeight }: ProductPageProps): ReactElement => {
  const { product } = model;
  return (
    <PageFrame department={product.department}>
      <div className={styles.page}>
        {product.breadcrumbs.length === 0 ? null : <Breadcrumbs crumbs={product.breadcrumbs} />}
        <div className={styles.top}>
          <Gallery images={product.images} name={product.name} />
          <div className={styles.buy}>
            <header className={styles.head}>
              {product.brand === undefined ? null : (
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
              <WeightCheck productName={product.name} onCheck={onCheckWeight} />
            </header>
            <BuyBox model={model} />
          </div>
        </div>
      </div>
      <div className={styles.reading}>
        <Details product={product} />
        <Ratings product={product} />
      </div>
      <ProductShelf
        title={model.page.related?.title ?? 'Goes well with it'}
        products={model.page.related?.products ?? []}
        renderTile={(tile) => <CartTile tile={tile} cart={cart} sizes="(min-width: 768px) 16rem, 60vw" />}
        arrows="next-in-between"
      />
    </PageFrame>
  );
});
