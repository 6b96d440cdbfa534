import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactElement } from 'react';
import { LIST_FORM_ACTIONS, LISTS_PATH } from '../../core/paths/list-paths';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './heart.module.css';
import { WishesContext } from './wishes';
import { wishesOf } from './wishes-view-model';

export interface HeartProps {
  readonly partNumber: string;
  readonly name: string;
}

/**
 * The heart of a tile, which puts its product into the wish list and removes it (ACC-05). It appears when the page is
 * hydrated and idle, above the picture, so that it costs no document anything (decision 67).
 */
export const Heart = observer(({ partNumber, name }: HeartProps): ReactElement | null => {
  const wishes = wishesOf(use(WishesContext));
  useEffect(() => wishes?.show(), [wishes]);
  return wishes === undefined || !wishes.isReady ? null : (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={wishes.has(partNumber)}
      aria-label={`Wish list: ${name}`}
      onClick={() => void wishes.toggle(partNumber, name)}
    />
  );
});

/** The heart of a product's page, with words and the way to the lists. Without scripts it adds the product to the wish list (ACC-05). */
export const HeartWithWords = observer(({ partNumber, name }: HeartProps): ReactElement | null => {
  const wishes = wishesOf(use(WishesContext));
  const { can } = use(CapabilityContext);
  useEffect(() => wishes?.show(), [wishes]);
  const isWished = wishes?.has(partNumber) ?? false;
  return !can('lists') ? null : (
    <form
      method="post"
      action={LIST_FORM_ACTIONS.wish}
      onSubmit={(event) => {
        event.preventDefault();
        void wishes?.toggle(partNumber, name);
      }}
    >
      <button name="partNumber" value={partNumber} className={styles.long} aria-pressed={isWished}>
        {isWished ? 'In wish list' : 'Add to wish list'}
      </button>{' '}
      <a href={LISTS_PATH} className={styles.lists}>
        Your lists
      </a>
    </form>
  );
});
