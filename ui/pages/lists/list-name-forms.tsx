import type { ReactElement } from 'react';
import { MAX_LIST_NAME } from '../../../core/lists/wish-list';
import { LIST_FORM_ACTIONS } from '../../../core/paths/list-paths';
import { Field } from '../../design/field';
import { PostedForm } from '../shared/posted-form';
import { ListFields } from './list-fields';
import type { EnteredListForm, ListPlace, ListsData } from './lists-data';
import * as styles from './lists-page.module.css';

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

/** The form of a new list. */
export const NewList = ({ entered }: Pick<ListsData, 'entered'>): ReactElement => {
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

type RenameProps = ListPlace & Pick<Extract<EnteredListForm, { form: 'rename' }>, 'name' | 'nameError'>;

/** The form of another name for a list. */
export const Rename = ({ listId, page, name, nameError }: RenameProps): ReactElement => (
  <PostedForm action={LIST_FORM_ACTIONS.rename} look="secondary" size="small" formClass={styles.form} label="Rename">
    <ListFields listId={listId} page={page} />
    <NameField label="New name" name={name} error={nameError} />
  </PostedForm>
);
