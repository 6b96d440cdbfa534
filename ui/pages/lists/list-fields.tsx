import type { ReactElement } from 'react';
import { PAGE_MARK, type ListPlace } from './lists-data';

/** The hidden fields of a form about a list: the list, and the page to come back to. */
export const ListFields = ({ listId, page }: ListPlace): ReactElement => (
  <>
    <input type="hidden" name="listId" value={listId} />
    {page === 1 ? null : <input type="hidden" name={PAGE_MARK} value={page} />}
  </>
);
