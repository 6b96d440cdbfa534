import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Appointment, Services } from '../../../../core/appointments/appointment';
import type { NoSuchAppointment, NotOffered } from '../../../../core/appointments/appointment-gateway';
import { optionOf } from '../../../../core/appointments/appointment-words';
import { onlySlots, type FindSlots, type FoundSlots } from '../../../../core/appointments/find-slots';
import { servicesIn, type LoadServices } from '../../../../core/appointments/load-services';
import type { FindAppointment, ListAppointments } from '../../../../core/appointments/own-appointments';
import { petsOfAppointment } from '../../../../core/appointments/saved-pet';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import type { LoadPets } from '../../../../core/pets/load-pets';
import { APPOINTMENT_LENGTHS } from '../../../../core/appointments/appointment-form';
import type { Pet } from '../../../../core/pets/pet';
import type { SignInNeeded } from '../../../../core/orders/order-gateway';
import { APPOINTMENTS_PATH } from '../../../../core/paths/paths';
import type { Clock } from '../../../../core/shared/clock';
import type { UpstreamFailure } from '../../../../core/shared/upstream-failure';
import type { Store } from '../../../../core/stores/store';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { savedPets } from '../pets/saved-pets';
import {
  APPOINTMENT_DONE,
  appointmentsTitle,
  draftOf,
  LOST_TIME,
  lostTimePath,
  MARKS,
  type AppointmentDone,
  type AppointmentsData,
  type AppointmentsView,
  type Draft,
} from './appointments-data';
import { ownPets, timesFor } from './pet-choices';
import { chooseStores, type StoreChoicePorts } from './store-choices';

export interface AppointmentsPorts extends StoreChoicePorts {
  readonly loadServices: LoadServices;
  readonly findSlots: FindSlots;
  readonly listAppointments: ListAppointments;
  readonly findAppointment: FindAppointment;
  readonly loadPets: LoadPets;
  readonly userType: SessionStore['userType'];
  readonly clock: Clock;
  readonly shop: string;
}

/** The data of a page into which nothing was entered. */
export const NOTHING_ENTERED: Omit<AppointmentsData, 'view'> = {
  changeHours: 24,
  done: undefined,
  problem: undefined,
  typed: undefined,
  errors: {},
  isNotCovered: false,
};

/** The time that is to be confirmed is not held any more. */
interface LostTime {
  readonly kind: 'lost-time';
}
const LOST: LostTime = { kind: 'lost-time' };

type Failure = LostTime | NoSuchAppointment | SignInNeeded | NotOffered | UpstreamFailure;
type View = TE.TaskEither<Failure, AppointmentsView>;

/** A value of the address; an empty one counts as missing. */
const read = (query: URLSearchParams, name: keyof typeof MARKS): string | undefined =>
  query.get(MARKS[name])?.slice(0, 60) || undefined;

const draftIn = (query: URLSearchParams): Draft => draftOf(query.toString());

/** The first step of a booking for which nothing that fits is chosen. */
const bookView = (ports: AppointmentsPorts, services: Services, query: URLSearchParams): View => {
  const { store } = draftIn(query);
  return pipe(
    store === undefined ? T.of(undefined) : readStore(ports, store),
    T.chain((found) => bookIn(ports, services, query, found)),
  );
};

const bookIn = (
  ports: AppointmentsPorts,
  { services }: Services,
  query: URLSearchParams,
  store: Store | undefined,
): View => {
  const draft = draftIn(query);
  const service = services.find(({ id }) => id === draft.service);
  const offered = store === undefined ? [] : servicesIn(services, store);
  if (store === undefined || offered.length === 0) return storeView(ports, { services, service }, query);
  if (service === undefined || !offered.includes(service)) {
    return TE.right({ kind: 'service', draft, store: store.name, services: offered });
  }
  const option = optionOf(service.options, draft.pet);
  if (option === undefined) {
    return pipe(
      savedPets(ports.loadPets),
      T.map((pets) => ({
        kind: 'pet' as const,
        draft,
        store: store.name,
        service,
        ...ownPets(pets, service, ports.clock()),
      })),
      TE.fromTask,
    );
  }
  const { species, size } = option;
  return pipe(
    TE.Do,
    TE.apS('found', ports.findSlots({ storeId: store.id, serviceId: service.id, species, size }, draft.day)),
    TE.apSW('pet', TE.fromTask(savedPet(ports, draft.own))),
    TE.map(({ found, pet }) => ({
      kind: 'time' as const,
      draft,
      store: store.name,
      service,
      option,
      ...timesFor(pet === undefined ? [] : [pet], service, found),
    })),
  );
};

/** The chosen saved pet; undefined for another one. */
const savedPet = ({ loadPets }: AppointmentsPorts, own: string | undefined): T.Task<Pet | undefined> =>
  own === undefined
    ? T.of(undefined)
    : pipe(
        savedPets(loadPets),
        T.map((pets) => pets.find(({ id }) => id === own)),
      );

/** What the salon should know of a pet (ACC-04), as much as a note holds; empty for nothing. */
const noteOf = (pet: Pet | undefined): string =>
  pet === undefined || pet.allergies === '' ? '' : `Allergies: ${pet.allergies}`.slice(0, APPOINTMENT_LENGTHS.note);

