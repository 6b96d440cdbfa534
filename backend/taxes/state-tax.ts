/** Sales tax at a place. */
export interface StateTax {
  /** Two capitals; empty while the state is not known. */
  readonly state: string;
  /** Thousandths of a percent: 6875 is 6.875 %. */
  readonly rate: number;
  /** Whether the charge for shipping is taxed, too; not when it is left out. */
  readonly taxesShipping?: boolean;
}

/** One whole in thousandths of a percent. */
export const WHOLE_TAX = 100_000;
