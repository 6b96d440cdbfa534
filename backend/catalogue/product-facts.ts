/** A fact with its name, such as a row of the guaranteed analysis. */
export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** Body weights in pounds, or inches; without `to` there is no upper end. */
export interface FactRange {
  readonly from: number;
  readonly to?: number;
}

export interface AmountByWeight extends FactRange {
  readonly amount: string;
}

export interface FoodFacts {
  readonly kind: 'food';
  /** The guaranteed analysis. */
  readonly analysis: readonly Specification[];
  readonly calories?: string;
  /** The daily amount by body weight. */
  readonly feeding: readonly AmountByWeight[];
}

export interface SizeFacts {
  readonly kind: 'sizes';
  readonly howToMeasure?: string;
  readonly measures: readonly string[];
  /** Each size has a range in inches for each measure; `pounds` has one range at most. */
  readonly sizes: readonly {
    readonly size: string;
    readonly inches: readonly FactRange[];
    readonly pounds: readonly FactRange[];
  }[];
}

export interface CareFacts {
  readonly kind: 'care';
  readonly facts: readonly Specification[];
}

export interface MedicineFacts {
  readonly kind: 'medicine';
  readonly prescription: boolean;
  readonly facts: readonly Specification[];
  readonly dosing: readonly AmountByWeight[];
  readonly warnings: readonly string[];
}

/** Whether a vet has to approve the product before it is shipped. [PRO-07] */
export const needsPrescription = (facts: readonly ProductFacts[]): boolean =>
  facts.some((one) => one.kind === 'medicine' && one.prescription);

/** Facts of a product by kind, as the wire carries them in `x_facts`. [PRO-06] */
export type ProductFacts = FoodFacts | SizeFacts | CareFacts | MedicineFacts;
