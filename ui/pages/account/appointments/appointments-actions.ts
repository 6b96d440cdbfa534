import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AccountProblem } from '../../../../core/account/account-form';
import { PET_SIZES, PET_SPECIES, type PetType } from '../../../../core/appointments/appointment';
import type { AppointmentGateway } from '../../../../core/appointments/appointment-gateway';
import { petCode } from '../../../../core/appointments/appointment-words';
import type { BookAppointment } from '../../../../core/appointments/book-appointment';
import { APPOINTMENTS_PATH } from '../../../../core/paths/paths';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { textOf } from '../../shared/posted-fields';
import { signInFirst } from '../../shared/sign-in-first';
import { accountHead } from '../account-head';
import { appointmentProblem, notCovered, statusOfAppointmentError, type AppointmentError } from './appointment-problem';
import {
  LOST_TIME,
  appointmentsTitle,
  bookPath,
  cancelPath,
  donePath,
  draftOf,
  movePath,
  OTHER_PET,
  OTHER_TIME,
  reviewPath,
  TYPED_PET,
  type AppointmentDone,
  type AppointmentsData,
  type Draft,
  type TypedReview,
} from './appointments-data';
import { NOTHING_ENTERED } from './appointments-loader';

type Result = ActionResult<AppointmentsData>;

const see = (done: AppointmentDone) => (): Result => ({ kind: 'see-other', url: donePath(done) });

const refused = (error: AppointmentError, url: string): Result => ({
  kind: 'refused',
  status: statusOfAppointmentError(error),
  url,
  changes: { problem: appointmentProblem(error), done: undefined },
});

const orSignIn = (error: AppointmentError, url: string): Result =>
  error.kind === 'sign-in-needed' ? { kind: 'see-other', url: signInFirst(url).url } : refused(error, url);

const petOf = (code: string): PetType | undefined =>
  PET_SPECIES.flatMap((species) => PET_SIZES.map((size) => ({ species, size }))).find((pet) => petCode(pet) === code);

const MAX_NOTE = 1000;

const noteIn = (form: URLSearchParams): string => (form.get('note') ?? '').slice(0, MAX_NOTE);

/** What was typed into the review of an earlier time; undefined when nothing was. */
const carriedIn = (form: URLSearchParams): TypedReview | undefined => {
  const typed = { pet: textOf(form, TYPED_PET), petName: textOf(form, 'petName'), note: noteIn(form), price: '' };
  return typed.pet + typed.petName + typed.note === '' ? undefined : typed;
};

/** Shows the review at once when something was typed before: it is not written into an address. */
const reviewOf = (url: string, typed: TypedReview | undefined): Result =>
  typed === undefined ? { kind: 'see-other', url } : { kind: 'shown', url, changes: { typed } };

const withTyped = (result: Result, typed: TypedReview | undefined): Result =>
  result.kind === 'refused' && typed !== undefined ? { ...result, changes: { ...result.changes, typed } } : result;

/** Holds a time and shows the review (ACC-08). A time that is gone shows the times of its day again. */
export const makeHoldAction =
  ({ holdSlot }: { readonly holdSlot: AppointmentGateway['hold'] }): PageAction<AppointmentsData> =>
  (form) => {
    const draft: Draft = {
      store: textOf(form, 'store'),
      service: textOf(form, 'service'),
      pet: textOf(form, 'pet'),
      day: textOf(form, 'day'),
      own: textOf(form, 'own') || undefined,
    };
    const pet = petOf(textOf(form, 'pet'));
    return pipe(
      pet === undefined
        ? TE.left({ kind: 'not-offered' } as const)
        : holdSlot({ ...pet, storeId: draft.store ?? '', serviceId: draft.service ?? '' }, textOf(form, 'startsAt')),
      TE.match(
        (error) =>
          error.kind === 'not-offered'
            ? refused(error, bookPath({}))
            : withTyped(orSignIn(error, bookPath(draft)), carriedIn(form)),
        ({ id }) => reviewOf(reviewPath(id, draft.own), carriedIn(form)),
      ),
    );
  };

const typedIn = (form: URLSearchParams): TypedReview => ({
  pet: textOf(form, TYPED_PET) || textOf(form, 'pet'),
  petName: textOf(form, 'petName'),
  note: noteIn(form),
  price: textOf(form, 'price'),
});

export interface ConfirmActionPorts {
  readonly bookAppointment: BookAppointment;
  readonly shop: string;
}

