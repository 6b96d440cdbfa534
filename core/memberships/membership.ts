import type { PetSpecies } from '../appointments/appointment';

/** Something that a plan gives a number of times in each calendar month or year. */
export interface PlanBenefit {
  readonly id: string;
  readonly text: string;
  readonly times: number;
  readonly per: 'month' | 'year';
}

/** A plan of Vital Care (ACC-09). */
export interface CarePlan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The kinds of pets that it is for. */
  readonly species: ReadonlyArray<PetSpecies>;
  /** For a month. */
  readonly price: number;
  readonly benefits: ReadonlyArray<PlanBenefit>;
}

/** A benefit of a membership, with what is left of it in this month or year. */
export interface OwnBenefit extends PlanBenefit {
  readonly left: number;
}

/** The membership of one pet. Days are like `2026-11-25`. */
export interface CareMembership {
  readonly id: string;
  readonly planId: string;
  readonly name: string;
  readonly petName: string;
  readonly species: PetSpecies;
  /** For a month. */
  readonly price: number;
  readonly startedOn: string;
  /** The last day of a cancelled one. */
  readonly endsOn: string | undefined;
  /** The day on which its next month begins; undefined for a cancelled one. */
  readonly nextMonthOn: string | undefined;
  /** The last day if it is cancelled today; undefined for a cancelled one. */
  readonly wouldEndOn: string | undefined;
  readonly hasEnded: boolean;
  readonly benefits: ReadonlyArray<OwnBenefit>;
}
