import type { ReactElement } from 'react';
import type { ProductTile } from '../../../core/catalogue/tile';
import { Money } from '../../design/money';
import { ProductPicture } from '../../design/product-picture';
import * as styles from './todays-find.module.css';

export interface TodaysFindProps {
  readonly deal: ProductTile;
}

/** The best deal of the day: a link with picture and price. */
export const TodaysFind = ({ deal }: TodaysFindProps): ReactElement => (
  <a className={styles.deal} href={deal.url} data-department={deal.department}>
    <span className={styles.dealWords}>
      <span className={styles.kicker}>Today’s pick</span>
      <span className={styles.dealName}>{deal.name}</span>
      <span className={styles.dealPrice}>
        <Money amount={deal.prices.price} />
        {deal.prices.hasOffer ? (
          <s className={styles.dealWas}>
            <Money amount={deal.prices.normalPrice} />
          </s>
        ) : null}
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
