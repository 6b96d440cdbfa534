import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import type { Facet } from '../../../core/search/listing';
import { withFilter } from '../../../core/search/listing-query';
import { listingUrl } from '../../../core/search/listing-url';
import { Button } from '../../design/button';
import { Chip } from '../../design/chip';
import { Field } from '../../design/field';
import { VisuallyHidden } from '../../design/visually-hidden';
import type { ListingViewModel } from './listing-view-model';
import styles from './price-range.module.css';

interface PriceRangeProps {
  readonly model: ListingViewModel;
  readonly facet: Extract<Facet, { kind: 'range' }>;
}

const STEPS = [10, 25, 50, 100] as const;

interface Band {
  readonly range: string;
  readonly label: string;
}

/** Bands that something of the list falls into. */
export const priceBands = (min: number, max: number): ReadonlyArray<Band> => {
  const within = STEPS.filter((step) => step > min && step < max);
  const first = within[0];
  const last = within.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    { range: `-${first}`, label: `Under $${first}` },
    ...within.slice(1).map((step, index) => ({
      range: `${within[index]}-${step}`,
      label: `$${within[index]} – $${step}`,
    })),
    { range: `${last}-`, label: `$${last} and up` },
  ];
};

/** A price by ready-made bands, which are links, or by two numbers once the page is alive. */
export const PriceRange = observer(({ model, facet }: PriceRangeProps): ReactElement => {
  const { min, max } = facet.selected ?? {};
  const [low, setLow] = useState(min?.toString() ?? '');
  const [high, setHigh] = useState(max?.toString() ?? '');
  const chosen = facet.selected === undefined ? undefined : `${min ?? ''}-${max ?? ''}`;
  const urlOf = (range: string): string =>
    listingUrl(
      model.page.path,
      model.page.ownParameters,
      withFilter(model.query, facet.name, range === chosen ? [] : [range]),
    );
  return (
    <div className={styles.range}>
      <ul className={styles.bands}>
        {priceBands(facet.min, facet.max).map(({ range, label }) => (
          <li key={range}>
            <Chip
              href={urlOf(range)}
              selected={range === chosen}
              onSelect={() => void model.narrow(facet.name, range === chosen ? '' : range)}
            >
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault();
          void model.narrow(facet.name, `${low.trim()}-${high.trim()}`);
        }}
      >
        <Field
          label="From"
          prefix="$"
          inputMode="decimal"
          placeholder={String(Math.floor(facet.min))}
          value={low}
          onChange={(event) => setLow(event.target.value)}
        />
        <Field
          label="To"
          prefix="$"
          inputMode="decimal"
          placeholder={String(Math.ceil(facet.max))}
          value={high}
          onChange={(event) => setHigh(event.target.value)}
        />
        <Button type="submit" look="secondary" size="small">
          Go<VisuallyHidden> to this price range</VisuallyHidden>
        </Button>
      </form>
    </div>
  );
});