/** The choices that the posted review or calendar is about, with the chosen day. */
const draftIn = (form: URLSearchParams): Draft => {
  const draft = draftOf(textOf(form, 'again'));
  return { ...draft, day: textOf(form, 'day') || draft.day };
};

/**
 * Books the held time (ACC-08). One that somebody else has taken since leads to the other times, and so do the buttons for
 * another time or day. What was typed is kept for the next review.
 */
export const makeConfirmAction =
  ({ bookAppointment, shop }: ConfirmActionPorts): PageAction<AppointmentsData> =>
  (form) => {
    const id = textOf(form, 'id');
    const typed = typedIn(form);
    const draft = draftIn(form);
    if (form.has(OTHER_TIME)) {
      return T.of({ kind: 'shown', url: bookPath(draft), changes: { typed } });
    }
    const [membershipId, price = typed.price] = typed.pet === '' || typed.pet === OTHER_PET ? [] : typed.pet.split(':');
    return pipe(
      bookAppointment(id, { petName: typed.petName, note: typed.note, membershipId, price: Number(price) || 0 }),
      TE.match((error) => notBooked(shop, { id, typed, error, draft }), see('booked')),
    );
  };

interface NotBooked {
  readonly id: string;
  readonly typed: TypedReview;
  readonly error: AppointmentError;
  /** The choices that led to the times that were offered. */
  readonly draft: Draft;
}

const notBooked = (shop: string, { id, typed, error, draft }: NotBooked): Result => {
  if (error.kind === 'no-such-appointment' || error.kind === 'slot-taken') {
    const url = bookPath(draft);
    const problem = error.kind === 'slot-taken' ? appointmentProblem(error) : LOST_TIME;
    return { kind: 'refused', status: statusOfAppointmentError(error), url, changes: { problem, typed } };
  }
  const errors = error.kind === 'invalid-fields' ? error.errors : {};
  const view = { kind: 'review', id, appointment: undefined, own: draft.own, petName: '', petNote: '' } as const;
  const changes = { typed, errors, problem: appointmentProblem(error) };
  return {
    kind: 'refused',
    status: statusOfAppointmentError(error),
    url: reviewPath(id, draft.own),
    changes,
    otherwise: {
      head: accountHead(appointmentsTitle(view), shop),
      data: { ...NOTHING_ENTERED, view, ...changes },
      isNeverKept: true,
    },
  };
};

/** What is told above the list: the page of the appointment is no longer there then. */
const IN_THE_LIST: ReadonlyArray<string> = ['no-such-appointment', 'too-late-to-change'];

/** The chosen time again, which the membership does not cover, with the question whether the regular price is right. */
const askAtRegularPrice = (error: AppointmentError, url: string, problem: AccountProblem): Result => ({
  kind: 'refused',
  status: statusOfAppointmentError(error),
  url,
  changes: { problem, isNotCovered: true, done: undefined },
});

/** A price that a form names. */
const priceIn = (form: URLSearchParams): number | undefined => {
  const price = textOf(form, 'price');
  return price === '' ? undefined : Number(price) || 0;
};

/**
 * Moves an appointment (ACC-08). A time that is gone shows the other ones. One that the membership does not cover is offered
 * at the regular price (ACC-09).
 */
export const makeMoveAction =
  ({ moveAppointment }: { readonly moveAppointment: AppointmentGateway['move'] }): PageAction<AppointmentsData> =>
  (form) => {
    const id = textOf(form, 'id');
    const day = textOf(form, 'day');
    const at = textOf(form, 'startsAt');
    const again = movePath(id, day === '' ? {} : { day });
    return pipe(
      moveAppointment(id, at, priceIn(form)),
      TE.match((error) => {
        const problem = notCovered(error);
        if (problem !== undefined) return askAtRegularPrice(error, movePath(id, { day, at }), problem);
        return IN_THE_LIST.includes(error.kind) ? refused(error, APPOINTMENTS_PATH) : orSignIn(error, again);
      }, see('moved')),
    );
  };

/** Cancels an appointment (ACC-08). */
export const makeCancelAction =
  ({ cancelAppointment }: { readonly cancelAppointment: AppointmentGateway['cancel'] }): PageAction<AppointmentsData> =>
  (form) => {
    const id = textOf(form, 'id');
    return pipe(
      cancelAppointment(id),
      TE.match(
        (error) =>
          error.kind === 'sign-in-needed' ? orSignIn(error, cancelPath(id)) : refused(error, APPOINTMENTS_PATH),
        see('cancelled'),
      ),
    );
  };
