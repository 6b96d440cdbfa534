/** The account that a demonstration has from its first start, as its settings describe it. */
export interface DemoAccount {
  /** The email address, which is also the logon id. */
  readonly logonId: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}
