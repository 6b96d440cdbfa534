import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { STORE_LOCATOR_PATH } from '../../../core/paths/paths';
import { Button } from '../../design/button';
import { Checkbox } from '../../design/checkbox';
import * as styles from './service-filter.module.css';
import type { ServiceChoice } from './store-locator-data';
import type { StoreLocatorViewModel } from './store-locator-view-model';

interface Props {
  readonly model: StoreLocatorViewModel;
  readonly services: ReadonlyArray<ServiceChoice>;
}

/** What a store must offer: applied at once, or with its button where there are no scripts. */
export const ServiceFilter = observer(({ model, services }: Props): ReactElement | null => {
  const { text, position } = model.page.query;
  if (services.length === 0) return null;
  const chosen = services.filter(({ isChosen }) => isChosen).length;
  return (
    <details className={styles.filter} open={chosen > 0} suppressHydrationWarning>
      <summary className={styles.opener}>Services{chosen === 0 ? '' : ` (${chosen})`}</summary>
      <form
        action={STORE_LOCATOR_PATH}
        method="get"
        // Going back shows what the address says, not what was ticked on the way away from it.
        autoComplete="off"
        className={styles.form}
        onSubmit={(event) => {
          if (!model.mayLeave()) event.preventDefault();
        }}
      >
        {text === '' ? null : <input type="hidden" name="q" value={text} />}
        {text === '' && typeof position === 'object' ? (
          <>
            <input type="hidden" name="lat" value={position.latitude} />
            <input type="hidden" name="lng" value={position.longitude} />
          </>
        ) : null}
        <fieldset className={styles.services}>
          <legend className={styles.legend}>Only stores with all of these</legend>
          {services.map(({ name, count, isChosen }) => (
            <Checkbox
              key={name}
              name="service"
              value={name}
              label={`${name} (${count})`}
              defaultChecked={isChosen}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            />
          ))}
        </fieldset>
        <Button type="submit" look="secondary" size="small" className={styles.go}>
          Show stores
        </Button>
      </form>
    </details>
  );
});
