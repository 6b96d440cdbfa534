import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import Copy from 'lucide-react/icons/copy';
import { formatPrice } from '../../../core/catalogue/price';
import type { PromotionOffer } from '../../../core/promotions/promotion-offers';
import { formatExpiry } from '../../../core/rewards/coupons/expiry';
import { CodeInCart } from '../../cart/code-in-cart';
import { Button } from '../../design/button';
import { VisuallyHidden } from '../../design/visually-hidden';
import { CurrencyContext } from '../../design/money';
import * as styles from './offer-card.module.css';
import type { OffersViewModel } from './offers-view-model';

export interface OfferCardProps {
  readonly offer: PromotionOffer;
  readonly model: OffersViewModel;
}

/** Returns the conditions of the code as texts for the shopper. */
export const conditionsOf = (
  { minimum, department, endsAt }: PromotionOffer,
  currency: string,
): ReadonlyArray<string> => {
  const products = department === undefined ? 'products' : `${department.replace(/-/g, ' ')} products`;
  const end = endsAt === undefined ? undefined : formatExpiry(endsAt);
  return [
    minimum > 0 ? `Spend ${formatPrice(minimum, currency)} or more on ${products}` : `On all ${products}`,
    end === undefined ? 'No end date' : `Until ${end}`,
  ];
};

/** A promotion code with its effect, its conditions and its actions. */
export const OfferCard = observer(({ offer, model }: OfferCardProps): ReactElement => (
  <li className={styles.card}>
    <h3>{offer.description}</h3>
    <ul className={styles.conditions}>
      {conditionsOf(offer, use(CurrencyContext)).map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
    <p className={styles.code}>
      <VisuallyHidden>Code: </VisuallyHidden>
      {offer.code}
    </p>
    <div className={styles.actions}>
      <CodeInCart codes={model.codes} code={offer.code} name={`code ${offer.code}`} />
      <Button
        look="quiet"
        size="small"
        className={styles.copy}
        icon={<Copy size={18} aria-hidden />}
        onClick={() => void model.copy(offer.code)}
      >
        Copy code<VisuallyHidden> {offer.code}</VisuallyHidden>
      </Button>
    </div>
  </li>
));
