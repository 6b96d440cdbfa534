import { use, type ReactElement } from 'react';
import { comparePath } from '../../../core/paths/compare-path';
import { HOME_PATH } from '../../../core/paths/paths';
import { unitPriceLabel } from '../../../core/catalogue/unit-price';
import { ButtonLink } from '../../design/button';
import { CurrencyContext, Money } from '../../design/money';
import { Price } from '../../design/price';
import { ProductPicture } from '../../design/product-picture';
import { Rating } from '../../design/rating';
import { VisuallyHidden } from '../../design/visually-hidden';
import { PageFrame } from '../shared/page-frame';
import type { CompareData, ComparedProduct } from './compare-data';
import * as styles from './compare-page.module.css';

export interface ComparePageProps {
  readonly data: CompareData;
}

const ProductHead = ({
  product,
  others,
}: {
  readonly product: ComparedProduct;
  readonly others: string;
}): ReactElement => (
  <th scope="col" className={styles.product}>
    <ProductPicture image={product.image} alt="" sizes="12rem" from={160} to={480} className={styles.picture} />
    <a href={product.url}>{product.name}</a>
    <a href={others} className={styles.remove}>
      Remove<VisuallyHidden> {product.name}</VisuallyHidden>
    </a>
  </th>
);

const Table = ({ data: { products, facts } }: ComparePageProps): ReactElement => {
  const currency = use(CurrencyContext);
  const withoutOne = (left: ComparedProduct): string =>
    comparePath(products.filter((product) => product !== left).map(({ url }) => url));
  return (
    <div className={styles.scroll} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <ProductHead key={product.url} product={product} others={withoutOne(product)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {products.map(({ url, prices, size }) => (
              <td key={url}>
                <Price prices={prices} size="small" unit={unitPriceLabel(prices.price, size, currency)} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Rating</th>
            {products.map(({ url, rating, reviewCount }) => (
              <td key={url} className={styles.rating}>
                <Rating rating={rating} reviewCount={reviewCount} withNumber />
              </td>
            ))}
          </tr>
          {facts.map(({ name, values, isDifferent }) => (
            <tr key={name} data-different={isDifferent || undefined}>
              <th scope="row">
                {name}
                {isDifferent ? <VisuallyHidden> (differs)</VisuallyHidden> : null}
              </th>
              {values.map((value, place) => (
                <td key={products[place]?.url}>{value === '' ? '–' : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const More = ({ data: { products, more } }: ComparePageProps): ReactElement | null =>
  more.length === 0 ? null : (
    <section className={styles.more}>
      <h2>Add another product</h2>
      <ul>
        {more.map(({ url, name, image, prices }) => (
          <li key={url}>
            <a href={comparePath([...products.map((product) => product.url), url])}>
              <ProductPicture image={image} alt="" sizes="4rem" from={96} to={320} className={styles.small} />
              <span>
                {name} <Money amount={prices.price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** Up to four products of one kind side by side; every choice is a link (PRO-11). */
export const ComparePage = ({ data }: ComparePageProps): ReactElement => (
  <PageFrame>
    <div className={styles.page}>
      <h1>Compare products</h1>
      {data.leftOut.length === 0 ? null : (
        <p>You can only compare products of the same type. Not shown: {data.leftOut.join('; ')}.</p>
      )}
      {data.products.length === 0 ? (
        <>
          <p>Nothing to compare yet. On a product page, select “Compare with similar products.”</p>
          <p>
            <ButtonLink href={HOME_PATH}>Start shopping</ButtonLink>
          </p>
        </>
      ) : (
        <>
          {data.facts.some(({ isDifferent }) => isDifferent) ? <p>Differences are in bold.</p> : null}
          <Table data={data} />
          <More data={data} />
        </>
      )}
    </div>
  </PageFrame>
);
