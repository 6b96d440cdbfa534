import type { ReactElement } from 'react';
import Heart from 'lucide-react/icons/heart';
import type { ListSummary } from '../../../../core/lists/wish-list';
import type { OverviewPart } from '../../../../core/overview/overview-part';
import { listPath, LISTS_PATH } from '../../../../core/paths/list-paths';
import { OverviewCard, Part } from './overview-card';
import * as styles from './overview-page.module.css';

/** Lists of the card; the others are on their page. */
const MAX_SHOWN = 4;

const countText = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** The shopper's lists, each with its number of products (ACC-05). */
export const ListsCard = ({ part }: { readonly part: OverviewPart<ReadonlyArray<ListSummary>> }): ReactElement => {
  const isEmpty = part.kind === 'known' && part.value.length === 0;
  return (
    <OverviewCard
      title="My Lists"
      icon={<Heart size={22} aria-hidden />}
      link={{ text: isEmpty ? 'Start a list' : 'See all lists', url: LISTS_PATH }}
    >
      <Part part={part} what="your lists">
        {(lists) =>
          lists.length === 0 ? (
            <p>Tap a heart to keep a product for later.</p>
          ) : (
            <ul className={styles.lists}>
              {lists.slice(0, MAX_SHOWN).map(({ id, name, count }) => (
                <li key={id}>
                  <a href={listPath(id)}>{name}</a> <span className={styles.facts}>{countText(count)}</span>
                </li>
              ))}
              {lists.length > MAX_SHOWN ? <li>and {lists.length - MAX_SHOWN} more</li> : null}
            </ul>
          )
        }
      </Part>
    </OverviewCard>
  );
};
