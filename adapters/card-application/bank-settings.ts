/** The settings that the storefront passes to the script of the demonstration bank. */
export interface BankSettings {
  /** The name of the card. */
  readonly card: string;
  /** The currency of incomes: an ISO 4217 code. */
  readonly currency: string;
  /** The target of applications: a path of the storefront. */
  readonly applicationsUrl: string;
}
