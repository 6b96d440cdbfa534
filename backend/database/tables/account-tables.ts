/** A shopper's new email address, until its code proves it. */
export interface EmailChangeTable {
  shopper_id: number;
  /** Lower case. */
  email: string;
  /** Keyed hash of the code. */
  code_hash: string;
  /** Wrong codes that may still be tried. */
  tries_left: number;
  asked_at: number;
  expires_at: number;
}

/** Tables of the account area. */
export interface AccountTables {
  email_change: EmailChangeTable;
}
