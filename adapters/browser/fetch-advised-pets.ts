import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdvisedPet } from '../../core/pet-advice/advised-pet';
import { FACT_PATHS } from '../../core/paths/fact-paths';
import { isPetKind } from '../../core/shared/pet-kind';
import type { Unreachable } from '../../core/shared/upstream-failure';
import { readFact, type Fetch } from './read-fact';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isBreed = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  isRecord(value['usual']) &&
  typeof value['usual']['low'] === 'number' &&
  typeof value['usual']['high'] === 'number';

const isAdvisedPet = (value: unknown): value is AdvisedPet =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['kind'] === 'string' &&
  isPetKind(value['kind']) &&
  ['number', 'undefined'].includes(typeof value['pounds']) &&
  ['boolean', 'undefined'].includes(typeof value['isGrowing']) &&
  (value['breed'] === undefined || isBreed(value['breed']));

const areAdvisedPets = (body: unknown): body is ReadonlyArray<AdvisedPet> =>
  Array.isArray(body) && body.every(isAdvisedPet);

/** Makes the use case that reads the shopper's pets from the shop's own server (ACC-04). */
export const makeFetchAdvisedPets = (fetch: Fetch): TaskEither<Unreachable, ReadonlyArray<AdvisedPet>> =>
  readFact(fetch, FACT_PATHS.advisedPets, areAdvisedPets);
