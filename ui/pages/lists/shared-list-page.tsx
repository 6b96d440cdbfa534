import type { ReactElement } from 'react';
import { canBePersonalized, canMoveToCart, type SharedList } from '../../../core/lists/wish-list';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { LINKS } from '../../../core/paths/links';
import { ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { VisuallyHidden } from '../../design/visually-hidden';
import { PersonalizeLink } from '../../personalization/personalize-link';
import { PageFrame } from '../shared/page-frame';
import { PostedForm } from '../shared/posted-form';
import { ItemFacts } from './list-item-row';
import type { SharedListData } from './lists-data';
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

const Shared = ({ list }: { readonly list: SharedList }): ReactElement => (
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
              <ItemFacts item={item} headingLevel={2} />
              {canMoveToCart(item) ? (
                <PostedForm
                  action={FORM_ACTIONS.addToCart}
                  size="small"
                  formClass={styles.tools}
                  label={
                    <>
                      Add To Cart<VisuallyHidden> {item.name}</VisuallyHidden>
                    </>
                  }
                >
                  <input type="hidden" name="partNumber" value={item.partNumber} />
                </PostedForm>
              ) : null}
              {canBePersonalized(item) ? (
                <div className={styles.tools}>
                  <PersonalizeLink item={item} size="small" />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  </PageFrame>
);

/** A list that somebody shares: to read, and to put its products into one's own cart (ACC-05). */
export const SharedListPage = ({ data: { list } }: { readonly data: SharedListData }): ReactElement =>
  list === undefined ? <NotShared /> : <Shared list={list} />;
