import { planPath, REPEAT_FORM_ACTIONS } from '../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../core/paths/repeat-delivery-paths';
import { itemCode, repeatStartPath } from '../../../core/repeat-delivery/start-address';
import { call, WCS, type Seed, type ShopFacts } from './seed';

const START_KEY = '00000000-0000-4000-8000-000000000000';

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
    store('POST', base, { ...member, json: { ...plan, startKey: START_KEY } }),
    store('PUT', `${base}/:planId`, { ...member, json: plan }),
    store('POST', `${base}/:planId/skip`, { ...member, json: { nextDate: '2030-02-14' } }),
    store('POST', `${base}/:planId/send_now`, { ...member, json: { shownTotal: '31.90' } }),
    ...['pause', 'resume'].map((step) => store('POST', `${base}/:planId/${step}`, member)),
    store('POST', `${base}/:planId/undo`, { ...member, json: { version: '2' } }),
    store('POST', `${base}/:planId/cancel`, { ...member, json: { reason: 'PRICE' } }),
  ];
};

/** The pages about repeat deliveries, and one valid post of each of their forms. */
export const repeatDeliveryPageSeeds = ({ partNumber }: ShopFacts): ReadonlyArray<Seed> => {
  const page = (path: string): Seed => ({ route: 'GET /*', path, as: 'member' });
  const form = (action: keyof typeof REPEAT_FORM_ACTIONS, fields: Readonly<Record<string, string>> = {}): Seed => ({
    route: 'POST /*',
    path: REPEAT_FORM_ACTIONS[action],
    form: { planId: '960001', ...fields },
    as: 'member',
  });
  const item = { partNumber, quantity: 2 };
  const schedule = { every: 'week-2', nextDate: '2030-02-14' };
  const details = { addressId: '800001', walletId: '30001' };
  return [
    page(`${REPEAT_DELIVERY_PATH}?plan=960001&done=skip`),
    page(planPath('960001', 'change')),
    page(planPath('960001', 'send-now')),
    page(`${repeatStartPath({ items: [item], cartItem: '1' })}&every=week-2&weight=30`),
    form('start', { ...schedule, ...details, item: itemCode(item), cartItem: '1', startKey: START_KEY }),
    form('edit', { ...schedule, ...details, shownDate: '2030-02-01', partNumber, quantity: '3', shownQuantity: '2' }),
    form('cancel', { reason: 'price' }),
    form('skip', { shownDate: '2030-02-14' }),
    form('sendNow', { shownTotal: '31.90' }),
    ...(['pause', 'resume'] as const).map((action) => form(action)),
    form('undo', { shownVersion: '2' }),
  ];
};
