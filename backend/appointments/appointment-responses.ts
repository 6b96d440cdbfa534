import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toAmount } from '../http/wire-amount.ts';
import { findOffers, type Offer } from '../memberships/benefits.ts';
import { hasBenefit } from '../memberships/plans.ts';
import type { Service } from '../services/services.ts';
import { localTime } from '../stores/store-time.ts';
import { closedDayOf, dayOfAppointment, isChangeable, overAt, serviceOf, type AppointmentRow } from './appointment.ts';
import { readBookableStores, type BookableStore } from './bookable-store.ts';
import type { FreeDay } from './free-slots.ts';

type Wire = Readonly<Record<string, unknown>>;

/** Minutes since midnight as `09:30`. */
const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const isoOf = (at: number): string => new Date(at).toISOString();

/** A service of `x_services`. */
export const toWireService = ({
  id,
  kind,
  name,
  description,
  lessons,
  fromWeeks,
  untilWeeks,
  bring,
  team,
  options,
}: Service): Wire => ({
  serviceId: id,
  kind,
  name,
  description,
  storeService: team.storeService,
  lessons,
  ...(fromWeeks === undefined ? {} : { fromWeeks }),
  ...(untilWeeks === undefined ? {} : { untilWeeks }),
  hasBenefit: hasBenefit(id),
  bring,
  options: options.map(({ species, size, minutes, cents }) => ({ species, size, minutes, price: toAmount(cents) })),
});

/** The free times of a day. */
export const toWireDay = ({ day, slots }: FreeDay): Wire => ({
  day,
  slots: slots.map(({ startsAt, minutes }) => ({ startsAt: isoOf(startsAt), time: timeText(minutes) })),
});

const toWireOffer = ({ membershipId, petName, benefit, left, cents }: Offer): Wire => ({
  membershipId: String(membershipId),
  petName,
  price: toAmount(cents),
  ...(benefit && { benefit: benefit.text, left, per: benefit.per }),
});

const toWire = (row: AppointmentRow, store: BookableStore, offers: readonly Offer[], now: number): Wire => {
  const service = serviceOf(row);
  const { day, minutes } = localTime(store.timeZone, row.starts_at);
  return {
    appointmentId: String(row.appointment_id),
    status: row.status,
    serviceId: row.service_id,
    serviceName: service?.name ?? row.service_id,
    lessons: service?.lessons ?? 1,
    bring: service?.bring ?? [],
    species: row.species,
    size: row.size,
    petName: row.pet_name,
    note: row.note,
    startsAt: isoOf(row.starts_at),
    day,
    time: timeText(minutes),
    minutes: (row.ends_at - row.starts_at) / 60_000,
    isPast: overAt(row) <= now,
    canChange: row.status !== 'cancelled' && isChangeable(row, store, now),
    ...(row.status === 'booked' && { closedOn: closedDayOf(row, store, now) }),
    regularPrice: toAmount(row.list_cents),
    price: toAmount(row.price_cents),
    ...(row.held_until !== null && {
      heldUntilTime: timeText(localTime(store.timeZone, row.held_until).minutes),
    }),
    offers: offers.map(toWireOffer),
    store: {
      storeId: store.id,
      name: store.name,
      street: store.street,
      city: store.city,
      state: store.state,
      zipCode: store.zipCode.slice(0, 5),
      phone: store.phone,
    },
  };
};

/** Appointments as the wire has them; a held one with what the shopper's memberships make of its price. */
export const toWireAppointments = async (
  database: Kysely<Database>,
  rows: readonly AppointmentRow[],
  now: number,
): Promise<readonly Wire[]> => {
  const stores = await readBookableStores(
    database,
    rows.map((row) => row.store_id),
    now,
  );
  const wire: Wire[] = [];
  for (const row of rows) {
    const store = stores.get(row.store_id);
    if (store === undefined) continue;
    const { shopper_id: shopperId, service_id: serviceId, species, list_cents: listCents } = row;
    const booking = { shopperId, serviceId, species, listCents, day: dayOfAppointment(row, store) };
    wire.push(toWire(row, store, row.status === 'held' ? await findOffers(database, booking) : [], now));
  }
  return wire;
};
