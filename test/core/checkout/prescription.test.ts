import * as E from 'fp-ts/Either';
import { makeCompletePrescription, makeLoadSavedPetsAndVets } from '../../../core/checkout/steps/complete-prescription';
import { petFields, TYPED, typedOf, VET_CHOICE } from '../../../core/checkout/steps/prescription-form';
import { aPet, aVet } from '../../builders/pet';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';
import { FakeVetGateway } from '../../fakes/fake-vet-gateway';
import { guestAtCheckout, valueOf } from './checkout-world';

const MEDICINE = { partNumber: 'CHEWS', name: 'Heartworm chews', price: 39.99, stock: 50 };
const VET = { clinic: 'Bark Street Clinic', place: 'San Diego, CA', phone: '(619) 555-0142' };
const MEMBER = '700002';

/** A guest with food and a medicine that needs a prescription. */
const prescriptionWorld = async () => {
  const world = await guestAtCheckout();
  const { caller, cart, checkout, loadCheckout, session } = world;
  cart.sells(MEDICINE);
  checkout.needsPrescription(MEDICINE.partNumber);
  await cart.add(MEDICINE.partNumber, 1)();
  const pets = new FakePetGateway(caller);
  const vets = new FakeVetGateway(caller);
  const loadSaved = makeLoadSavedPetsAndVets({ pets, vets, session });
  const complete = makeCompletePrescription({ checkout, load: loadCheckout, loadSaved });
  const item = (await cart.load().then(valueOf)).items.find(({ partNumber }) => partNumber === MEDICINE.partNumber);
  const fields = petFields(item?.id ?? '');
  return { ...world, pets, vets, loadSaved, complete, fields };
};

/** As prescriptionWorld, for a member with a pet and a vet. */
const memberWorld = async () => {
  const world = await prescriptionWorld();
  world.caller.signsIn(MEMBER);
  world.session.hasRegistered(MEMBER);
  world.pets.hasPets(MEMBER, aPet({ id: '31', name: 'Bella', kind: 'dog' }));
  world.vets.hasVets(MEMBER, aVet({ id: '41', clinic: 'Paw Clinic', place: 'Austin, TX', phone: '' }));
  return world;
};

test('[PRO-07] a guest names pet and vet, and nothing is missing of the prescription', async () => {
  const { complete, fields } = await prescriptionWorld();
  const typed = { [fields.name]: ' Bella ', [fields.kind]: 'dog', ...VET };
  const updated = valueOf(await complete(typed)());
  expect(updated.missing).not.toContain('prescription');
  expect(updated.prescription).toMatchObject({
    lines: [{ name: 'Heartworm chews', pet: { name: 'Bella', kind: 'dog' } }],
    vet: { ...VET, phone: '6195550142' },
  });
});

test('[PRO-07] names every wrong field and sends nothing', async () => {
  const { checkout, complete, fields } = await prescriptionWorld();
  checkout.fails({ kind: 'unreachable', service: 'commerce', cause: 'network' }, 'setPrescription');
  const result = await complete({ [fields.name]: '', [fields.kind]: 'dragon', clinic: '', place: '', phone: '12' })();
  expect(result).toEqual(
    E.left({
      kind: 'invalid-fields',
      errors: {
        [fields.name]: expect.any(String),
        [fields.kind]: expect.any(String),
        clinic: expect.any(String),
        place: expect.any(String),
        phone: expect.any(String),
      },
    }),
  );
});

test('[PRO-07] an order without such products needs nothing and is not changed', async () => {
  const world = await guestAtCheckout();
  const { checkout, loadCheckout } = world;
  checkout.fails({ kind: 'unreachable', service: 'commerce', cause: 'network' }, 'setPrescription');
  const loadSaved = async () => ({ pets: [], vets: [] });
  const complete = makeCompletePrescription({ checkout, load: loadCheckout, loadSaved });
  expect(valueOf(await complete({})()).prescription).toBeUndefined();
});

test('[PRO-07] a member chooses a pet and a vet of the account', async () => {
  const { complete, fields } = await memberWorld();
  const updated = valueOf(await complete({ [fields.choice]: '31', [VET_CHOICE]: '41' })());
  expect(updated.prescription).toMatchObject({
    lines: [{ pet: { name: 'Bella', kind: 'dog' } }],
    vet: { clinic: 'Paw Clinic', place: 'Austin, TX' },
  });
});