const reviewView = (ports: AppointmentsPorts, id: string, own: string | undefined): View =>
  pipe(
    ports.findAppointment(id),
    TE.mapLeft((failure) => (failure.kind === 'no-such-appointment' ? LOST : failure)),
    TE.filterOrElseW(({ status }) => status === 'held', gone),
    TE.bindTo('appointment'),
    TE.bindW('pet', () => TE.fromTask(savedPet(ports, own))),
    TE.map(({ appointment, pet }) => ({
      kind: 'review' as const,
      id,
      own,
      appointment,
      petName: pet?.name ?? '',
      petNote: noteOf(pet),
    })),
  );

const readStore = ({ viewStore }: AppointmentsPorts, id: string): T.Task<Store | undefined> =>
  pipe(
    viewStore(id),
    TE.match(
      () => undefined,
      ({ store }) => store,
    ),
  );

const storeView = (
  ports: AppointmentsPorts,
  bookable: Pick<Services, 'services'> & { readonly service: Services['services'][number] | undefined },
  query: URLSearchParams,
): View =>
  pipe(
    chooseStores(ports, bookable, read(query, 'near')),
    T.map((choices) => ({ kind: 'store' as const, draft: draftIn(query), service: bookable.service, ...choices })),
    TE.fromTask,
  );

/** The other times to which an appointment can be moved, or the question whether to move it to the chosen one. */
const moveView = (
  { findSlots, loadPets }: AppointmentsPorts,
  { services }: Services,
  appointment: Appointment,
  query: URLSearchParams,
): View => {
  const { id, store, serviceId, species, size, day } = appointment;
  const service = services.find((one) => one.id === serviceId);
  return pipe(
    TE.Do,
    TE.apS('free', findSlots({ storeId: store.id, serviceId, species, size }, read(query, 'day') ?? day, id)),
    TE.apSW('pets', TE.fromTask(savedPets(loadPets))),
    TE.map(({ free, pets }): AppointmentsView => {
      const others = onlySlots(free, ({ startsAt }) => startsAt !== appointment.startsAt);
      const times = timesFor(petsOfAppointment(pets, appointment), service, others);
      const slot = chosenSlot(times.found, read(query, 'at'));
      return slot === undefined
        ? { kind: 'move', appointment, service, ...times }
        : { kind: 'move-question', appointment, ...slot };
    }),
  );
};

const chosenSlot = ({ days }: FoundSlots, at: string | undefined) =>
  days.flatMap(({ day, slots }) => slots.map((slot) => ({ day, slot }))).find(({ slot }) => slot.startsAt === at);

const viewOf = (ports: AppointmentsPorts, services: Services, query: URLSearchParams): View => {
  const step = query.get(MARKS.step);
  const id = read(query, 'id') ?? '';
  if (step === 'book') return bookView(ports, services, query);
  if (step === 'review') return reviewView(ports, id, read(query, 'own'));
  if (step === 'move' || step === 'cancel') {
    return pipe(
      ports.findAppointment(id),
      TE.filterOrElseW(({ status, canChange }) => status === 'booked' && canChange, gone),
      TE.chainW((appointment) =>
        step === 'cancel'
          ? TE.right({ kind: 'cancel' as const, appointment })
          : moveView(ports, services, appointment, query),
      ),
    );
  }
  return pipe(
    ports.listAppointments,
    TE.map((own) => ({ kind: 'list' as const, ...own })),
  );
};

const gone = (): NoSuchAppointment => ({ kind: 'no-such-appointment' });

const doneIn = (query: URLSearchParams): AppointmentDone | undefined => {
  const done = query.get(MARKS.done) ?? '';
  return Object.hasOwn(APPOINTMENT_DONE, done) ? (done as AppointmentDone) : undefined;
};

const otherwise = (failure: Failure, here: string): PageOutcome<AppointmentsData> => {
  switch (failure.kind) {
    case 'sign-in-needed':
      return signInFirst(here);
    case 'lost-time':
      return { kind: 'redirect', url: lostTimePath, isPermanent: false };
    case 'no-such-appointment':
    case 'not-offered':
      return { kind: 'redirect', url: APPOINTMENTS_PATH, isPermanent: false };
    default:
      return { kind: 'unavailable' };
  }
};

/**
 * Loads the list of appointments or a step of booking, moving or cancelling one, as the address says (ACC-08). Shoppers
 * who are not signed in are asked to sign in, and come back to the same step. An appointment that is gone, or cannot be
 * changed any more, shows the list, which says so of a time that was held.
 */
export const makeAppointmentsLoader =
  (ports: AppointmentsPorts): PageLoader<AppointmentsData> =>
  ({ query }) => {
    const text = query.toString();
    const here = text === '' ? APPOINTMENTS_PATH : `${APPOINTMENTS_PATH}?${text}`;
    if (ports.userType() !== 'registered') return T.of(signInFirst(here));
    return pipe(
      ports.loadServices,
      TE.bindTo('services'),
      TE.bindW('view', ({ services }) => viewOf(ports, services, query)),
      TE.match(
        (failure) => otherwise(failure, here),
        ({ services: { changeHours }, view }) =>
          accountPage(appointmentsTitle(view), ports.shop, {
            ...NOTHING_ENTERED,
            changeHours,
            view,
            done: doneIn(query),
            problem: view.kind === 'list' && query.has(MARKS.lost) ? LOST_TIME : undefined,
          }),
      ),
    );
  };
