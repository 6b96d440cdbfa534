import { LIST_FORM_ACTIONS, LISTS_PATH, sharedListPath } from '../../../core/paths/list-paths';
import { FACT_PATHS } from '../../../core/paths/fact-paths';
import { call, WCS, type Seed, type ShopFacts } from './seed';

const LIST = '00000000-0000-4000-8000-000000000000';
const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAAAA';

/** One valid call of each route of wish lists. */
export const listSeeds = ({ partNumber, skuId }: ShopFacts): ReadonlyArray<Seed> => {
  const store = call(WCS, { externalId: LIST, itemId: '1', token: TOKEN });
  const guest = { as: 'guest' } as const;
  const item = [{ partNumber, quantityRequested: '1' }];
  return [
    store('GET', 'wishlist/@self', guest),
    store('GET', 'wishlist/@self/x_wished', guest),
    store('GET', 'wishlist/x_shared/:token'),
    store('POST', 'wishlist', { ...guest, json: { descriptionName: 'For Rex', item } }),
    store('PUT', 'wishlist/:externalId', { ...guest, query: '?addItem=true', json: { item } }),
    store('DELETE', 'wishlist/:externalId', { ...guest, query: `?productId=${skuId}` }),
    store('PUT', 'wishlist/:externalId/x_item/:itemId', {
      ...guest,
      json: { quantityRequested: '2', x_note: 'Soon' },
    }),
    store('POST', 'wishlist/:externalId/x_item/:itemId/x_move', { ...guest, json: { x_to: LIST } }),
    store('POST', 'wishlist/@self/x_restore', { ...guest, json: { externalIdentifier: LIST, itemId: '1' } }),
    store('POST', 'wishlist/:externalId/x_share', { ...guest, json: { x_showsName: 'true' } }),
    store('DELETE', 'wishlist/:externalId/x_share', guest),
  ];
};

const form = (path: string, fields: Readonly<Record<string, string>>): Seed => ({
  route: 'POST /*',
  path,
  form: fields,
  as: 'guest',
});

/** One valid request for each page and each form of wish lists. */
export const listPageSeeds = ({ partNumber }: ShopFacts): ReadonlyArray<Seed> => {
  const item = { listId: LIST, itemId: '1' };
  return [
    { route: 'GET /*', path: `${LISTS_PATH}?list=${LIST}&done=removed&undo-list=${LIST}`, as: 'guest' },
    { route: 'GET /*', path: FACT_PATHS.wished, as: 'guest' },
    { route: 'GET /*', path: FACT_PATHS.advisedPets, as: 'guest' },
    { route: 'GET /*', path: FACT_PATHS.couponCount, as: 'guest' },
    { route: 'GET /*', path: sharedListPath(TOKEN) },
    form(LIST_FORM_ACTIONS.wish, { partNumber }),
    form(LIST_FORM_ACTIONS.create, { name: 'For Rex' }),
    form(LIST_FORM_ACTIONS.rename, { listId: LIST, name: 'For Bo' }),
    form(LIST_FORM_ACTIONS.remove, { listId: LIST }),
    form(LIST_FORM_ACTIONS.changeItem, { ...item, quantity: '2', note: 'Soon' }),
    form(LIST_FORM_ACTIONS.moveItem, { ...item, to: LIST }),
    form(LIST_FORM_ACTIONS.removeItem, item),
    form(LIST_FORM_ACTIONS.toCart, item),
    form(LIST_FORM_ACTIONS.restore, item),
    form(LIST_FORM_ACTIONS.share, { listId: LIST, showsName: 'true' }),
    form(LIST_FORM_ACTIONS.stopSharing, { listId: LIST }),
  ];
};
