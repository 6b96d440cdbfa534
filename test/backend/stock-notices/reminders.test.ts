import { makeMailTokens } from '../../../backend/mail/mail-tokens.ts';
import { makeMailSealer } from '../../../backend/mail/mailer.ts';
import { at, BATH, book, startSalon } from '../appointments/support/salon.ts';
import { PASSWORD, SERVER_SECRET, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { mailTo } from '../orders/support/order-mail.ts';
import type { OrderWorld } from '../orders/support/order-world.ts';
import {
  inDays,
  newMember,
  ordersOf,
  PLANS,
  setCard,
  setPrice,
  setStock,
  startPlan,
  startRepeat,
  workAt,
  type Member,
} from '../repeat-delivery/support/repeat-world.ts';

const EMAIL = 'robin@example.test';
const ORIGIN = 'https://shop.example';
const { tokenOf } = makeMailTokens(SERVER_SECRET);

/** What the page of a token says of reminders. */
const remindersOf = async (world: BackendUnderTest, email = EMAIL): Promise<unknown> =>
  (await world.browser().get(`x_mail/${tokenOf(email)}`)).body.x_reminders.map(
    ({ kind, wanted }: { readonly kind: string; readonly wanted: string }) => [kind, wanted],
  );

const choose = (world: BackendUnderTest, kind: string, wanted: boolean, email = EMAIL) =>
  world.browser().post(`x_mail/${tokenOf(email)}`, { x_reminders: kind, x_wanted: String(wanted) });

/** The kinds of the mails to the address since its account was made. */
const kindsTo = async (world: BackendUnderTest): Promise<readonly string[]> =>
  (await mailTo(world, EMAIL)).map(({ kind }) => kind).filter((kind) => kind !== 'welcome');

/** The address for one click in the newest mail of a kind, and the way out in its text. */
const stopPagesOf = async (world: BackendUnderTest, kind: string, text = 'Stop these reminders') => {
  const row = await world.database
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('mail_id', 'desc')
    .executeTakeFirstOrThrow();
  const sealer = makeMailSealer(SERVER_SECRET);
  const [, link] = new RegExp(`\\[${text}\\]\\(<([^>]+)>\\)`).exec(sealer.open(row.body)) ?? [];
  return { oneClick: row.unsubscribe === null ? undefined : sealer.open(row.unsubscribe), link };
};

describe('[ACC-06] [ACC-08] reminders of appointments', () => {
  let world: BackendUnderTest;
  beforeEach(async () => {
    world = await startSalon({ resetLimit: 1_000 });
  });
  afterEach(() => world.close());

  const remind = async (): Promise<void> => {
    world.advance(Date.parse(at('2030-01-17', '10:00')) - world.now());
    await world.app.backgroundJobs.round();
  };

  test('have a way out, for a click and for a mail program', async () => {
    await book(await world.registered(EMAIL), BATH, at('2030-01-18', '15:00'));
    expect((await stopPagesOf(world, 'appointment-booked')).oneClick).toBeUndefined();
    await remind();
    const { oneClick = '', link } = await stopPagesOf(world, 'appointment-reminder');
    expect([oneClick.startsWith(`${ORIGIN}/mail/`), link]).toEqual([true, oneClick]);
    const token = oneClick.slice(`${ORIGIN}/mail/`.length);
    expect((await world.browser().post(`x_mail/${token}`, { x_sameKind: 'true' })).status).toBe(200);
    expect(await remindersOf(world)).toEqual([
      ['appointments', 'false'],
      ['repeat-deliveries', 'true'],
    ]);
  });

  test('that were stopped do not come, and other mail about appointments does', async () => {
    const shopper = await world.registered(EMAIL);
    await choose(world, 'appointments', false);
    await book(shopper, BATH, at('2030-01-18', '15:00'));
    await remind();
    expect(await kindsTo(world)).toEqual(['appointment-booked']);
  });

  test('that begin again come', async () => {
    const shopper = await world.registered(EMAIL);
    await choose(world, 'appointments', false);
    await choose(world, 'appointments', true);
    await book(shopper, BATH, at('2030-01-18', '15:00'));
    await remind();
    expect(await kindsTo(world)).toEqual(['appointment-booked', 'appointment-reminder']);
  });

  test('go on when another address, other reminders or an invalid token are stopped', async () => {
    const shopper = await world.registered(EMAIL);
    await world.registered('other@example.test');
    await choose(world, 'appointments', false, 'other@example.test');
    await choose(world, 'appointments', false, 'nobody@example.test');
    await choose(world, 'repeat-deliveries', false);
    expect((await world.browser().post('x_mail/nonsense', { x_sameKind: 'true' })).status).toBe(404);
    expect((await choose(world, 'offers', false)).status).toBe(400);
    await book(shopper, BATH, at('2030-01-18', '15:00'));
    await remind();
    expect(await kindsTo(world)).toContain('appointment-reminder');
    expect(await remindersOf(world)).toEqual([
      ['appointments', 'true'],
      ['repeat-deliveries', 'false'],
    ]);
  });

  test('[ACC-07] the choice is in the download of the account and ends with it', async () => {
    const shopper = await world.registered(EMAIL);
    await choose(world, 'appointments', false);
    const { body } = await shopper.get('person/@self/x_data');
    expect(body.account).toMatchObject({ wantsAppointmentReminders: false, wantsRepeatDeliveryReminders: true });
    await shopper.post('person/@self/x_delete', { logonPassword: PASSWORD });
    expect(await remindersOf(world)).toEqual([]);
  });
});

describe('[ACC-06] [RPD-03] reminders of repeat deliveries', () => {
  let world: OrderWorld;
  let member: Member;
  let planId: string;
  beforeEach(async () => {
    world = await startRepeat({ resetLimit: 1_000 });
    member = await newMember(world, EMAIL);
    planId = String((await startPlan(world, member)).body.planId);
  });
  afterEach(() => world.close());

  const nextDate = async (): Promise<string> => (await member.browser.get(`${PLANS}/${planId}`)).body.nextDate;
  const daysBefore = (date: string, days: number): string =>
    new Date(Date.parse(`${date}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  const reminders = async (): Promise<number> =>
    (await kindsTo(world)).filter((kind) => kind === 'repeat-reminder').length;

  /** Lives through one delivery; whoever is reminded is reminded before it. */
  const deliver = async (): Promise<void> => {
    const due = await nextDate();
    await workAt(world, daysBefore(due, 3), 9);
    await workAt(world, due, 6);
    await world.work();
  };

  test('that were stopped do not come for a delivery that is like the last one, which is still placed', async () => {
    await deliver();
    await deliver();
    const before = await reminders();
    const { oneClick = '', link } = await stopPagesOf(world, 'repeat-reminder');
    expect(link).toBe(oneClick);
    expect((await stopPagesOf(world, 'repeat-reminder', 'Pause this repeat delivery')).link).toBeUndefined();
    expect((await world.browser().get(`x_mail/${oneClick.slice(`${ORIGIN}/mail/`.length)}`)).body.x_about).toBe(
      'repeat-deliveries',
    );
    await world.browser().post(`x_mail/${oneClick.slice(`${ORIGIN}/mail/`.length)}`, { x_sameKind: 'true' });
    await deliver();
    expect(await reminders()).toBe(before);
    expect(await ordersOf(world, planId)).toHaveLength(3);
    expect((await kindsTo(world)).filter((kind) => kind === 'order-placed')).toHaveLength(3);
    await choose(world, 'repeat-deliveries', true);
    await deliver();
    expect(await reminders()).toBe(before + 1);
  });

  test.each([
    ['repeat-waiting', (): Promise<void> => setStock(world, 'KIB-5', 0)],
    ['repeat-declined', (): Promise<void> => setCard(world, member, 'declined')],
  ] as const)(
    'a %s mail has a way to pause the delivery without signing in, which says whether it is late, after which none comes',
    async (kind, spoil) => {
      await spoil();
      await deliver();
      const { oneClick, link = '' } = await stopPagesOf(world, kind, 'Pause this repeat delivery');
      expect(oneClick).toBeUndefined();
      const path = `x_mail/${link.slice(`${ORIGIN}/mail/`.length)}`;
      const shown = async (): Promise<unknown> => (await world.browser().get(path)).body.x_repeatDelivery;
      const delivery = { products: ['Chicken & Rice Kibble, 5 lb'], status: 'active' };
      expect(await shown()).toMatchObject({ ...delivery, isLate: 'false' });
      await workAt(world, inDays(world, 1), 6);
      expect(await shown()).toMatchObject({ ...delivery, isLate: 'true' });
      const before = await kindsTo(world);
      expect((await world.browser().post(path, { x_pauseRepeatDelivery: 'true' })).status).toBe(200);
      expect(await shown()).toMatchObject({ status: 'paused' });
      expect((await member.browser.get(`${PLANS}/${planId}`)).body).toMatchObject({
        status: 'PAUSED',
        pauseReason: 'SHOPPER',
      });
      for (let day = 0; day < 15; day += 1) await workAt(world, inDays(world, 1), 6);
      expect(await kindsTo(world)).toEqual(before);
      expect(await ordersOf(world, planId)).toEqual([]);
    },
  );

  test('[ACC-02] a mail to an address that the account had before neither shows nor pauses its delivery', async () => {
    const path = `x_mail/${tokenOf(EMAIL, { kind: 'repeat-delivery', planId: Number(planId) })}`;
    const address = { logon_id: 'new@example.test', email: 'new@example.test' };
    await world.database.updateTable('shopper').set(address).where('shopper_id', '=', member.shopperId).execute();
    expect((await world.browser().get(path)).body.x_repeatDelivery).toBeUndefined();
    await world.browser().post(path, { x_pauseRepeatDelivery: 'true' });
    await world.browser().post(path, { x_sameKind: 'true' });
    expect((await member.browser.get(`${PLANS}/${planId}`)).body.status).toBe('ACTIVE');
  });

  test('[RPD-04] that were stopped still tell the first total, and later a price or a total that rises', async () => {
    await choose(world, 'repeat-deliveries', false);
    await deliver();
    expect(await reminders()).toBe(1);
    // Stopping what is stopped would change nothing: the mail leads to the page that pauses the delivery.
    expect(await stopPagesOf(world, 'repeat-reminder')).toEqual({ oneClick: undefined, link: undefined });
    const { link = '' } = await stopPagesOf(world, 'repeat-reminder', 'Pause this repeat delivery');
    const told = (await mailTo(world, EMAIL)).find(({ kind }) => kind === 'repeat-reminder')?.text;
    expect(told).toContain('To stop these emails, pause or cancel the delivery.');
    expect(told).not.toContain('stop these reminders');
    const page = (await world.browser().get(`x_mail/${link.slice(`${ORIGIN}/mail/`.length)}`)).body;
    expect([page.x_about, page.x_repeatDelivery.status]).toEqual(['repeat-delivery', 'active']);
    await deliver();
    // The first delivery had a discount that the second does not have.
    expect(await reminders()).toBe(2);
    await deliver();
    expect(await reminders()).toBe(2);
    await setPrice(world, 'KIB-5', 1799);
    await deliver();
    expect(await reminders()).toBe(3);
    expect((await mailTo(world, EMAIL)).findLast(({ kind }) => kind === 'repeat-reminder')?.text).toContain(
      'has gone up from',
    );
    expect(await ordersOf(world, planId)).toHaveLength(4);
  });
});
