import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { unitPriceLabel } from '../../../core/catalogue/unit-price';
import { variantUrl } from '../../../core/paths/product-paths';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { Button } from '../../design/button';
import { CurrencyContext } from '../../design/money';
import { Price } from '../../design/price';
import { ProductPicture } from '../../design/product-picture';
import { QuantityStepper } from '../../design/quantity-stepper';
import * as styles from './options-dialog.module.css';
import type { OptionsViewModel, VariantOption } from './options-view-model';

export interface OptionsDialogProps {
  readonly model: OptionsViewModel;
}

const stockText = ({ isAvailable, left }: VariantOption): string => {
  if (!isAvailable) return 'Out of stock';
  return left === undefined ? 'In stock' : `Only ${left} left`;
};

const Option = observer(({ model, option }: OptionsDialogProps & { readonly option: VariantOption }): ReactElement => {
  const { partNumber, label, size, prices, isAvailable } = option;
  return (
    <label className={styles.option} data-unavailable={!isAvailable || undefined}>
      <input
        type="radio"
        name="partNumber"
        value={partNumber}
        checked={model.chosen === partNumber}
        disabled={!isAvailable}
        onChange={() => model.choose(partNumber)}
      />
      <span className={styles.label}>{label}</span>
      <Price prices={prices} size="small" unit={unitPriceLabel(prices.price, size, use(CurrencyContext))} />
      <span className={styles.stock}>{stockText(option)}</span>
    </label>
  );
});

/** The variants of a product with their prices and stock, the quantity, and Add To Cart (PRO-09). */
export const OptionsDialog = observer(({ model }: OptionsDialogProps): ReactElement => {
  const { tile, options, chosen } = model;
  return (
    <form
      className={styles.body}
      method="post"
      action={FORM_ACTIONS.addToCart}
      onSubmit={(event) => {
        event.preventDefault();
        void model.add();
      }}
    >
      <div className={styles.product}>
        <ProductPicture image={tile.image} alt="" sizes="6rem" from={96} to={320} className={styles.picture} />
        <p>
          <b>{tile.name}</b>
          <br />
          <a href={chosen === undefined ? tile.url : variantUrl(tile.url, chosen)}>See all details</a>
        </p>
      </div>
      <fieldset className={styles.options}>
        <legend>Choose an option</legend>
        {options.map((option) => (
          <Option key={option.partNumber} model={model} option={option} />
        ))}
      </fieldset>
      <p className={styles.error} role="alert">
        {model.error}
      </p>
      <div className={styles.add}>
        <QuantityStepper
          label="Quantity"
          value={model.quantity}
          max={model.most}
          onChange={(quantity) => model.setQuantity(quantity)}
        />
        <Button type="submit" size="large" block pending={model.isAdding} disabled={chosen === undefined}>
          Add To Cart
        </Button>
      </div>
    </form>
  );
});
