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
    store('PUT', `${own}/:appointmentId`, { ...member, json: { startsAt } }),
    store('POST', `${own}/:appointmentId/cancel`, member),
    store('GET', 'x_memberships'),
    store('GET', 'x_memberships/@self', member),
    store('POST', 'x_memberships/@self', {
      ...member,
      json: { planId: 'vital-care', petName: 'Bella', species: 'dog', joinKey: '00000000-0000-4000-8000-000000000000' },
    }),
    store('POST', 'x_memberships/@self/:membershipId/cancel', member),
  ];
};
