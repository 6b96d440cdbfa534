import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { MAX_QUANTITY } from '../../../core/cart/cart';
import { storePath } from '../../../core/paths/paths';
import { storeForProduct } from '../../../core/paths/store-choice';
import { unitPriceLabel } from '../../../core/catalogue/unit-price';
import { personalizeAction } from '../../../core/paths/personalize-paths';
import { CurrencyContext, Money } from '../../design/money';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { isPlainClick } from '../../design/plain-click';
import { HeartWithWords } from '../../lists/heart';
import { CapabilityContext } from '../../page/capability-context';
import { LINKS } from '../../../core/paths/links';
import { Button, ButtonLink } from '../../design/button';
import { Price } from '../../design/price';
import { QuantityStepper } from '../../design/quantity-stepper';
import * as styles from './buy-box.module.css';
import { Delivery, type DeliveryProps } from './delivery';
import { NoticeLink } from './notice-link';
import type { Availability, ProductViewModel } from './product-view-model';
import { Variants } from './variants';

export interface BuyBoxProps extends Pick<DeliveryProps, 'myStore' | 'onChangeStore' | 'onNotify' | 'onRepeat'> {
  readonly model: ProductViewModel;
  /** Opens the dialog that asks for the text of a personalised product. */
  readonly onPersonalize: () => void;
  /** Advice for the shopper's pets. */
  readonly advice: ReactElement | undefined;
}

const FORM = 'add-to-cart';

const words: Readonly<
  Record<Availability['kind'], { readonly text: string; readonly tone: 'good' | 'some' | 'none' }>
> = {
  available: { text: 'In stock', tone: 'good' },
  'out-of-stock': { text: 'Out of stock online', tone: 'none' },
  'in-store-only': { text: 'Sold in stores only', tone: 'some' },
  'pickup-only': { text: 'Buy online, pick up in store', tone: 'some' },
  'no-price': { text: 'Not sold online right now', tone: 'none' },
  unknown: { text: 'Stock is confirmed in your cart', tone: 'some' },
};

const Stock = ({ availability }: { readonly availability: Availability }): ReactElement => {
  const left = availability.kind === 'available' ? availability.left : undefined;
  const { text, tone } = words[availability.kind];
  return (
    <p className={styles.stock} data-tone={left === undefined ? tone : 'some'} role="status">
      {left === undefined ? text : `Only ${left} left`}
    </p>
  );
};

const NOT_SOLD_ONLINE = (
  <Button size="large" block disabled>
    Out of stock online
  </Button>
);

type NotSentProps = Pick<BuyBoxProps, 'model' | 'myStore' | 'onNotify'>;

/**
 * The button for products that cannot be shipped: a link to the preferred store if it has the product, or else mail when
 * it is back. All variants have the same height.
 */
const NotSent = observer(({ model, myStore, onNotify }: NotSentProps): ReactElement => {
  const { store } = myStore;
  if (store !== undefined && myStore.pickupOf(model.selected.partNumber) === 'today') {
    return (
      <ButtonLink href={storePath(store.id)} look="secondary" size="large" block>
        <span className={styles.cut}>In stock at {store.name} today</span>
      </ButtonLink>
    );
  }
  return model.availability.kind === 'out-of-stock' ? (
    <NoticeLink model={model} onNotify={onNotify} isButton otherwise={NOT_SOLD_ONLINE} />
  ) : (
    NOT_SOLD_ONLINE
  );
});

/** What a pound, an ounce or a piece of the selected variant costs (PRO-01). */
const UnitPrice = observer(({ model: { prices, selected } }: Pick<BuyBoxProps, 'model'>): ReactElement | null => {
  const label = unitPriceLabel(prices.price, selected.size, use(CurrencyContext));
  return label === undefined ? null : <p className={styles.unit}>{label}</p>;
});

/** The label of the form's button: a personalised product needs its text first (PRO-08). */
const labelOf = ({ product }: ProductViewModel): string =>
  product.personalization === undefined ? 'Add To Cart' : 'Personalize';

