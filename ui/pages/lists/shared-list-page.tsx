import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { LINKS } from '../../../core/paths/links';
import { sharedListPath } from '../../../core/paths/list-paths';
import { ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Pagination } from '../../design/pagination';
import type { MyStore } from '../../stores/my-store';
import { PageFrame } from '../shared/page-frame';
import { ItemWays, type PickupStore } from './item-ways';
import { ItemFacts } from './list-item-row';
import type { OpenSharedList, SharedListData } from './lists-data';
import * as styles from './lists-page.module.css';

const NotShared = (): ReactElement => (
  <PageFrame>
    <EmptyState
      headingLevel={1}
      title="This list isn’t shared"
      actions={<ButtonLink href={LINKS.home}>Start shopping</ButtonLink>}
    >
      <p>Its owner may have stopped sharing it, or the link is incomplete. Ask them for a new link.</p>
    </EmptyState>
  </PageFrame>
);

const Shared = ({
  list,
  store,
}: {
  readonly list: OpenSharedList;
  readonly store: PickupStore | undefined;
}): ReactElement => (
  <PageFrame>
    <section className={styles.list} aria-labelledby="shared-list">
      <header className={styles.head}>
        <h1 id="shared-list">{list.name}</h1>
      </header>
      <p className={styles.soft}>
        {list.ownerName === undefined ? 'A wish list shared with you.' : `${list.ownerName}’s wish list.`}
      </p>
      {list.items.length === 0 ? (
        <EmptyState title="This list is empty" actions={<ButtonLink href={LINKS.home}>Start shopping</ButtonLink>} />
      ) : (
        <ul className={styles.items} aria-label={list.name}>
          {list.items.map((item) => (
            <li key={item.id} className={styles.item}>
              <ItemFacts item={item} store={store} headingLevel={2} />
              <div className={styles.tools}>
                <ItemWays item={item} store={store} action={FORM_ACTIONS.addToCart} label="Add To Cart">
                  <input type="hidden" name="partNumber" value={item.partNumber} />
                </ItemWays>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => sharedListPath(list.token, page)}
        label="Pages of this list"
      />
    </section>
  </PageFrame>
);

export interface SharedListPageProps {
  readonly data: SharedListData;
  readonly myStore?: Pick<MyStore, 'store'> | undefined;
}

/** A list that somebody shares: to read, and to put its products into one's own cart (ACC-05). */
export const SharedListPage = observer(({ data: { list }, myStore }: SharedListPageProps): ReactElement =>
  list === undefined ? <NotShared /> : <Shared list={list} store={myStore?.store} />,
);
