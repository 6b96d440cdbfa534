import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { needsPickup } from '../../../core/lists/list-item-state';
import { MAX_AGAIN } from '../../../core/orders/max-again';
import { canMoveToCart, MAX_LIST_NAME, type WishList } from '../../../core/lists/wish-list';
import { LINKS } from '../../../core/paths/links';
import { LIST_FORM_ACTIONS, listPath, LISTS_PATH } from '../../../core/paths/list-paths';
import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Field } from '../../design/field';
import { Scene } from '../../design/scene';
import { VisuallyHidden } from '../../design/visually-hidden';
import type { CardFlow } from '../../petco-pay/card-flow';
import { ApplyLink } from '../../petco-pay/apply-link';
import type { MyStore } from '../../stores/my-store';
import { AccountFormProblem } from '../account/account-form-problem';
import { AccountFrame } from '../account/account-frame';
import { CapabilityContext } from '../../page/capability-context';
import { AgainBanner } from '../orders/again-banner';
import { PostedForm } from '../shared/posted-form';
import { PickupField, type PickupStore } from './item-ways';
import { ItemForm, ItemRow } from './list-item-row';
import { LIST_DONE, LISTS_TITLE, type ListsData } from './lists-data';
import * as styles from './lists-page.module.css';
import { ShareList, type ShareListProps } from './share-list';

export interface ListsPageProps extends Pick<ShareListProps, 'copyLink'> {
  readonly data: ListsData;
  readonly chrome: Pick<ChromeViewModel, 'brand' | 'can' | 'card' | 'enablePCC' | 'user'>;
  readonly cardFlow: Pick<CardFlow, 'apply'>;
  readonly myStore?: Pick<MyStore, 'store'> | undefined;
}

const ListId = ({ list }: { readonly list: WishList }): ReactElement => (
  <input type="hidden" name="listId" value={list.id} />
);

const countOf = ({ items }: WishList): string => `${items.length} ${items.length === 1 ? 'item' : 'items'}`;

