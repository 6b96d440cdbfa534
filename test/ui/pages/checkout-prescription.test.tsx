import { fireEvent, render, screen, within } from '@testing-library/react';
import { EMPTY_CART } from '../../../core/cart/cart';
import { makeCompletePrescription } from '../../../core/checkout/steps/complete-prescription';
import type { SavedPetsAndVets } from '../../../core/checkout/steps/prescription-form';
import { makeSuggestClinic } from '../../../core/pets/suggest-clinic';
import {
  makePrescriptionAction,
  makePrescriptionLoader,
  type PrescriptionData,
} from '../../../ui/pages/checkout/prescription-step';
import { PrescriptionPage } from '../../../ui/pages/checkout/prescription-page';
import { EVERYTHING } from '../../builders/capabilities';
import { aVet } from '../../builders/pet';
import { FakeClinicDirectory } from '../../fakes/fake-clinic-directory';
import { guestAtCheckout } from '../../core/checkout/checkout-world';
import { aStepText, FakeTextSlot } from '../../fakes/fake-text-slot';
import { anAddress } from '../../builders/address';

const SHOP = { shop: 'Petco', capabilities: EVERYTHING };
const MEDICINE = { partNumber: 'CHEWS', name: 'Heartworm chews', price: 39.99, stock: 50 };
const NOTHING: SavedPetsAndVets = { pets: [], vets: [] };
const SAVED: SavedPetsAndVets = {
  pets: [
    { id: '31', name: 'Bella', kind: 'dog' },
    { id: '32', name: 'Max', kind: 'cat' },
  ],
  vets: [aVet({ id: '41', clinic: 'Paw Clinic', place: 'Austin, TX' })],
};
const ENDED = { guestMessage: undefined, label: 'Go on', href: '/', goOn: () => undefined };
const clinics = new FakeClinicDirectory();
const USED = {
  ended: ENDED,
  kept: aStepText('/checkout/prescription', { owner: undefined }),
  loadSuggestClinic: async () => makeSuggestClinic({ clinics }),
};
const REQUEST = {
  path: '/checkout/prescription',
  parameters: {},
  query: new URLSearchParams(),
  cameFrom: undefined,
};

/** A guest who has entered contact and address, with a medicine in the cart. */
const atPrescription = async (saved: SavedPetsAndVets = NOTHING) => {
  const world = await guestAtCheckout();
  const { cart, checkout, loadCheckout } = world;
  cart.sells(MEDICINE);
  checkout.needsPrescription(MEDICINE.partNumber);
  await cart.add(MEDICINE.partNumber, 1)();
  await world.setContact({ email: 'pat@example.test', phone: '6195550100' })();
  await world.setDeliveryAddress({ kind: 'typed', address: anAddress(), asTyped: true })();
  const loadSaved = async (): Promise<SavedPetsAndVets> => saved;
  const completePrescription = makeCompletePrescription({ checkout, load: loadCheckout, loadSaved });
  const load = makePrescriptionLoader({ ...SHOP, loadCheckout, loadSavedPetsAndVets: loadSaved })(REQUEST);
  const act = makePrescriptionAction({ shop: SHOP.shop, completePrescription });
  const dataOf = async (): Promise<PrescriptionData> => {
    const outcome = await load();
    if (outcome.kind !== 'page') throw new Error(outcome.kind);
    return outcome.data;
  };
  return {
    ...world,
    load,
    dataOf,
    send: (fields: Readonly<Record<string, string>>) => act(new URLSearchParams(fields))(),
    show: async (changes: Partial<PrescriptionData> = {}) => {
      const loaded = await world.loadCart();
      if (loaded._tag === 'Left') throw new Error('no cart');
      const data = { ...(await dataOf()), ...changes };
      render(<PrescriptionPage data={data} cart={{ cart: loaded.right }} {...USED} />);
      return data;
    },
  };
};

const itemIdOf = ({ checkout }: PrescriptionData): string => checkout?.prescription?.lines[0]?.itemId ?? '';

