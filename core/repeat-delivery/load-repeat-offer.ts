import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../configuration/capabilities';
import type { SessionStore } from '../identity/session/session-store';
import type { PetGateway } from '../pets/pet-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { RepeatDeliveryGateway } from './repeat-delivery-gateway';
import type { RepeatOffer } from './repeat-offer';
import { petsWithWeight, type PetWithWeight } from './pet-with-weight';

/** What products cost on repeat delivery, with the pets that decide how often they should come. */
export interface OfferWithPets extends RepeatOffer {
  readonly pets: ReadonlyArray<PetWithWeight>;
}

export interface LoadRepeatOfferPorts {
  readonly repeatDelivery: Pick<RepeatDeliveryGateway, 'offer'>;
  readonly pets: PetGateway['pets'];
  readonly userType: SessionStore['userType'];
  readonly capabilities: Capabilities;
}

/**
 * Loads what products would cost on repeat delivery (RPD-01). Takes part numbers as the gateway does, and fails as it does.
 * There are no pets for guests, in a shop without pets, and when they cannot be read.
 */
export type LoadRepeatOffer = (partNumbers: ReadonlyArray<string>) => TE.TaskEither<UpstreamFailure, OfferWithPets>;

export const makeLoadRepeatOffer =
  ({ repeatDelivery, ...ports }: LoadRepeatOfferPorts): LoadRepeatOffer =>
  (partNumbers) =>
    pipe(
      TE.Do,
      TE.apSW('offer', repeatDelivery.offer(partNumbers)),
      TE.apSW('pets', TE.fromTask(ownPets(ports))),
      TE.map(({ offer, pets }) => ({ ...offer, pets })),
    );

const NO_PETS: T.Task<ReadonlyArray<PetWithWeight>> = T.of([]);

const ownPets =
  ({
    pets,
    userType,
    capabilities,
  }: Omit<LoadRepeatOfferPorts, 'repeatDelivery'>): T.Task<ReadonlyArray<PetWithWeight>> =>
  () =>
    userType() === 'registered' && capabilities.has('pets')
      ? pipe(
          pets,
          TE.match(() => [], petsWithWeight),
        )()
      : NO_PETS();
