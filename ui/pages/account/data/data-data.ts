import type { WithRefusedForm } from '../refused-form';

export const DATA_TITLE = 'Your data';

/** The data of the page about what is known of the shopper. */
export interface OwnDataPage extends WithRefusedForm<'delete'> {
  /** The account was just deleted: the page says so, and shows nothing else. */
  readonly isDeleted: boolean;
  /** False for an account that is opened with Google alone. */
  readonly hasPassword: boolean;
  /** Orders that are not finished, which a deletion was refused for. */
  readonly openOrders: ReadonlyArray<string>;
}

/** The mark in the address after a deletion. */
export const DELETED_MARK = { name: 'done', value: 'deleted' } as const;
