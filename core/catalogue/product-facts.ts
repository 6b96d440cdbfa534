export interface NamedFact {
  readonly name: string;
  readonly value: string;
}

/** Body weights in pounds; `to` is undefined when there is no upper end. */
export interface PoundsRange {
  readonly from: number;
  readonly to: number | undefined;
}

/** How much an animal of this weight gets. */
export interface AmountByWeight extends PoundsRange {
  readonly amount: string;
}

/** Facts of food: guaranteed analysis, calories, and the daily amount by weight. */
export interface FoodFacts {
  readonly kind: 'food';
  readonly analysis: ReadonlyArray<NamedFact>;
  readonly calories: string | undefined;
  readonly feeding: ReadonlyArray<AmountByWeight>;
}

export interface WornSize {
  readonly size: string;
  /** A range in inches for each measure of the chart. */
  readonly inches: ReadonlyArray<{ readonly from: number; readonly to: number }>;
  readonly pounds: PoundsRange | undefined;
}

/** The size chart of what an animal wears. */
export interface SizeFacts {
  readonly kind: 'sizes';
  readonly howToMeasure: string | undefined;
  /** What is measured, such as `Neck`, in the order of `inches`. */
  readonly measures: ReadonlyArray<string>;
  readonly sizes: ReadonlyArray<WornSize>;
}

/** The care sheet of a live animal or plant: grown size, habitat, diet, temperament, tank mates, origin. */
export interface CareFacts {
  readonly kind: 'care';
  readonly facts: ReadonlyArray<NamedFact>;
}

/** Facts of a medicine: species, active ingredients, the dose by weight, warnings. */
export interface MedicineFacts {
  readonly kind: 'medicine';
  readonly needsPrescription: boolean;
  readonly facts: ReadonlyArray<NamedFact>;
  readonly dosing: ReadonlyArray<AmountByWeight>;
  readonly warnings: ReadonlyArray<string>;
}

/** Facts of a product by kind (PRO-06). A veterinary diet has those of food and of a medicine. */
export type ProductFacts = FoodFacts | SizeFacts | CareFacts | MedicineFacts;

/** Whether a vet has to approve the product before it is shipped (PRO-07). */
export const needsPrescription = (facts: ReadonlyArray<ProductFacts>): boolean =>
  facts.some((one) => one.kind === 'medicine' && one.needsPrescription);

/** A range of weights as words, such as `3–12 lb`, `Up to 22 lb` or `101 lb and over`. */
export const poundsText = ({ from, to }: PoundsRange): string =>
  to === undefined ? `${from} lb and over` : from === 0 ? `Up to ${to} lb` : `${from}–${to} lb`;