test('[PRO-07] a guest types pet and vet, and the step is one of the progress', async () => {
  const { show } = await atPrescription();
  await show();
  const pet = screen.getByRole('group', { name: 'Pet for Heartworm chews' });
  expect(within(pet).getByRole('textbox', { name: 'Pet’s name' })).toBeTruthy();
  expect(within(pet).getByRole('combobox', { name: 'Type of pet' })).toBeTruthy();
  const vet = screen.getByRole('group', { name: 'Your vet' });
  expect(within(vet).getAllByRole('textbox')).toHaveLength(3);
  const steps = within(screen.getByRole('list', { name: 'Checkout steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent?.replace(/^\d|, done$/g, ''))).toEqual([
    'Contact',
    'Delivery',
    'Prescription',
    'Payment',
    'Review',
  ]);
  expect(screen.getByText(/We’ll ask your vet for approval before we ship/)).toBeTruthy();
});

test('[PRO-07] a member chooses among saved pets; the only vet is chosen', async () => {
  const { show } = await atPrescription(SAVED);
  await show();
  const pet = screen.getByRole('group', { name: 'Pet for Heartworm chews' });
  const radios = within(pet).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(within(pet).getByRole('radio', { name: 'Bella, dog' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paw Clinic, Austin, TX' }).checked).toBe(true);
});

test('[PRO-07] the form leads on to the payment, and what was entered is shown again', async () => {
  const { send, dataOf, show } = await atPrescription();
  const id = itemIdOf(await dataOf());
  const typed = { [`petName-${id}`]: 'Bella', [`petKind-${id}`]: 'dog', clinic: 'Paw Clinic', place: 'Austin, TX' };
  expect(await send(typed)).toEqual({ kind: 'see-other', url: '/checkout/payment' });
  await show();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pet’s name' }).value).toBe('Bella');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Clinic or vet' }).value).toBe('Paw Clinic');
});

test('[PRO-07] wrong fields come back with what was typed, an error each and a summary', async () => {
  const { send, show } = await atPrescription();
  const refused = await send({ clinic: 'Paw Clinic', place: '', unknown: 'x' });
  if (refused.kind !== 'refused') throw new Error(refused.kind);
  expect(refused.status).toBe(400);
  expect(refused.changes.typed).toEqual({ clinic: 'Paw Clinic', place: '' });
  await show(refused.changes);
  expect(screen.getByText('Please check 3 fields:')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Clinic or vet' }).value).toBe('Paw Clinic');
  expect(screen.getByRole('textbox', { name: 'Pet’s name' }).getAttribute('aria-invalid')).toBe('true');
});

test('[PRO-07] during an outage nothing that was typed is lost', async () => {
  const { send, checkout, dataOf } = await atPrescription();
  const id = itemIdOf(await dataOf());
  checkout.isDown();
  const typed = { [`pet-${id}`]: 'new', [`petName-${id}`]: 'Bella', clinic: 'Paw Clinic' };
  const refused = await send(typed);
  if (refused.kind !== 'refused' || refused.otherwise === undefined) throw new Error(refused.kind);
  expect(refused.status).toBe(503);
  render(<PrescriptionPage data={refused.otherwise.data as PrescriptionData} cart={{ cart: EMPTY_CART }} {...USED} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pet’s name' }).value).toBe('Bella');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Clinic or vet' }).value).toBe('Paw Clinic');
});

test('[PRO-07] an order without such products, and one whose address is missing, lead to the open step', async () => {
  const world = await guestAtCheckout();
  const ports = { ...SHOP, ...world, loadSavedPetsAndVets: async () => NOTHING };
  expect(await makePrescriptionLoader(ports)(REQUEST)()).toMatchObject({ kind: 'redirect', url: '/checkout/contact' });
  await world.setContact({ email: 'pat@example.test', phone: '6195550100' })();
  await world.setDeliveryAddress({ kind: 'typed', address: anAddress(), asTyped: true })();
  expect(await makePrescriptionLoader(ports)(REQUEST)()).toMatchObject({ kind: 'redirect', url: '/checkout/payment' });
});

test('[CHK-01] [CHK-09] what was typed and not sent is there again after a reload', async () => {
  const { dataOf } = await atPrescription();
  const data = await dataOf();
  const slot = new FakeTextSlot();
  const show = () =>
    render(
      <PrescriptionPage
        data={data}
        cart={{ cart: EMPTY_CART }}
        {...USED}
        kept={aStepText('/checkout/prescription', { slot })}
      />,
    );
  const first = show();
  fireEvent.change(screen.getByRole('textbox', { name: 'Clinic or vet' }), { target: { value: 'Paw Clinic' } });
  first.unmount();
  show();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Clinic or vet' }).value).toBe('Paw Clinic');
});
