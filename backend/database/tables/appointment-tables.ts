import type { Generated } from 'kysely';

/** Tables of appointments and memberships. Times are milliseconds since 1970, money is integer cents. */

/** A membership of Vital Care, for one pet. */
export interface MembershipTable {
  membership_id: Generated<number>;
  shopper_id: number;
  /** Chosen by the client, so that a repeated request joins once. Unique for a shopper. */
  join_key: string;
  plan_id: string;
  pet_name: string;
  species: string;
  /** For a month. */
  price_cents: number;
  /** Days of the shop, as `YYYY-MM-DD`. */
  started_on: string;
  /** The last day; null until it is cancelled. */
  ends_on: string | null;
  created_at: number;
}

export interface AppointmentTable {
  appointment_id: Generated<number>;
  shopper_id: number;
  store_id: string;
  service_id: string;
  species: string;
  size: string;
  /** 'held', 'booked' or 'cancelled'. */
  status: string;
  /** Of the first lesson. */
  starts_at: number;
  ends_at: number;
  pet_name: Generated<string>;
  note: Generated<string>;
  /** Without benefits. */
  list_cents: number;
  price_cents: number;
  /** The membership whose benefit it has spent. */
  membership_id: number | null;
  /** The membership whose benefit it lost with the cancellation of that membership. */
  lost_membership_id: Generated<number | null>;
  /** Until then a held one is kept for the shopper; null for others. */
  held_until: number | null;
  reminded_at: number | null;
  /** Grows with every move; a reminder is for one version. */
  version: Generated<number>;
  created_at: number;
  updated_at: number;
}

/** How many places a team of a store has, where that is not the usual number. [ACC-08] */
export interface StoreTeamTable {
  store_id: string;
  /** A team of `services.json`. */
  team: string;
  /** 0 to 99. */
  places: number;
}

/** Half an hour of one member of a team, or one place of a class. */
export interface TeamTimeTable {
  store_id: string;
  team: string;
  starts_at: number;
  /** From 0. */
  place: number;
  appointment_id: number;
}

export interface BenefitUseTable {
  appointment_id: number;
  membership_id: number;
  benefit_id: string;
  /** A month or a year: `2030-01` or `2030`. */
  period: string;
}

export interface AppointmentTables {
  membership: MembershipTable;
  appointment: AppointmentTable;
  store_team: StoreTeamTable;
  team_time: TeamTimeTable;
  benefit_use: BenefitUseTable;
}
