import type { ReactElement } from 'react';
import Copy from 'lucide-react/icons/copy';
import { LIST_FORM_ACTIONS, sharedListPath } from '../../../core/paths/list-paths';
import { Button } from '../../design/button';
import { Checkbox } from '../../design/checkbox';
import { Field } from '../../design/field';
import { PostedForm } from '../shared/posted-form';
import { ListFields } from './list-fields';
import type { OpenList } from './lists-data';
import * as styles from './lists-page.module.css';

export interface ShareListProps {
  readonly list: Pick<OpenList, 'id' | 'page' | 'sharing'>;
  /** The shop's origin. */
  readonly origin: string;
  readonly isMember: boolean;
  /** Copies the link, and says so. */
  readonly copyLink: (url: string) => void;
}

/** The link of a shared list. Without scripts it is copied from its field. */
const SharedLink = ({ url, copyLink }: Pick<ShareListProps, 'copyLink'> & { readonly url: string }): ReactElement => (
  <div className={styles.share}>
    <Field label="Link to this list" value={url} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
    <div className={styles.ways}>
      <Button
        look="secondary"
        size="small"
        className={styles.copy}
        icon={<Copy size={18} aria-hidden />}
        onClick={() => copyLink(url)}
      >
        Copy link
      </Button>
      <a href={url}>Open shared list</a>
    </div>
  </div>
);

/** Shares a list by a link, which can be taken back (ACC-05). */
export const ShareList = ({ list, origin, isMember, copyLink }: ShareListProps): ReactElement => {
  const { id, page, sharing } = list;
  return (
    <details className={styles.more} open={sharing !== undefined}>
      <summary>{sharing === undefined ? 'Share this list' : 'This list is shared'}</summary>
      {sharing === undefined ? null : (
        <SharedLink url={`${origin}${sharedListPath(sharing.token)}`} copyLink={copyLink} />
      )}
      <p className={styles.soft}>Anyone with the link can see the products, but not your notes.</p>
      <PostedForm
        action={LIST_FORM_ACTIONS.share}
        look="secondary"
        size="small"
        formClass={styles.form}
        label={sharing === undefined ? 'Create link' : 'Save'}
      >
        <ListFields listId={id} page={page} />
        {isMember ? (
          <Checkbox
            label="Show my first name"
            name="showsName"
            value="true"
            defaultChecked={sharing?.showsName === true}
          />
        ) : null}
      </PostedForm>
      {sharing === undefined ? null : (
        <PostedForm action={LIST_FORM_ACTIONS.stopSharing} look="quiet" size="small" label="Stop sharing">
          <ListFields listId={id} page={page} />
        </PostedForm>
      )}
    </details>
  );
};
