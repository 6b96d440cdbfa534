import type { ReactElement } from 'react';
import { ProductPicture } from '../design/product-picture';
import * as styles from './product-line.module.css';

export interface ProductLineProps {
  readonly product: {
    readonly name: string;
    /** Path of the product's page. */
    readonly url: string;
    readonly image: string | undefined;
  };
}

/** The product that a page about reviews is about, with the way back to it. */
export const ProductLine = ({ product: { name, url, image } }: ProductLineProps): ReactElement => (
  <a href={url} className={styles.product}>
    <ProductPicture image={image} alt="" sizes="5rem" from={96} to={320} className={styles.picture} />
    <span className={styles.name}>{name}</span>
  </a>
);
