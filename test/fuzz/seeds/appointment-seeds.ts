import { APPOINTMENT_FORM_ACTIONS } from '../../../core/paths/appointment-form-actions';
import { APPOINTMENTS_PATH, MEMBERSHIPS_PATH } from '../../../core/paths/paths';
import { bookPath, cancelPath, movePath, reviewPath } from '../../../ui/pages/account/appointments/appointments-data';
import { call, WCS, type Seed, type ShopFacts } from './seed';

/** One valid call of each route of appointments and memberships. */
export const appointmentSeeds = ({ storeId }: ShopFacts): ReadonlyArray<Seed> => {
  const store = call(WCS, { appointmentId: '1', membershipId: '1' });
  const member = { as: 'member' } as const;
  const wanted = { physicalStoreId: storeId, serviceId: 'bath', species: 'dog', size: 'small' };
  const startsAt = '2030-02-14T18:00:00Z';
  const own = 'x_appointments/@self';
  const slots = new URLSearchParams({ ...wanted, from: '2030-02-14' });
  return [
    store('GET', 'x_services'),
    store('GET', 'x_appointments/slots', { query: `?${slots.toString()}` }),
    store('GET', own, member),
    store('POST', own, { ...member, json: { ...wanted, startsAt } }),
    store('POST', `${own}/:appointmentId/confirm`, {
      ...member,
      json: { petName: 'Bella', note: 'Shy', membershipId: '1', price: '25' },
    }),
    store('PUT', `${own}/:appointmentId`, { ...member, json: { startsAt, price: '25' } }),
    store('POST', `${own}/:appointmentId/cancel`, member),
    store('GET', 'x_memberships'),
    store('GET', 'x_memberships/@self', member),
    store('POST', 'x_memberships/@self', {
      ...member,
      json: { planId: 'vital-care', petName: 'Bella', species: 'dog', joinKey: '00000000-0000-4000-8000-000000000000' },
    }),
    store('POST', 'x_memberships/@self/:membershipId/cancel', member),
    store('POST', 'x_memberships/@self/:membershipId/keep', member),
  ];
};

/** One valid request for each page and each form of appointments and memberships. */
export const appointmentPageSeeds = ({ storeId }: ShopFacts): ReadonlyArray<Seed> => {
  const page = (path: string): Seed => ({ route: 'GET /*', path, as: 'member' });
  const form = (action: keyof typeof APPOINTMENT_FORM_ACTIONS, fields: Readonly<Record<string, string>>): Seed => ({
    route: 'POST /*',
    path: APPOINTMENT_FORM_ACTIONS[action],
    form: fields,
    as: 'member',
  });
  const wanted = { store: storeId, service: 'bath', pet: 'dog-small', day: '2030-02-14' };
  const startsAt = '2030-02-14T18:00:00Z';
  return [
    page(APPOINTMENTS_PATH),
    ...[bookPath(wanted), reviewPath('1'), movePath('1', { day: '2030-02-14' }), cancelPath('1')].map(page),
    page(MEMBERSHIPS_PATH),
    form('hold', { ...wanted, startsAt, own: '1' }),
    form('confirm', { id: '1', pet: '1:25.00', petName: 'Bella', note: 'Shy', price: '25.00', again: 'store=1101' }),
    form('move', { id: '1', day: '2030-02-14', startsAt, price: '25.00' }),
    form('cancel', { id: '1' }),
    form('join', {
      planId: 'vital-care',
      petName: 'Bella',
      species: 'dog',
      joinKey: '00000000-0000-4000-8000-000000000000',
    }),
    form('cancelMembership', { id: '1' }),
    form('keepMembership', { id: '1' }),
  ];
};
