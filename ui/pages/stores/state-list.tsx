import type { ReactElement } from 'react';
import { Banner } from '../../design/banner';
import { locatorUrl } from './locator-query';
import * as styles from './state-list.module.css';
import type { StateWithStores } from './store-locator-data';

interface Props {
  readonly states: ReadonlyArray<StateWithStores>;
  /** The list of products that the shopper came from. */
  readonly listUrl: string | undefined;
  /** The list is secondary content, below other content. */
  readonly isAside?: boolean;
}

/** All states that have stores, with the number of stores. */
export const StateList = ({ states, listUrl, isAside = false }: Props): ReactElement =>
  states.length === 0 ? (
    <Banner tone="warning" title="We couldn’t load our stores.">
      <p>Searching by ZIP code or city may still work.</p>
    </Banner>
  ) : (
    <section aria-labelledby="states" className={styles.part}>
      <h2 id="states" className={styles.title}>
        {isAside ? 'Other states' : 'Browse by state'}
      </h2>
      <ul className={styles.states}>
        {states.map(({ code, name, count }) => (
          <li key={code}>
            <a href={locatorUrl({ state: code, listUrl })} className={styles.state}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>
                {count} <span className={styles.word}>{count === 1 ? 'store' : 'stores'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
