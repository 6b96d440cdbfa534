import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { findOption, findService, type Service, type ServiceOption } from '../services/services.ts';
import { removeOldHolds, requireAppointment, requireFree, takeTime, type AppointmentRow } from './appointment.ts';
import { requireBookableStore, type BookableStore } from './bookable-store.ts';
import { findFreeDays, type FreeDay } from './free-slots.ts';

/** How long a slot is kept while the shopper confirms it. */
export const HOLD_MS = 10 * 60_000;
/** The most appointments that one shopper can have at a time, past and cancelled ones excluded. */
export const MAX_COMING = 10;

/** A service for a pet in a store, as a request names it. */
export interface WantedService {
  readonly physicalStoreId: string;
  readonly serviceId: string;
  readonly species: string;
  readonly size: string;
}

/** The service, and its duration and price for the pet. Throws the parameter that does not fit. */
const requireService = (
  store: BookableStore,
  { serviceId, species, size }: WantedService,
): { readonly service: Service; readonly option: ServiceOption } => {
  const service = findService(serviceId);
  if (service === undefined) throw invalidParameter('serviceId', 'serviceId must be a service that can be booked.');
  if (!store.services.includes(service.team.storeService)) {
    throw invalidParameter('physicalStoreId', `${store.name} doesn’t offer ${service.name}.`);
  }
  const option = findOption(service, { species, size } as Pick<ServiceOption, 'species' | 'size'>);
  if (option === undefined) throw invalidParameter('species', `${service.name} isn’t offered for this type of pet.`);
  return { service, option };
};

const tooMany = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_TOO_MANY_APPOINTMENTS',
    message: `You can have up to ${MAX_COMING} upcoming appointments.`,
  });

const requireRoom = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  const { coming } = await trx
    .selectFrom('appointment')
    .select(({ fn }) => fn.countAll<number>().as('coming'))
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(coming) >= MAX_COMING) throw tooMany();
};

/**
 * Holds a slot for the shopper, who had no more than one other hold, which ends. Throws `_ERR_SLOT_TAKEN` when somebody
 * else has it, and `_ERR_TOO_MANY_APPOINTMENTS`. [ACC-08]
 */
export const holdSlot = async (
  trx: Transaction<Database>,
  shopperId: number,
  wanted: WantedService & { readonly startsAt: number },
  now: number,
): Promise<AppointmentRow> => {
  const store = await requireBookableStore(trx, wanted.physicalStoreId, now);
  const { service, option } = requireService(store, wanted);
  await requireRoom(trx, shopperId, now);
  await trx.deleteFrom('appointment').where('shopper_id', '=', shopperId).where('status', '=', 'held').execute();
  await removeOldHolds(trx, store.id, now);
  const slot = { store, service, minutes: option.minutes, startsAt: wanted.startsAt };
  const free = await requireFree(trx, slot, now);
  const { appointment_id } = await trx
    .insertInto('appointment')
    .values({
      shopper_id: shopperId,
      store_id: store.id,
      service_id: service.id,
      species: option.species,
      size: option.size,
      status: 'held',
      starts_at: free.startsAt,
      ends_at: free.endsAt,
      list_cents: option.cents,
      price_cents: option.cents,
      membership_id: null,
      held_until: now + HOLD_MS,
      reminded_at: null,
      created_at: now,
      updated_at: now,
    })
    .returning('appointment_id')
    .executeTakeFirstOrThrow();
  await takeTime(trx, appointment_id, slot, free);
  return requireAppointment(trx, shopperId, appointment_id);
};

/** The free times for a service of a store, of `count` days from a day on. `except` is as in `findFreeDays`. */
export const readFreeDays = async (
  database: Parameters<typeof findFreeDays>[0],
  wanted: WantedService,
  period: { readonly from: string; readonly count: number; readonly now: number; readonly except?: number | undefined },
): Promise<readonly FreeDay[]> => {
  const store = await requireBookableStore(database, wanted.physicalStoreId, period.now);
  return findFreeDays(database, { store, ...requireService(store, wanted), ...period });
};
