import * as E from 'fp-ts/Either';
import type { Appointment, DayOfSlots } from '../../../core/appointments/appointment';
import type { CareMembership } from '../../../core/memberships/membership';
import { A_BATH, aCourse, aService } from '../../builders/appointment';
import { FakeAppointmentGateway } from '../../fakes/fake-appointment-gateway';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeCareGateway } from '../../fakes/fake-care-gateway';
import { refusal, serve, type Answer, type Seen } from './commerce-site';

/** Names the caller of a request, as the session cookies do. */
export const CALLER = 'x-test-caller';

const BASE = '/wcs/resources/store/10151/';

/** The refusals of the fakes in the service's format. */
const REFUSALS: Readonly<Record<string, Answer>> = {
  'sign-in-needed': refusal(401, { errorKey: '_ERR_LOGON_REQUIRED', errorCode: '2550' }),
  'slot-taken': refusal(409, { errorKey: '_ERR_SLOT_TAKEN' }),
  'too-many-appointments': refusal(409, { errorKey: '_ERR_TOO_MANY_APPOINTMENTS' }),
  'pet-busy': refusal(409, { errorKey: '_ERR_PET_BUSY' }),
  'wrong-age': refusal(409, { errorKey: '_ERR_PET_AGE' }),
  'no-such-appointment': refusal(404, { errorKey: '_ERR_NOT_FOUND', errorParameters: 'appointmentId' }),
  'benefit-used': refusal(409, { errorKey: '_ERR_BENEFIT_USED' }),
  'too-late-to-change': refusal(409, { errorKey: '_ERR_APPOINTMENT_TOO_LATE' }),
  'not-offered': refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'serviceId' }),
  'already-member': refusal(409, { errorKey: '_ERR_ALREADY_MEMBER' }),
  'too-many-memberships': refusal(409, { errorKey: '_ERR_TOO_MANY_MEMBERSHIPS' }),
  'no-more-memberships': refusal(409, { errorKey: '_ERR_NO_MORE_MEMBERSHIPS' }),
  'no-such-plan': refusal(400, { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'planId' }),
  'membership-ended': refusal(409, { errorKey: '_ERR_MEMBERSHIP_ENDED' }),
  'no-such-membership': refusal(404, { errorKey: '_ERR_NOT_FOUND', errorParameters: 'membershipId' }),
};

const answer = <A>(result: E.Either<{ readonly kind: string }, A>, toBody: (value: A) => unknown): Answer => {
  if (E.isRight(result)) return [200, toBody(result.right)];
  const refused = REFUSALS[result.left.kind];
  if (refused === undefined) throw new Error(`the fake fails with ${result.left.kind}, which has no wire form`);
  return refused;
};

const money = (amount: number): string => amount.toFixed(5);

const appointmentBody = ({ id, price, regularPrice, heldUntil, store, ...rest }: Appointment): unknown => ({
  ...rest,
  appointmentId: id,
  ...(heldUntil === undefined ? {} : { heldUntilTime: heldUntil }),
  price: money(price),
  regularPrice: money(regularPrice),
  store: { ...store, storeId: store.id },
});

const membershipBody = ({ id, price, benefits, ...rest }: CareMembership): unknown => ({
  ...rest,
  membershipId: id,
  price: money(price),
  benefits: benefits.map(({ id: benefitId, ...benefit }) => ({ ...benefit, benefitId })),
});

interface Body {
  readonly physicalStoreId: string;
  readonly serviceId: string;
  readonly startsAt: string;
  readonly petName?: string;
  readonly note: string;
  readonly membershipId?: string;
  readonly price?: string;
}

const bathOf = ({ physicalStoreId, serviceId }: Pick<Body, 'physicalStoreId' | 'serviceId'>) => ({
  ...A_BATH,
  storeId: physicalStoreId,
  serviceId,
});