const ListLinks = ({ lists, openId }: Pick<ListsData, 'lists' | 'openId'>): ReactElement | null =>
  lists.length < 2 ? null : (
    <nav aria-label="Your lists">
      <ul className={styles.links}>
        {lists.map((list) => (
          <li key={list.id}>
            <a href={listPath(list.id)} className={styles.link} aria-current={list.id === openId ? 'page' : undefined}>
              {list.name} <span className={styles.soft}>{countOf(list)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

/** The field for the name of a list, with what is wrong with it. */
const NameField = ({
  label,
  name,
  error,
}: {
  label: string;
  name: string;
  error: string | undefined;
}): ReactElement => (
  <Field label={label} name="name" maxLength={MAX_LIST_NAME} defaultValue={name} error={error} required />
);

const NewList = ({ entered }: Pick<ListsData, 'entered'>): ReactElement => {
  const own = entered?.form === 'create' ? entered : undefined;
  return (
    <details className={styles.more} open={own !== undefined}>
      <summary>New list</summary>
      <PostedForm
        action={LIST_FORM_ACTIONS.create}
        look="secondary"
        size="small"
        formClass={styles.form}
        label="Create list"
      >
        <NameField label="List name" name={own?.name ?? ''} error={own?.nameError} />
      </PostedForm>
    </details>
  );
};

interface RenameProps {
  readonly listId: string;
  readonly name: string;
  readonly nameError?: string | undefined;
}

const Rename = ({ listId, name, nameError }: RenameProps): ReactElement => (
  <PostedForm action={LIST_FORM_ACTIONS.rename} look="secondary" size="small" formClass={styles.form} label="Rename">
    <input type="hidden" name="listId" value={listId} />
    <NameField label="New name" name={name} error={nameError} />
  </PostedForm>
);

const Settings = ({ list, entered }: Pick<ListsData, 'entered'> & { readonly list: WishList }): ReactElement => {
  const own = entered?.form === 'rename' && entered.listId === list.id ? entered : undefined;
  return (
    <details className={styles.more} open={own !== undefined}>
      <summary>Rename{list.isDefault ? '' : ' or delete'}</summary>
      <Rename listId={list.id} name={own?.name ?? list.name} nameError={own?.nameError} />
      {list.isDefault ? null : (
        <PostedForm action={LIST_FORM_ACTIONS.remove} look="quiet" size="small" label="Delete this list">
          <ListId list={list} />
        </PostedForm>
      )}
    </details>
  );
};

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

/**
 * Moves what can be bought of a list, but no more than a cart holds; what cannot be shipped is picked up in the shopper's
 * store, if there is one.
 */
const AllToCart = ({
  list,
  store,
}: {
  readonly list: WishList;
  readonly store: PickupStore | undefined;
}): ReactElement | null => {
  const { can } = use(CapabilityContext);
  const pickup = can('pickup') ? store : undefined;
  const picked = pickup === undefined ? 0 : list.items.filter((item) => needsPickup(item, pickup.id)).length;
  const count = list.items.filter(canMoveToCart).length + picked;
  const label = count > MAX_AGAIN ? `Move the first ${MAX_AGAIN} to cart` : `Move all ${count} to cart`;
  return count < 2 ? null : (
    <PostedForm action={LIST_FORM_ACTIONS.toCart} look="secondary" size="small" label={label}>
      <ListId list={list} />
      {picked === 0 ? null : <PickupField store={pickup} />}
    </PostedForm>
  );
};

const Undo = ({ undo }: Pick<ListsData, 'undo'>): ReactElement | null =>
  undo === undefined ? null : (
    <PostedForm action={LIST_FORM_ACTIONS.restore} look="secondary" size="small" label="Undo">
      <input type="hidden" name="listId" value={undo.listId} />
      {undo.itemId === undefined ? null : <input type="hidden" name="itemId" value={undo.itemId} />}
    </PostedForm>
  );

interface MessagesProps extends Pick<ListsPageProps, 'data'> {
  readonly store: PickupStore | undefined;
}

const Messages = ({ data, store }: MessagesProps): ReactElement => {
  const { again, done, lists, problem, undo } = data;
  const names = new Map(lists.flatMap(({ items }) => items.map(({ partNumber, name }) => [partNumber, name])));
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
      />
    </>
  );
};

const Nothing = (): ReactElement => (
  <EmptyState
    art={<Scene name="empty-cart" priority="eager" />}
    title="This list is empty"
    actions={<ButtonLink href={LINKS.home}>Start shopping</ButtonLink>}
  >
    <p>Tap the heart on any product to save it here.</p>
  </EmptyState>
);

const OpenList = ({
  list,
  data,
  isMember,
  copyLink,
  store,
}: Pick<ListsPageProps, 'copyLink' | 'data'> & {
  /** The shopper's store; undefined when none is chosen. */
  readonly store: PickupStore | undefined;
  readonly list: WishList;
  readonly isMember: boolean;
}): ReactElement => (
  <section className={styles.list} aria-labelledby="open-list">
    <header className={styles.head}>
      <h2 id="open-list">
        {list.name}
        <VisuallyHidden>, {countOf(list)}</VisuallyHidden>
      </h2>
      <AllToCart list={list} store={store} />
    </header>
    {list.items.length === 0 ? (
      <Nothing />
    ) : (
      <ul className={styles.items} aria-label={list.name}>
        {list.items.map((item) => (
          <ItemRow key={item.id} item={item} list={list} lists={data.lists} store={store} entered={data.entered} />
        ))}
      </ul>
    )}
    <ShareList list={list} origin={data.origin} isMember={isMember} copyLink={copyLink} />
    <Settings list={list} entered={data.entered} />
  </section>
);

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
  const { lists, openId, entered } = data;
  const open = lists.find(({ id }) => id === openId);
  return (
    <AccountFrame place="lists" title={LISTS_TITLE}>
      <Messages data={data} store={myStore?.store} />
      <ListLinks lists={lists} openId={openId} />
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
