import { asyncScheduler, type SchedulerLike } from 'rxjs';
import { cleanText, makeSuggestWhileTyping, type SuggestWhileTyping } from '../shared/suggest-while-typing';
import type { Clinic, ClinicDirectory, ClinicQuery } from './clinic-directory';

/** Shorter texts match too many clinics. */
const MIN_CHARACTERS = 3;
/** Longer than any name with its place; the service refuses more. */
export const MAX_CLINIC_CHARACTERS = 160;

/**
 * Suggestions of clinics for the typed name and place (ACC-04), from the third character on and after a pause in typing;
 * see `SuggestWhileTyping`.
 */
export type SuggestClinic = SuggestWhileTyping<ClinicQuery, Clinic>;

export const makeSuggestClinic = (
  { clinics }: { readonly clinics: ClinicDirectory },
  clock: SchedulerLike = asyncScheduler,
): SuggestClinic =>
  makeSuggestWhileTyping(
    { clean: cleanQuery, isSame: (one, other) => one.text === other.text, suggest: clinics.suggest },
    clock,
  );

const cleanQuery = ({ text }: ClinicQuery): ClinicQuery | undefined => {
  const clean = cleanText(text, MIN_CHARACTERS, MAX_CLINIC_CHARACTERS);
  return clean === undefined ? undefined : { text: clean };
};
