import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { Service } from '../services/services.ts';
import { WEEK_MS, type AppointmentRow } from './appointment.ts';

/** The complete weeks of a pet on a day; both as `2030-02-09`. */
const weeksOn = (bornOn: string, day: string): number => Math.floor((Date.parse(day) - Date.parse(bornOn)) / WEEK_MS);

/**
 * Throws `_ERR_PET_AGE` when the pet of an appointment is too young or too old for its service on a day. Appointments have no
 * ids of pets, so it is the saved one of the same kind and name, or one of several; a pet that is not saved, or without a
 * birthday, is of any age. [ACC-08]
 */
export const requirePetAge = async (
  database: Kysely<Database>,
  row: Pick<AppointmentRow, 'shopper_id' | 'species' | 'pet_name'>,
  { name, fromWeeks = 0, untilWeeks = Infinity }: Pick<Service, 'name' | 'fromWeeks' | 'untilWeeks'>,
  day: string,
): Promise<void> => {
  if (fromWeeks === 0 && untilWeeks === Infinity) return;
  const pets = await database
    .selectFrom('pet')
    .select(['name', 'born_on'])
    .where('shopper_id', '=', row.shopper_id)
    .where('kind', '=', row.species)
    .execute();
  const named = pets.filter((pet) => pet.name.toLowerCase() === row.pet_name.toLowerCase());
  const isRight = ({ born_on }: (typeof named)[number]): boolean => {
    if (born_on === null) return true;
    const weeks = weeksOn(born_on, day);
    return weeks >= fromWeeks && weeks <= untilWeeks;
  };
  if (named.length === 0 || named.some(isRight)) return;
  throw new CommerceFailure({
    status: 409,
    errorKey: '_ERR_PET_AGE',
    message: `${row.pet_name} isn’t the right age for ${name} on that day.`,
  });
};
