import { useMemo, type ReactElement } from 'react';
import type { ProductAd } from '../../core/ads/ad';
import { messageText } from '../../core/ads/message-text';
import type { Brand } from '../../core/configuration/brand';
import type { TileAvailability } from '../design/tile';
import { usePicture } from '../design/use-picture';
import { useSeen } from '../design/use-seen';
import { useStock } from '../stores/use-stock';
import { CartTile, type TileCart } from '../cart/cart-tile';
import { adLink } from './ad-link';
import type { AdsViewModel } from './ads-view-model';
import { productOfAd } from './product-of-ad';
import * as styles from './ads.module.css';

export interface TileAdProps {
  readonly ad: ProductAd;
  readonly ads: Pick<AdsViewModel, 'seen' | 'clicked'>;
  readonly cart: TileCart;
  readonly brand: Brand;
  readonly headingLevel: 2 | 3;
}

const SAME_DAY: TileAvailability = { text: 'Same Day Delivery Eligible', tone: 'good' };
const SIZES = '(min-width: 768px) 16rem, 46vw';

/** An advertised product as a tile. Adding it to the cart also counts as a click (ADS-09, ADS-10). */
export const TileAd = ({ ad, ads, cart, brand, headingLevel }: TileAdProps): ReactElement => {
  const { id } = ad.citrus;
  const element = useSeen<HTMLDivElement>(() => ads.seen(id));
  const { isMissing, onErrorCapture } = usePicture(ad.thumbnail);
  const tile = useMemo(() => productOfAd(isMissing ? { ...ad, thumbnail: '' } : ad, brand), [ad, brand, isMissing]);
  const message = messageText(ad);
  useStock(useMemo(() => [ad], [ad]));
  const trackedCart = useMemo<TileCart>(
    () => ({
      isBusy: cart.isBusy,
      add: (wanted) => {
        cart.add(wanted);
        ads.clicked(id, ad.sku);
      },
    }),
    [cart, ads, id, ad.sku],
  );
  return (
    <div
      ref={element}
      className={styles.tile}
      onErrorCapture={onErrorCapture}
      onAuxClick={({ button, target }) => {
        // The tile reports clicks of its link only, and not those of the middle button.
        if (button === 1 && target instanceof Element && target.closest('a') !== null) ads.clicked(id, ad.sku);
      }}
    >
      <CartTile
        tile={tile}
        ad={ad.citrus}
        cart={trackedCart}
        headingLevel={headingLevel}
        sizes={SIZES}
        availability={ad.sameDayDelivery ? SAME_DAY : undefined}
        rel={adLink(ad.url).rel}
        onVisit={() => ads.clicked(id, ad.sku)}
      />
      {message === '' ? null : (
        <p className={styles.message}>
          <span>{message}</span>
        </p>
      )}
    </div>
  );
};
