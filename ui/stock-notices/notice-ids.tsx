import type { ReactElement } from 'react';
import type { WantedNotice } from './wanted-notice';

/** The hidden fields of a form about a notice: the variant, and the store in which it is wanted. */
export const NoticeIds = ({ wanted }: { readonly wanted: WantedNotice }): ReactElement => (
  <>
    <input type="hidden" name="sku" value={wanted.partNumber} />
    {wanted.store === undefined ? null : <input type="hidden" name="store" value={wanted.store.id} />}
  </>
);
