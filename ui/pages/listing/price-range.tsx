import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactElement, type RefObject, use } from 'react';
import type { Facet } from '../../../core/search/listing/listing';
import { parseRange, withFilter } from '../../../core/search/listing/listing-query';
import { listingUrl, RANGE_FIELDS } from '../../../core/search/listing/listing-url';
import { Button } from '../../design/button';
import { Chip } from '../../design/chip';
import { Field } from '../../design/field';
import { useEarlyInput } from '../../design/use-early-input';
import { VisuallyHidden } from '../../design/visually-hidden';
import { KeptParameters } from './kept-parameters';
import type { ListingViewModel } from './listing-view-model';
import * as styles from './price-range.module.css';
import { formatMoney } from '../../../core/shared/money';
import { CurrencyContext } from '../../design/money';

interface PriceRangeProps {
  readonly model: ListingViewModel;
  readonly facet: Extract<Facet, { kind: 'range' }>;
}

const STEPS = [10, 25, 50, 100] as const;

interface Band {
  readonly range: string;
  readonly label: string;
}

/** Returns price bands within the prices of the listing. */
const priceBands = (min: number, max: number, currency: string): ReadonlyArray<Band> => {
  const whole = (amount: number | undefined): string => formatMoney(amount ?? 0, currency, 0);
  const within = STEPS.filter((step) => step > min && step < max);
  const first = within[0];
  const last = within.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    { range: `-${first}`, label: `Under ${whole(first)}` },
    ...within.slice(1).map((step, index) => ({
      range: `${within[index]}-${step}`,
      label: `${whole(within[index])} – ${whole(step)}`,
    })),
    { range: `${last}-`, label: `${whole(last)} and up` },
  ];
};

const WRONG = 'Enter amounts such as 10 or 24.99, lower one first.';

interface OwnRangeState {
  /** The ref of the form element. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly low: string;
  readonly setLow: (text: string) => void;
  readonly high: string;
  readonly setHigh: (text: string) => void;
  /** Whether the last submitted texts were not a valid range. */
  readonly isWrong: boolean;
  readonly narrow: () => void;
}

/** Holds the texts of both fields and updates them when the range of the listing changes. */
const useOwnRange = (model: ListingViewModel, facet: PriceRangeProps['facet']): OwnRangeState => {
  const { min, max } = facet.selected ?? {};
  const selected = { low: min?.toString() ?? '', high: max?.toString() ?? '' };
  const [followed, follow] = useState(selected);
  const [low, setLow] = useState(selected.low);
  const [high, setHigh] = useState(selected.high);
  const [isWrong, setWrong] = useState(false);
  const form = useEarlyInput(({ [RANGE_FIELDS.from]: from, [RANGE_FIELDS.to]: to }) => {
    setLow(from ?? '');
    setHigh(to ?? '');
  });
  if (followed.low !== selected.low || followed.high !== selected.high) {
    follow(selected);
    setLow(selected.low);
    setHigh(selected.high);
  }
  const narrow = (): void => {
    const range = `${low.trim()}-${high.trim()}`;
    const isUnderstood = range === '-' || parseRange(range) !== undefined;
    setWrong(!isUnderstood);
    if (isUnderstood) void model.narrow(facet.name, range);
  };
  return { form, low, setLow, high, setHigh, isWrong, narrow };
};

/** Two fields for a custom range, with an error when the range is not valid. */
const OwnRange = observer(({ model, facet }: PriceRangeProps): ReactElement => {
  const { form, low, setLow, high, setHigh, isWrong, narrow } = useOwnRange(model, facet);
  const problem = useId();
  const marked = isWrong ? { 'aria-invalid': true, 'aria-describedby': problem } : {};
  return (
    <form
      ref={form}
      action={model.page.path}
      method="get"
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        narrow();
      }}
    >
      <KeptParameters page={model.page} query={withFilter(model.query, facet.name, [])} />
      <Field
        label="From"
        prefix="$"
        name={RANGE_FIELDS.from}
        inputMode="decimal"
        autoComplete="off"
        placeholder={String(Math.floor(facet.min))}
        {...marked}
        value={low}
        onChange={(event) => setLow(event.target.value)}
      />
      <Field
        label="To"
        prefix="$"
        name={RANGE_FIELDS.to}
        inputMode="decimal"
        autoComplete="off"
        placeholder={String(Math.ceil(facet.max))}
        {...marked}
        value={high}
        onChange={(event) => setHigh(event.target.value)}
      />
      <Button type="submit" look="secondary" size="small">
        Go<VisuallyHidden> to this price range</VisuallyHidden>
      </Button>
      <p id={problem} role="status" className={styles.problem}>
        {isWrong ? WRONG : null}
      </p>
    </form>
  );
});

/** The price filter: predefined bands, which are links, or a custom range. */
export const PriceRange = observer(({ model, facet }: PriceRangeProps): ReactElement => {
  const { min, max } = facet.selected ?? {};
  const currency = use(CurrencyContext);
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
        {priceBands(facet.min, facet.max, currency).map(({ range, label }) => (
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
      <OwnRange model={model} facet={facet} />
    </div>
  );
});
