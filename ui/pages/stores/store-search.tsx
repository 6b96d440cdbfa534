import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import { STORE_LOCATOR_PATH } from '../../../core/paths/paths';
import { CAME_FROM } from '../../../core/paths/store-choice';
import { Button } from '../../design/button';
import { Field } from '../../design/field';
import * as styles from './store-search.module.css';
import type { StoreLocatorViewModel } from './store-locator-view-model';

interface Props {
  readonly model: StoreLocatorViewModel;
}

/** The search for stores: a form that opens the list, and with scripts a button to use the shopper's location. */
export const StoreSearch = observer(({ model }: Props): ReactElement => {
  const { query, result } = model.page;
  const wrong = result.kind === 'nothing' ? result : undefined;
  return (
    <form
      role="search"
      aria-label="Stores"
      action={STORE_LOCATOR_PATH}
      method="get"
      className={styles.form}
      onSubmit={(event) => {
        if (!model.mayLeave()) event.preventDefault();
      }}
    >
      {query.listUrl === undefined ? null : <input type="hidden" name={CAME_FROM} value={query.listUrl} />}
      <div className={styles.row}>
        <Field
          label="ZIP code or city"
          name="q"
          defaultValue={query.text}
          maxLength={80}
          autoComplete="postal-code"
          enterKeyHint="search"
          spellCheck={false}
          {...(wrong === undefined ? {} : { error: wrong.title, hint: wrong.hint })}
        />
        <Button
          type="submit"
          pending={model.status === 'leaving'}
          icon={<Search size={20} aria-hidden strokeWidth={2.5} />}
        >
          Find stores
        </Button>
      </div>
      <Button
        look="quiet"
        className={styles.locate}
        pending={model.status === 'locating'}
        icon={<LocateFixed size={20} aria-hidden />}
        onClick={() => void model.useMyLocation()}
      >
        Use my location
      </Button>
    </form>
  );
});
