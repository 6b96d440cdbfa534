import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { grouped } from '../../../core/shared/grouped';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Facet } from '../../../core/search/listing/listing';
import { isPlainClick } from '../../design/plain-click';
import { Rating } from '../../design/rating';
import { CachedFragment } from '../../design/cached-fragment';
import { VisuallyHidden } from '../../design/visually-hidden';
import * as styles from './facets.module.css';
import type { ListingViewModel } from './listing-view-model';
import { PriceRange } from './price-range';

interface FacetsProps {
  readonly model: ListingViewModel;
}

/** The number of options shown before the button for more. */
const MAX_SHOWN = 8;

interface OptionsProps extends FacetsProps {
  readonly facet: Extract<Facet, { kind: 'multiple' }>;
}

const Options = observer(({ model, facet }: OptionsProps): ReactElement => {
  const chosen = facet.options.filter(({ isSelected }) => isSelected);
  const first = facet.options.slice(0, MAX_SHOWN);
  const shown = [...first, ...chosen.filter((option) => !first.includes(option))];
  const rest = facet.options.filter((option) => !shown.includes(option));
  const list = (options: typeof shown): ReactElement => (
    <ul>
      {options.map(({ value, label, count, isSelected }) => (
        <li key={value}>
          <a
            href={model.urlOfToggle(facet.name, value)}
            rel="nofollow"
            className={styles.option}
            data-selected={isSelected || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              void model.toggle(facet.name, value);
            }}
          >
            <span className={styles.box}>{isSelected ? <Check size={16} aria-hidden strokeWidth={3.5} /> : null}</span>
            <span className={styles.label}>
              <VisuallyHidden>
                {isSelected ? 'Remove' : 'Add'} filter {facet.label}:{' '}
              </VisuallyHidden>
              {facet.name === 'Rating' && /^\d/.test(value) ? (
                <span className={styles.stars}>
                  <Rating rating={Number.parseFloat(value)} /> {label}
                </span>
              ) : (
                label
              )}
            </span>
            <span className={styles.count}>
              {grouped(count)}
              <VisuallyHidden> {count === 1 ? 'product' : 'products'}</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <CachedFragment name="facet" inputs={[facet, model.page.path, model.page.ownParameters, model.query]}>
      {() => (
        <>
          {list(shown)}
          {rest.length === 0 ? null : (
            <details className={styles.rest} suppressHydrationWarning>
              <summary className={styles.more}>Show {rest.length} more</summary>
              {list(rest)}
            </details>
          )}
        </>
      )}
    </CachedFragment>
  );
});

/** The filters of the list. Each value is a link to the filtered list, so it works without scripts. */
export const Facets = observer(({ model }: FacetsProps): ReactElement => (
  <div>
    {model.listing.facets.map((facet) => (
      <details key={facet.name} open className={styles.facet} suppressHydrationWarning>
        <summary className={styles.summary}>
          <h3 className={styles.heading}>{facet.label}</h3>
          <ChevronDown size={20} aria-hidden className={styles.chevron} />
        </summary>
        {facet.kind === 'multiple' ? (
          <Options model={model} facet={facet} />
        ) : (
          <PriceRange model={model} facet={facet} />
        )}
      </details>
    ))}
  </div>
));
