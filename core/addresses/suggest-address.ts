import { asyncScheduler, type SchedulerLike } from 'rxjs';
import {
  cleanText,
  makeSuggestWhileTyping,
  type SuggestionState,
  type SuggestWhileTyping,
} from '../shared/suggest-while-typing';
import { zipOf } from '../stores/zip-code';
import type { Destination } from './address';
import type { AddressDirectory, AddressQuery } from './address-directory';

/** The state of the list below the street's field. */
export type SuggestAddressState = SuggestionState<Destination>;

/** Shorter texts match too many addresses. */
export const MIN_ADDRESS_CHARACTERS = 3;
/** Longer than any street; the service refuses more. */
export const MAX_ADDRESS_CHARACTERS = 100;

/**
 * Suggestions for the typed street (CHK-03), from the third character on and after a pause in typing; see
 * `SuggestWhileTyping`.
 */
export type SuggestAddress = SuggestWhileTyping<AddressQuery, Destination>;

export const makeSuggestAddress = (
  { directory }: { readonly directory: AddressDirectory },
  clock: SchedulerLike = asyncScheduler,
): SuggestAddress =>
  makeSuggestWhileTyping({ clean: cleanQuery, isSame: isSameQuery, suggest: directory.suggest }, clock);

const cleanQuery = ({ text, zipCode }: AddressQuery): AddressQuery | undefined => {
  const clean = cleanText(text, MIN_ADDRESS_CHARACTERS, MAX_ADDRESS_CHARACTERS);
  return clean === undefined ? undefined : { text: clean, zipCode: zipOf(zipCode ?? '') };
};

const isSameQuery = (one: AddressQuery, other: AddressQuery): boolean =>
  one.text === other.text && one.zipCode === other.zipCode;
