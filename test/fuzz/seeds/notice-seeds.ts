import { MAIL_ROUTE, mailPath, NOTIFY_FOLDER } from '../../../core/paths/notice-paths';
import { call, WCS, type Seed, type ShopFacts } from './seed';

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAAAA';
const EMAIL = 'robin.reed@example.test';

/** One valid call of each route of mail about products that are out of stock. */
export const noticeSeeds = ({ partNumber, storeId }: ShopFacts): ReadonlyArray<Seed> => {
  const store = call(WCS, { token: TOKEN, noticeId: '1' });
  return [
    store('POST', 'x_stockNotice', { as: 'guest', json: { partNumber, physicalStoreId: storeId, email1: EMAIL } }),
    store('POST', 'x_stockNotice/x_undo', { as: 'guest', json: { x_undo: TOKEN } }),
    store('GET', 'x_stockNotice/@self', { as: 'member' }),
    store('DELETE', 'x_stockNotice/@self/:noticeId', { as: 'member' }),
    store('GET', 'x_mail/:token'),
    store('POST', 'x_mail/:token', { json: { x_notice: 'all', x_offers: 'true' } }),
    store('POST', 'x_mail/:token', { json: { x_reminders: 'appointments', x_wanted: 'true', x_sameKind: 'true' } }),
  ];
};

/** One valid request for each page and each form of such mail. */
export const noticePageSeeds = ({ partNumber, productUrl, storeId }: ShopFacts): ReadonlyArray<Seed> => {
  const path = `${NOTIFY_FOLDER}/${productUrl}`;
  const mail = mailPath(TOKEN);
  return [
    { route: 'GET /*', path: `${path}?sku=${partNumber}&store=${storeId}&asked=1` },
    { route: 'GET /*', path: `${mail}?stopped=notice&again=appointments` },
    { route: 'POST /*', path, form: { sku: partNumber, store: storeId, email: EMAIL }, as: 'guest' },
    { route: 'POST /*', path: `${path}/undo`, form: { sku: partNumber, store: storeId, token: TOKEN }, as: 'guest' },
    { route: `POST ${MAIL_ROUTE}`, path: mail, form: { notice: 'all' } },
    { route: `POST ${MAIL_ROUTE}`, path: mail, form: { reminders: 'appointments', wanted: 'true' } },
    { route: `POST ${MAIL_ROUTE}`, path: mail, form: { 'List-Unsubscribe': 'One-Click' } },
  ];
};
