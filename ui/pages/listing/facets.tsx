import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { grouped } from '../../../core/shared/grouped';
import Check from 'lucide-react/icons/check';
import type { Facet, FacetOption } from '../../../core/search/listing/listing';
import { isPlainClick } from '../../design/plain-click';
import { Rating } from '../../design/rating';
import { CachedFragment } from '../../design/cached-fragment';
import { VisuallyHidden } from '../../design/visually-hidden';
import { counted } from '../../../core/shared/counted';
import * as styles from './facets.module.css';
import type { ListingViewModel } from './listing-view-model';
import { PriceRange } from './price-range';
import { StoreFacet } from './store-facet';
import type { StoreFacetViewModel } from './store-facet-view-model';

interface FacetsProps {
  readonly model: ListingViewModel;
  /** Undefined for a shop without stores. */
  readonly store: StoreFacetViewModel | undefined;
}

interface OptionsProps extends Pick<FacetsProps, 'model'> {
  readonly facet: Extract<Facet, { kind: 'multiple' }>;
}

/** What a screen reader says of an option: the effect of its link, and the number of products. */
const spoken = (facet: Facet, { label, count, isSelected }: FacetOption): string =>
  `${isSelected ? 'Remove' : 'Add'} filter ${facet.label}: ${label} ${counted(count, 'product')}`;

const Option = ({ model, facet, option }: OptionsProps & { readonly option: FacetOption }): ReactElement => {
  const { value, label, count, isSelected } = option;
  return (
    <li>
      <a
        href={model.urlOfToggle(facet.name, value)}
        rel="nofollow"
        className={styles.option}
        aria-label={spoken(facet, option)}
        data-count={grouped(count)}
        data-selected={isSelected || undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void model.toggle(facet.name, value);
        }}
      >
        {isSelected ? <Check size={16} aria-hidden strokeWidth={3.5} className={styles.check} /> : null}
        {facet.name === 'Rating' && /^\d/.test(value) ? <Rating rating={Number.parseFloat(value)} /> : null}
        {label}
      </a>
    </li>
  );
};

/** Focuses the first of the options that were added because the shopper asked for more. */
const useAddedOptions = (
  more: number,
): { readonly list: RefObject<HTMLUListElement | null>; readonly ask: () => void } => {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (more > 0 || shown.current === undefined) return;
    list.current?.children[shown.current]?.querySelector('a')?.focus();
    shown.current = undefined;
  }, [more]);
  return { list, ask: () => void (shown.current = list.current?.children.length) };
};

const Options = observer(({ model, facet }: OptionsProps): ReactElement => {
  const { options, more } = model.optionsOf(facet);
  const { list, ask } = useAddedOptions(more);
  return (
    <CachedFragment name="facet" inputs={[facet, model.page.path, model.page.ownParameters, model.query]}>
      {() => (
        <>
          <ul ref={list}>
            {options.map((option) => (
              <Option key={option.value} model={model} facet={facet} option={option} />
            ))}
          </ul>
          {more === 0 ? null : (
            <a
              href={model.allOptionsUrl}
              rel="nofollow"
              className={styles.more}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                ask();
                void model.showAllOptions(facet.name);
              }}
            >
              {`Show ${more} more`}
              <VisuallyHidden>{` of ${facet.label}`}</VisuallyHidden>
            </a>
          )}
        </>
      )}
    </CachedFragment>
  );
});

/** The filters of the list. Each value is a link to the filtered list, so it works without scripts. */
export const Facets = observer(({ model, store }: FacetsProps): ReactElement => (
  <div>
    {store === undefined ? null : <StoreFacet model={store} />}
    {model.listing.facets.map((facet) => (
      <details key={facet.name} open className={styles.facet} suppressHydrationWarning>
        <summary className={styles.summary}>
          <h3 className={styles.heading}>{facet.label}</h3>
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