/** The form's button, or a link to a store when the product cannot be shipped. */
const Action = observer(
  ({
    model,
    myStore,
    onChangeStore,
    onNotify,
  }: Omit<BuyBoxProps, 'advice' | 'onPersonalize' | 'onRepeat'>): ReactElement => {
    const { availability } = model;
    const { can } = use(CapabilityContext);
    if (can('pickup') && model.needsStore) {
      return (
        <ButtonLink
          href={storeForProduct(model.product.url, model.selected.partNumber)}
          size="large"
          block
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChangeStore();
          }}
        >
          Choose a store for pickup
        </ButtonLink>
      );
    }
    if (model.canAdd) {
      const max = model.way === 'ship' && availability.kind === 'available' ? availability.left : undefined;
      return (
        <div className={styles.add}>
          <QuantityStepper
            label="Quantity"
            value={model.quantity}
            max={max ?? MAX_QUANTITY}
            refusesTyped
            onChange={(quantity) => model.setQuantity(quantity)}
          />
          <Button
            type="submit"
            size="large"
            className={styles.button}
            pending={model.isAdding}
            icon={<ShoppingCart size={20} aria-hidden />}
          >
            {labelOf(model)}
          </Button>
        </div>
      );
    }
    if (availability.kind === 'out-of-stock' || availability.kind === 'no-price') {
      return <NotSent model={model} myStore={myStore} onNotify={onNotify} />;
    }
    return (
      <ButtonLink href={LINKS.storeLocator} size="large" block>
        Find it in a store
      </ButtonLink>
    );
  },
);

/** How a product that needs a prescription is sold (PRO-07). */
const PrescriptionNote = (): ReactElement => (
  <p className={styles.note}>
    <strong>Prescription required.</strong> Tell us about your pet and vet at checkout. We’ll ask your vet for approval
    before we ship, which usually takes 1–2 business days. Your card is charged when it ships.
  </p>
);

/** The bar at the bottom of small screens. */
const BottomBar = observer(({ model }: Pick<BuyBoxProps, 'model'>): ReactElement | null =>
  model.canAdd ? (
    <div className={styles.bar} data-bottom-bar="">
      <span className={styles.barPrice}>
        <Money amount={model.prices.price} />
      </span>
      <Button type="submit" form={FORM} size="large" className={styles.button} pending={model.isAdding}>
        {labelOf(model)}
      </Button>
    </div>
  ) : null,
);

/**
 * Price, variants, quantity and the button to add, as one form that posts without scripts; that of a personalised product
 * leads to the page that asks for its text.
 */
export const BuyBox = observer((props: BuyBoxProps): ReactElement => {
  const { advice, model, myStore, onChangeStore, onNotify, onPersonalize, onRepeat } = props;
  const isPersonalized = model.product.personalization !== undefined;
  return (
    <div className={styles.box}>
      <div className={styles.price}>
        <Price prices={model.prices} size="large" />
        <UnitPrice model={model} />
        <Stock availability={model.availability} />
      </div>
      <Variants model={model} />
      {advice}
      <form
        id={FORM}
        method={isPersonalized ? 'get' : 'post'}
        action={isPersonalized ? personalizeAction(model.product.url) : FORM_ACTIONS.addToCart}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPersonalized) onPersonalize();
          else void model.addToCart();
        }}
      >
        <input type="hidden" name="partNumber" value={model.selected.partNumber} />
        <Action model={model} myStore={myStore} onChangeStore={onChangeStore} onNotify={onNotify} />
      </form>
      {model.isPrescribed ? <PrescriptionNote /> : null}
      <HeartWithWords partNumber={model.selected.partNumber} name={model.product.name} />
      <Delivery
        model={model}
        form={FORM}
        myStore={myStore}
        onChangeStore={onChangeStore}
        onNotify={onNotify}
        onRepeat={onRepeat}
      />
      <BottomBar model={model} />
    </div>
  );
});
