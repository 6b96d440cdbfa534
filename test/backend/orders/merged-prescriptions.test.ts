import { insertSpecialProducts } from '../commerce/support/catalogue-fixture.ts';
import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { startOrders, type OrderWorld } from './support/order-world.ts';
import { VET } from './support/prescriptions.ts';

const BELLA = { name: 'Bella', kind: 'dog' };
const MAX = { name: 'Max', kind: 'dog' };
const OTHER_VET = { ...VET, clinic: 'Harbor Animal Hospital' };

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
  await insertSpecialProducts(world.database);
  await world.database.updateTable('product').set({ needs_prescription: 1 }).where('id', '=', '22060').execute();
});
afterEach(() => world.close());

interface Medicine {
  readonly partNumber: string;
  readonly pet?: typeof BELLA;
  readonly vet?: typeof VET;
}

/** Puts a medicine into the cart, with its pet and vet unless no pet is given. */
const put = async (browser: Browser, { partNumber, pet, vet = VET }: Medicine): Promise<void> => {
  const { body } = await browser.add(partNumber, 1);
  if (pet === undefined) return;
  const [{ orderItemId }] = body.orderItem;
  const { status } = await browser.put('cart/@self/x_prescription', { vet, pets: [{ orderItemId, ...pet }] });
  expect(status).toBe(200);
};

/** Signs a guest with a medicine in to an account with a medicine, and gives pets by product and the vet. */
const merged = async (own: Medicine | undefined, guests: Medicine) => {
  const owner = await world.registered('pet-owner@example.test');
  await (own === undefined ? owner.add('KIB-5', 1) : put(owner, own));
  await owner.signOut();
  const guest = await world.guest();
  await put(guest, guests);
  expect((await guest.signIn('pet-owner@example.test', PASSWORD)).status).toBe(201);
  const { body } = await guest.get('cart/@self/x_checkout');
  const { lines, vet } = body.x_prescription;
  return { pets: lines.map((line: { pet?: object }) => line.pet), vet };
};

const CHEWS = { partNumber: 'CHEWS' };

describe('[CHK-10] [PRO-07] the pet and the vet of a guest who signs in', () => {
  test('stay with a line that the account’s cart does not have', async () => {
    expect(await merged(undefined, { ...CHEWS, pet: BELLA })).toEqual({ pets: [BELLA], vet: VET });
  });

  test.each([
    ['only the guest has entered them', { ...CHEWS }, { ...CHEWS, pet: BELLA }],
    ['only the account has them', { ...CHEWS, pet: BELLA }, { ...CHEWS }],
    ['both have the same', { ...CHEWS, pet: BELLA }, { ...CHEWS, pet: BELLA }],
  ])('stay with a line of both carts when %s', async (_case, own, guests) => {
    expect(await merged(own, guests)).toEqual({ pets: [BELLA], vet: VET });
  });

  test.each([
    ['pet', { ...CHEWS, pet: MAX }],
    ['vet', { ...CHEWS, pet: BELLA, vet: OTHER_VET }],
  ])('are asked for again when the carts name another %s for the same product', async (_case, guests) => {
    expect(await merged({ ...CHEWS, pet: BELLA }, guests)).toEqual({ pets: [undefined], vet: undefined });
  });

  test('are asked for again for what was in the account’s cart with another vet, and stay for the guest’s line', async () => {
    const own = { partNumber: 'PATTIES', pet: MAX, vet: OTHER_VET };
    expect(await merged(own, { ...CHEWS, pet: BELLA })).toEqual({ pets: [undefined, BELLA], vet: VET });
  });
});
