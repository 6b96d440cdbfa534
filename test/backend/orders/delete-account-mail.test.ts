import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import { mailedCode, mailsTo } from '../commerce/support/outbox.ts';
import { enterCheckout, startOrders, type OrderWorld } from './support/order-world.ts';
import { placed } from './support/placed-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders();
});
afterAll(() => world.close());

test.each([
  ['but that of the order of a guest, while it is not proved', null, ['order-placed']],
  ['and all other mail, when it is proved', 1, []],
])('[ACC-07] mail about the account to its former address goes with it, %s', async (_case, provedAt, left) => {
  const [logonId, next] = [`former-${provedAt}@example.test`, `next-${provedAt}@example.test`];
  const browser = await world.registered(logonId);
  const guest = await world.guest();
  await guest.add('KIB-5', 1);
  await placed(guest, await enterCheckout(world, guest, { email: logonId }));
  const account = world.database.updateTable('shopper').where('logon_id', '=', logonId);
  await account.set({ email_proved_at: provedAt }).execute();
  await world.browser().put('person/@self', { logonId, resetPassword: 'true' });
  await world.browser().post('loginidentity/sign_in_link', { logonId });
  await browser.post('person/@self/x_email', { email1: next, xcred_logonPasswordOld: PASSWORD });
  const validationCode = await mailedCode(world.database, next, 'email-code');
  expect((await browser.post('person/@self/x_email/confirm', { validationCode })).status).toBe(200);
  const { mail } = (await browser.get('person/@self/x_data')).body;
  expect(mail).toContainEqual(expect.objectContaining({ subject: 'Welcome! Your account is ready' }));
  expect(await mailsTo(world.database, logonId)).toContain('email-changed');
  expect((await browser.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBe(200);
  expect(await mailsTo(world.database, logonId)).toEqual(left);
});