const answerAppointments = async (
  fake: FakeAppointmentGateway,
  { method, path, query, body }: Seen,
): Promise<Answer> => {
  const [, id = '', change] = path.slice(`${BASE}x_appointments/`.length).split('/');
  const sent = (body ?? {}) as Body;
  if (path.endsWith('/slots')) {
    const wanted = bathOf({ physicalStoreId: query.physicalStoreId ?? '', serviceId: query.serviceId ?? '' });
    return answer(await fake.slots(wanted, query.from ?? '', query.appointmentId)(), (days) => ({ days }));
  }
  if (method === 'GET') {
    return answer(await fake.appointments(), (all) => ({ appointments: all.map(appointmentBody) }));
  }
  if (id === '') return answer(await fake.hold(bathOf(sent), sent.startsAt)(), appointmentBody);
  if (change === 'confirm') {
    const { petName = '', note, membershipId, price } = sent;
    const confirmation = { petName, note, membershipId, price: Number(price) };
    return answer(await fake.confirm(id, confirmation)(), appointmentBody);
  }
  if (change === 'cancel') return answer(await fake.cancel(id)(), appointmentBody);
  const agreed = sent.price === undefined ? undefined : Number(sent.price);
  return answer(await fake.move(id, sent.startsAt, agreed)(), appointmentBody);
};

const answerServices = async (fake: FakeAppointmentGateway): Promise<Answer> =>
  answer(await fake.services(), ({ services, changeHours }) => ({
    changeHours,
    services: services.map(({ id, options, ...service }) => ({
      ...service,
      serviceId: id,
      options: options.map((option) => ({ ...option, price: money(option.price) })),
    })),
  }));

const answerMemberships = async (fake: FakeCareGateway, { method, path, body }: Seen): Promise<Answer> => {
  const own = path.slice(`${BASE}x_memberships`.length);
  if (own === '') {
    return answer(await fake.plans(), (plans) => ({
      plans: plans.map(({ id, price, benefits, ...plan }) => ({
        ...plan,
        planId: id,
        price: money(price),
        benefits: benefits.map(({ id: benefitId, ...benefit }) => ({ ...benefit, benefitId })),
      })),
    }));
  }
  if (method === 'GET') return answer(await fake.memberships(), (all) => ({ memberships: all.map(membershipBody) }));
  const [, id, change] = own.split('/').slice(1);
  if (id === undefined) {
    return answer(await fake.join(body as Parameters<FakeCareGateway['join']>[0])(), membershipBody);
  }
  return answer(change === 'keep' ? await fake.keep(id)() : await fake.cancel(id)(), membershipBody);
};

/** Days with two free times each, the last one a week after the first. */
const DAYS: ReadonlyArray<DayOfSlots> = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-09'].map((day) => ({
  day,
  slots: [
    { startsAt: `${day}T18:00:00.000Z`, time: '10:00' },
    { startsAt: `${day}T19:00:00.000Z`, time: '11:00' },
  ],
}));

/** What happens to appointments and memberships. */
export interface AppointmentSite extends Pick<FakeCareGateway, 'ends'> {
  readonly appointments: FakeAppointmentGateway;
  /** The owner has saved a dog that was born on a day. */
  readonly hasPet: (owner: string, name: string, day: string) => void;
  /** The store of `A_BATH` is closed on a day. */
  readonly closes: (day: string) => void;
}

/** Serves appointments and memberships in memory on the wire. */
export const appointmentSite = (): AppointmentSite => {
  const caller = new FakeCaller();
  const appointments = new FakeAppointmentGateway(caller)
    .offers(aService(), aCourse())
    .hasStore(A_BATH.storeId, ...DAYS)
    .hasStore('1102', ...DAYS);
  const care = new FakeCareGateway(caller);
  serve(async (seen): Promise<Answer> => {
    const userId = seen.headers.get(CALLER) ?? '';
    if (userId === '') caller.signsOut();
    else caller.signsIn(userId);
    if (seen.path === `${BASE}x_services`) return answerServices(appointments);
    return seen.path.startsWith(`${BASE}x_memberships`)
      ? answerMemberships(care, seen)
      : answerAppointments(appointments, seen);
  });
  return {
    appointments,
    ends: (id) => care.ends(id),
    hasPet: (owner, name, day) => void appointments.hasPet(owner, name, day),
    closes: (day) => void appointments.closes(A_BATH.storeId, day),
  };
};
