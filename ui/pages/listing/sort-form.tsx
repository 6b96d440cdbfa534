import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Sort } from '../../../core/search/listing/listing-query';
import { Button } from '../../design/button';
import { Select } from '../../design/select';
import { KeptParameters } from './kept-parameters';
import type { ListingViewModel } from './listing-view-model';
import * as styles from './sort-form.module.css';

const LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'Best match',
  'best-selling': 'Best selling',
  'price-ascending': 'Price: low to high',
  'price-descending': 'Price: high to low',
  rating: 'Top rated',
  newest: 'Newest',
  name: 'Name: A to Z',
};

/** Selects the sort order. A change applies at once; without scripts the form has a button. */
export const SortForm = observer(({ model }: { readonly model: ListingViewModel }): ReactElement => (
  <form action={model.page.path} method="get" className={styles.form}>
    <KeptParameters page={model.page} query={{ ...model.query, sort: 'relevance', page: 1 }} />
    <Select
      label="Sort by"
      hideLabel
      compact
      name="sort"
      options={model.sorts.map((value) => ({ value, label: LABELS[value] }))}
      value={model.sort}
      onChange={(event) => {
        const chosen = model.sorts.find((sort) => sort === event.target.value);
        if (chosen !== undefined) void model.sortBy(chosen);
      }}
    />
    <Button type="submit" look="secondary" size="small" className={styles.go}>
      Sort
    </Button>
  </form>
));
