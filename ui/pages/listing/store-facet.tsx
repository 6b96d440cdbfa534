import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import { STORE_FACET } from '../../../core/search/listing/listing-query';
import { counted } from '../../../core/shared/counted';
import { grouped } from '../../../core/shared/grouped';
import { isPlainClick } from '../../design/plain-click';
import * as styles from './facets.module.css';
import type { StoreFacetViewModel } from './store-facet-view-model';

export interface StoreFacetProps {
  readonly model: StoreFacetViewModel;
}

/** What a screen reader says: the effect of the link, and the number of products once it is known. */
const spoken = ({ isSelected, label, total }: StoreFacetViewModel): string =>
  `${isSelected ? 'Remove' : 'Add'} filter ${STORE_FACET}: ${label}${total === undefined ? '' : ` ${counted(total, 'product')}`}`;

/**
 * The filter by what a store has in stock (FND-04). It always has one line, so that nothing moves when the shopper's
 * store becomes known. Without scripts the link leads to the list of the shopper's store.
 */
export const StoreFacet = observer(({ model }: StoreFacetProps): ReactElement => {
  const { isSelected, label, total, needsStore } = model;
  return (
    <details open className={styles.facet} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>Store</h3>
      </summary>
      <a
        href={model.url}
        rel="nofollow"
        className={styles.option}
        aria-label={needsStore ? undefined : spoken(model)}
        data-count={total === undefined ? undefined : grouped(total)}
        data-selected={isSelected || undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void model.toggle();
        }}
      >
        {isSelected ? <Check size={16} aria-hidden strokeWidth={3.5} className={styles.check} /> : null}
        <span className={styles.cut}>{label}</span>
      </a>
    </details>
  );
});
