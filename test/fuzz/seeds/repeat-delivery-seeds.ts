import { call, WCS, type Seed, type ShopFacts } from './seed';

/** One valid call of each route of repeat deliveries. */
export const repeatDeliverySeeds = ({ partNumber }: ShopFacts): ReadonlyArray<Seed> => {
  const store = call(WCS, { planId: '960001' });
  const member = { as: 'member' } as const;
  const plan = {
    frequency: { unit: 'WEEK', count: 2 },
    nextDate: '2030-02-14',
    addressId: '800001',
    walletId: '30001',
    lines: [{ partNumber, quantity: 1 }],
  };
  const base = 'x_repeat_delivery/@self';
  return [
    store('GET', 'x_repeat_delivery/offer', { ...member, query: `?partNumber=${encodeURIComponent(partNumber)}` }),
    store('GET', base, member),
    store('GET', `${base}/:planId`, member),
    store('POST', base, { ...member, json: plan }),
    store('PUT', `${base}/:planId`, { ...member, json: plan }),
    ...['skip', 'pause', 'resume', 'send_now', 'undo'].map((step) => store('POST', `${base}/:planId/${step}`, member)),
    store('POST', `${base}/:planId/cancel`, { ...member, json: { reason: 'PRICE' } }),
  ];
};