test('[PRO-07] a member who chooses nothing is asked to choose, and can type another pet and vet', async () => {
  const { complete, fields } = await memberWorld();
  expect(await complete({ [fields.choice]: '', [VET_CHOICE]: '99' })()).toEqual(
    E.left({
      kind: 'invalid-fields',
      errors: { [fields.choice]: expect.any(String), [VET_CHOICE]: expect.any(String) },
    }),
  );
  const typed = { [fields.choice]: TYPED, [fields.name]: 'Max', [fields.kind]: 'cat', [VET_CHOICE]: TYPED, ...VET };
  expect(valueOf(await complete(typed)()).prescription?.lines).toMatchObject([{ pet: { name: 'Max', kind: 'cat' } }]);
});

describe('[PRO-07] a pet of a kind that the product is not for', () => {
  const message = 'This product is for cats and small pets. Please choose another pet.';

  const onlyForCats = async () => {
    const world = await memberWorld();
    world.checkout.isForKinds(['cat', 'small-pet'], MEDICINE.partNumber);
    return world;
  };

  test('is refused with a message, a saved one at the choice and a typed one at its kind', async () => {
    const { complete, fields } = await onlyForCats();
    expect(await complete({ [fields.choice]: '31', [VET_CHOICE]: '41' })()).toEqual(
      E.left({ kind: 'invalid-fields', errors: { [fields.choice]: message } }),
    );
    const fish = { [fields.choice]: TYPED, [fields.name]: 'Bubbles', [fields.kind]: 'fish', [VET_CHOICE]: '41' };
    expect(await complete(fish)()).toEqual(E.left({ kind: 'invalid-fields', errors: { [fields.kind]: message } }));
    expect(valueOf(await complete({ ...fish, [fields.kind]: 'cat' })()).missing).not.toContain('prescription');
  });

  test('is not chosen by itself when it is the only pet', () => {
    const line = { itemId: '1', name: 'Drops', petKinds: ['cat'], pet: undefined } as const;
    const dog = { id: '31', name: 'Bella', kind: 'dog' } as const;
    const cat = { id: '32', name: 'Mia', kind: 'cat' } as const;
    expect(typedOf({ lines: [line], vet: undefined }, { pets: [dog], vets: [] })['pet-1']).toBe(TYPED);
    expect(typedOf({ lines: [line], vet: undefined }, { pets: [dog, cat], vets: [] })['pet-1']).toBe('32');
  });
});

test('[PRO-07] guests are asked without a request for saved pets, and a failure offers none', async () => {
  const guest = await prescriptionWorld();
  guest.pets.isDown();
  expect(await guest.loadSaved()).toEqual({ pets: [], vets: [] });
  const member = await memberWorld();
  expect((await member.loadSaved()).pets).toMatchObject([{ id: '31' }]);
  member.vets.isDown();
  expect(await member.loadSaved()).toEqual({ pets: [], vets: [] });
});

test.each(EVERY_FAILURE)('[PRO-07] returns the failure of the service: %s', async (_name, failure) => {
  const { checkout, complete, fields } = await prescriptionWorld();
  checkout.fails(failure, 'setPrescription');
  expect(await complete({ [fields.name]: 'Bella', [fields.kind]: 'dog', ...VET })()).toEqual(E.left(failure));
});

describe('[PRO-07] the form begins with', () => {
  const line = { itemId: '1', name: 'Chews', pet: undefined };
  const pet = { id: '31', name: 'Bella', kind: 'dog' } as const;
  const vet = aVet({ id: '41' });

  test('empty fields for a guest', () => {
    expect(typedOf({ lines: [line], vet: undefined }, { pets: [], vets: [] })).toEqual({
      'pet-1': TYPED,
      [VET_CHOICE]: TYPED,
    });
  });

  test('the only pet and the only vet, and no choice among several', () => {
    const one = { pets: [pet], vets: [vet] };
    expect(typedOf({ lines: [line], vet: undefined }, one)).toEqual({ 'pet-1': '31', [VET_CHOICE]: '41' });
    const several = { pets: [pet, { ...pet, id: '32' }], vets: [vet, aVet({ id: '42' })] };
    expect(typedOf({ lines: [line], vet: undefined }, several)).toEqual({ 'pet-1': '', [VET_CHOICE]: '' });
  });

  test('what was entered before', () => {
    const entered = { lines: [{ ...line, pet: { name: 'Max', kind: 'cat' } as const }], vet: { ...VET, phone: '' } };
    expect(typedOf(entered, { pets: [pet], vets: [] })).toMatchObject({
      'pet-1': TYPED,
      'petName-1': 'Max',
      'petKind-1': 'cat',
      clinic: VET.clinic,
    });
    const known = { lines: [{ ...line, pet: { name: 'Bella', kind: 'dog' } as const }], vet };
    expect(typedOf(known, { pets: [pet], vets: [vet] })).toEqual({ 'pet-1': '31', [VET_CHOICE]: '41' });
  });
});
