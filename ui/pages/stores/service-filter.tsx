import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { STORE_LOCATOR_PATH } from '../../../core/paths/paths';
import { CAME_FROM } from '../../../core/paths/store-choice';
import { Button } from '../../design/button';
import { Checkbox } from '../../design/checkbox';
import * as styles from './service-filter.module.css';
import { OPEN_NOW } from './locator-query';
import type { ServiceChoice } from './store-locator-data';
import type { StoreLocatorViewModel } from './store-locator-view-model';

interface Props {
  readonly model: StoreLocatorViewModel;
  readonly services: ReadonlyArray<ServiceChoice>;
}

/** The filter by services. A change applies at once; without scripts the form has a button. */
export const ServiceFilter = observer(({ model, services }: Props): ReactElement | null => {
  const { text, position, isOpenNow, listUrl } = model.page.query;
  if (services.length === 0) return null;
  const chosen = services.filter(({ isChosen }) => isChosen).length;
  return (
    <details className={styles.filter} open={chosen > 0} suppressHydrationWarning>
      <summary className={styles.opener}>Services{chosen === 0 ? '' : ` (${chosen})`}</summary>
      <form
        action={STORE_LOCATOR_PATH}
        method="get"
        // After Back, the boxes must match the address and not the last ticks.
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
        {isOpenNow ? <input type="hidden" name="open" value={OPEN_NOW} /> : null}
        {listUrl === undefined ? null : <input type="hidden" name={CAME_FROM} value={listUrl} />}
        <fieldset className={styles.services}>
          <legend className={styles.legend}>Show stores with all of these</legend>
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
