import fc from 'fast-check';
import {
  at,
  book,
  hold,
  join,
  LESSON,
  MEMBERSHIPS,
  NAILS,
  OWN,
  startSalon,
  WEDNESDAY,
} from '../backend/appointments/support/salon';
import type { BackendUnderTest } from '../backend/commerce/support/backend-under-test';
import type { Answer, Browser } from '../backend/commerce/support/browser';

const NAME = 'Secretpaws';

/** What belongs to the owner. */
interface Owned {
  readonly appointmentId: string;
  readonly heldId: string;
  readonly membershipId: string;
}

let world: BackendUnderTest;
let owner: Browser;
let owned: Owned;
let strangers: ReadonlyArray<Browser>;

beforeAll(async () => {
  world = await startSalon();
  owner = await world.registered('olga@example.test');
  const { membershipId } = (await join(owner, { petName: NAME })).body;
  const { appointmentId } = (await book(owner, LESSON, at(WEDNESDAY, '10:00'))).body;
  const { appointmentId: heldId } = (await hold(owner, NAILS, at(WEDNESDAY, '12:00'))).body;
  owned = { appointmentId, heldId, membershipId };
  strangers = [await world.registered('sam@example.test'), await world.guest(), world.browser()];
});
afterAll(() => world.close());

const possessions = async (): Promise<unknown> => [
  (await owner.get(OWN)).body.appointments,
  (await owner.get(MEMBERSHIPS)).body.memberships,
];

/** Ways of writing an id that a careless reader takes for the same one. */
const written = (id: string): fc.Arbitrary<string> =>
  fc.constantFrom(id, `0${id}`, `+${id}`, `${id}.0`, `${id} `, `${id}e0`, `${id}%00`, `${id}'--`, `-${id}`);

const enc = encodeURIComponent;

type Attempt = (browser: Browser, ids: Owned) => Promise<Answer>;

/** Requests that name something of the owner. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'move the appointment': (browser, { appointmentId }) =>
    browser.put(`${OWN}/${enc(appointmentId)}`, { startsAt: at(WEDNESDAY, '15:00') }),
  'cancel the appointment': (browser, { appointmentId }) => browser.post(`${OWN}/${enc(appointmentId)}/cancel`),
  'confirm the held time': (browser, { heldId }) =>
    browser.post(`${OWN}/${enc(heldId)}/confirm`, { petName: 'Mine', price: '15.00' }),
  'take the time': (browser) => browser.post(OWN, { ...LESSON, startsAt: at(WEDNESDAY, '10:00') }),
  'see the times to which the appointment can move': (browser, { appointmentId }) =>
    browser.get(`x_appointments/slots?${new URLSearchParams({ ...LESSON, from: WEDNESDAY, appointmentId })}`),
  'cancel the membership': (browser, { membershipId }) => browser.post(`${MEMBERSHIPS}/${enc(membershipId)}/cancel`),
};

test.each(Object.entries(ATTEMPTS))(
  '[ACC-08] [ACC-09] nobody else can %s, however the id is written',
  async (_what, attempt) => {
    const before = await possessions();
    const ids = fc.record({
      appointmentId: written(owned.appointmentId),
      heldId: written(owned.heldId),
      membershipId: written(owned.membershipId),
    });
    await fc.assert(
      fc.asyncProperty(ids, fc.nat({ max: 2 }), async (named, index) => {
        const { status, text } = await attempt(strangers[index] ?? world.browser(), named);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(text).not.toContain(NAME);
      }),
      { numRuns: 60 },
    );
    for (const stranger of strangers) {
      for (const read of [OWN, MEMBERSHIPS]) expect((await stranger.get(read)).text).not.toContain(NAME);
    }
    expect(await possessions()).toEqual(before);
  },
);

test('[ACC-09] nobody else can spend the benefits of the membership', async () => {
  const [sam = world.browser()] = strangers;
  const before = await possessions();
  const held = await hold(sam, NAILS, at(WEDNESDAY, '17:00'));
  await fc.assert(
    fc.asyncProperty(written(owned.membershipId), async (membershipId) => {
      const path = `${OWN}/${held.body.appointmentId}/confirm`;
      const { status, text } = await sam.post(path, { membershipId, price: '15.00' });
      expect([status, text.includes(NAME)]).toEqual([400, false]);
    }),
    { numRuns: 30 },
  );
  expect(await possessions()).toEqual(before);
});
