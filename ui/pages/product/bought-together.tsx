import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import type { Variant } from '../../../core/catalogue/product';
import { ORDER_FORM_ACTIONS } from '../../../core/paths/order-form-actions';
import { Button } from '../../design/button';
import { Money } from '../../design/money';
import { ProductPicture } from '../../design/product-picture';
import { Section } from '../../design/section';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './bought-together.module.css';
import type { ProductViewModel } from './product-view-model';

interface ItemProps {
  readonly name: string;
  readonly image: string | undefined;
  readonly price: number | undefined;
  /** Undefined for the product of the page. */
  readonly url?: string;
}

const Item = ({ name, image, price, url }: ItemProps): ReactElement => (
  <li className={styles.item}>
    <ProductPicture image={image} alt="" sizes="6rem" from={96} to={320} className={styles.picture} />
    <span>
      {url === undefined ? <b>{`This item${name}`}</b> : <a href={url}>{name}</a>} <Money amount={price} />
    </span>
  </li>
);

/** What tells the variant from others of the product, such as `: 6 lb, Beef`. */
const differenceOf = ({ size, flavor, color }: Variant): string => {
  const parts = [size, flavor, color].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
};

/**
 * The product with one or two that go with it, their total, and one button that adds all (PRO-11). It is a form of the
 * document: the cart or a message on this page says which of them were added.
 */
export const BoughtTogether = observer(({ model }: { readonly model: ProductViewModel }): ReactElement | null => {
  const { can } = use(CapabilityContext);
  const { product, selected, prices } = model;
  const { together } = model.page;
  if (together.length === 0 || !model.isShipped || !can('orders')) return null;
  const all = [prices.price, ...together.map(({ price }) => price)];
  const total = all.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  return (
    <Section title="Buy it with">
      <form method="post" action={ORDER_FORM_ACTIONS.buyAgain} className={styles.form}>
        <ul className={styles.items}>
          <Item name={differenceOf(selected)} image={model.images[0]} price={prices.price} />
          {together.map(({ sku, ...item }) => (
            <Item key={sku} {...item} />
          ))}
        </ul>
        <input type="hidden" name="URL" value={product.url} />
        {[selected.partNumber, ...together.map(({ sku }) => sku)].map((partNumber) => (
          <input key={partNumber} type="hidden" name="partNumber" value={partNumber} />
        ))}
        <p className={styles.total}>
          Total: <Money amount={total} />
        </p>
        <Button type="submit" size="large">
          {`Add all ${all.length} to cart`}
        </Button>
      </form>
    </Section>
  );
});
