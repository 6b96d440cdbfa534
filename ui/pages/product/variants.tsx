import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { variantUrl } from '../../../core/paths/product-paths';
import { cx } from '../../design/cx';
import { isPlainClick } from '../../design/plain-click';
import { ProductPicture } from '../../design/product-picture';
import { SIZE_CHART } from './fact-tables';
import type { ProductViewModel } from './product-view-model';
import * as styles from './variants.module.css';

/**
 * Size, flavor and color as links to the same page with another variant. After hydration a click selects the variant in
 * place.
 */
export const Variants = observer(({ model }: { readonly model: ProductViewModel }): ReactElement => (
  <>
    {model.choices.map(({ attribute, label, options }) => (
      <div key={attribute} className={styles.choice} role="group" aria-label={label}>
        <p className={styles.label}>
          {label}: <b>{options.find(({ isSelected }) => isSelected)?.value}</b>
          {attribute === 'size' && model.product.facts.some(({ kind }) => kind === 'sizes') ? (
            <a href={`#${SIZE_CHART}`}>Size chart</a>
          ) : null}
        </p>
        <ul className={styles.options}>
          {options.map(({ value, isSelected, partNumber, image, isAvailable }) => (
            <li key={value}>
              <a
                href={variantUrl(model.product.url, partNumber)}
                className={cx(styles.option, attribute === 'color' && styles.swatch)}
                aria-current={isSelected || undefined}
                data-unavailable={!isAvailable || undefined}
                aria-label={isAvailable ? undefined : `${value}, out of stock`}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  model.select(partNumber);
                }}
              >
                {attribute === 'color' ? (
                  <ProductPicture image={image} alt="" sizes="48px" from={72} to={160} width={48} height={48} />
                ) : null}
                {value}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
));
