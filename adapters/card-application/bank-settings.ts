/** What the storefront tells the script of the demonstration bank. */
export interface BankSettings {
  /** The name of the card. */
  readonly card: string;
  /** The currency of incomes: an ISO 4217 code. */
  readonly currency: string;
  /** Where applications are sent: a path of the storefront. */
  readonly applicationsUrl: string;
}
