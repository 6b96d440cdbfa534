import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { LINKS } from '../../../core/paths/links';
import { LIST_FORM_ACTIONS, listPath, LISTS_PATH } from '../../../core/paths/list-paths';
import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import type { CardFlow } from '../../petco-pay/card-flow';
import { ApplyLink } from '../../petco-pay/apply-link';
import type { MyStore } from '../../stores/my-store';
import { AccountFormProblem } from '../account/account-form-problem';
import { AccountFrame } from '../account/account-frame';
import { AgainBanner } from '../orders/again-banner';
import { PostedForm } from '../shared/posted-form';
import type { PickupStore } from './item-ways';
import { ListFields } from './list-fields';
import { ItemForm } from './list-item-row';
import { NewList, Rename } from './list-name-forms';
import { LIST_DONE, LISTS_TITLE, type ListsData } from './lists-data';
import * as styles from './lists-page.module.css';
import { itemsWords, Nothing, OpenList, RestToCart } from './open-list';
import type { ShareListProps } from './share-list';

export interface ListsPageProps extends Pick<ShareListProps, 'copyLink'> {
  readonly data: ListsData;
  readonly chrome: Pick<ChromeViewModel, 'brand' | 'can' | 'card' | 'enablePCC' | 'user'>;
  readonly cardFlow: Pick<CardFlow, 'apply'>;
  readonly myStore?: Pick<MyStore, 'store'> | undefined;
}

const ListLinks = ({
  lists,
  openId,
}: Pick<ListsData, 'lists'> & { readonly openId: string | undefined }): ReactElement | null =>
  lists.length < 2 ? null : (
    <nav aria-label="Your lists">
      <ul className={styles.links}>
        {lists.map((list) => (
          <li key={list.id}>
            <a href={listPath(list.id)} className={styles.link} aria-current={list.id === openId ? 'page' : undefined}>
              {list.name} <span className={styles.soft}>{itemsWords(list.count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

/** The refused form of a list that cannot be shown now, with what was entered. A new list has a form on every page. */
const Kept = ({ entered }: Pick<ListsData, 'entered'>): ReactElement | null => {
  switch (entered?.form) {
    case 'rename':
      return <Rename {...entered} />;
    case 'item':
      return <ItemForm {...entered} name={undefined} />;
    default:
      return null;
  }
};

const Undo = ({ undo }: Pick<ListsData, 'undo'>): ReactElement | null =>
  undo === undefined ? null : (
    <PostedForm action={LIST_FORM_ACTIONS.restore} look="secondary" size="small" label="Undo">
      <ListFields {...undo} />
      {undo.itemId === undefined ? null : <input type="hidden" name="itemId" value={undo.itemId} />}
    </PostedForm>
  );

interface MessagesProps extends Pick<ListsPageProps, 'data'> {
  readonly store: PickupStore | undefined;
}

const Messages = ({ data, store }: MessagesProps): ReactElement => {
  const { again, done, open, notMoved, problem, undo } = data;
  const names = new Map(notMoved.map(({ partNumber, name }) => [partNumber, name]));
  return (
    <>
      {problem === undefined ? null : <AccountFormProblem problem={problem} returnPath={LISTS_PATH} />}
      {done === undefined || problem !== undefined ? null : (
        <Banner tone="good" urgent title={LIST_DONE[done]} action={<Undo undo={undo} />} />
      )}
      <AgainBanner
        result={again}
        nameOf={(partNumber) => names.get(partNumber)}
        storeNameOf={(id) => (store?.id === id ? store.name : undefined)}
        partKept="We kept the rest in your list."
        {...(open === undefined ? {} : { moveRest: <RestToCart list={open} store={store} /> })}
      />
    </>
  );
};

/** What a guest is told: the lists are of this browser until there is an account (ACC-05, PCC-07). */
const ForGuests = observer(({ chrome, cardFlow }: Pick<ListsPageProps, 'chrome' | 'cardFlow'>): ReactElement | null => {
  const { brand, can, enablePCC, user } = chrome;
  if (user.isRegistered || !can('accounts')) return null;
  return (
    <aside className={styles.guests} aria-labelledby="keep-lists">
      <h2 id="keep-lists">Save your lists</h2>
      <p>Sign in to see your lists on all your devices. We’ll add the items you’ve saved here.</p>
      <div className={styles.ways}>
        <ButtonLink href={withReturnPath(SIGN_IN_PATH, LISTS_PATH)} look="secondary">
          Sign in
        </ButtonLink>
        {can('card') && enablePCC ? (
          <ApplyLink cardFlow={cardFlow} href={LINKS.creditCard} options={{ fromWishlist: true }}>
            {`Apply for ${brand.card}`}
          </ApplyLink>
        ) : null}
      </div>
    </aside>
  );
});

/** The shopper's wish lists, of guests too (ACC-05). */
export const ListsPage = observer(({ data, chrome, cardFlow, copyLink, myStore }: ListsPageProps): ReactElement => {
  const { lists, open, entered } = data;
  return (
    <AccountFrame place="lists" title={LISTS_TITLE}>
      <Messages data={data} store={myStore?.store} />
      <ListLinks lists={lists} openId={open?.id} />
      {open === undefined ? (
        entered === undefined ? (
          <Nothing />
        ) : (
          <Kept entered={entered} />
        )
      ) : (
        <OpenList
          list={open}
          data={data}
          isMember={chrome.user.isRegistered}
          copyLink={copyLink}
          store={myStore?.store}
        />
      )}
      <NewList entered={entered} />
      <ForGuests chrome={chrome} cardFlow={cardFlow} />
    </AccountFrame>
  );
});
