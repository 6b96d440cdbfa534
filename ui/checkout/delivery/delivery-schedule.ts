import { observeMembers } from '../../state/observe-members';

/** The step that takes the chosen day. */
export interface DayTaker {
  readonly entries: { readonly day: string | undefined };
  readonly change: (entries: { readonly day: string }) => void;
}

/** The days of FROZEN_FOOD_SCHEDULE, and who takes the chosen one. */
export class DeliverySchedule {
  days: ReadonlyArray<string> = [];
  private taker: DayTaker | undefined;

  constructor() {
    observeMembers(this);
  }

  get chosen(): string | undefined {
    return this.taker?.entries.day;
  }

  show(days: ReadonlyArray<string>, taker: DayTaker): void {
    this.days = days;
    this.taker = taker;
  }

  choose(day: string): void {
    this.taker?.change({ day });
  }
}
