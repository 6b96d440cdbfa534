import * as E from 'fp-ts/Either';
import { appointmentForm } from '../../../core/appointments/appointment-form';
import { firstErrors } from '../../../core/forms/form';
import { MEMBER_NAME_LENGTH } from '../../../core/memberships/join-form';
import { makeJoinMembership } from '../../../core/memberships/join-membership';
import { checkPetName, MAX_PET_NAME, PET_NAME_RULE } from '../../../core/pets/pet-name';
import { petForm } from '../../../core/pets/pet-form';
import { aTypedPet } from '../../builders/pet';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeCareGateway } from '../../fakes/fake-care-gateway';

/** What the form of a plan says about a name. */
const saidOnJoining = async (petName: string): Promise<string | undefined> => {
  const care = new FakeCareGateway(new FakeCaller().signsIn('700002'));
  const request = { planId: 'vital-care', petName, species: 'dog', joinKey: 'key-of-the-page-0001' };
  const joined = await makeJoinMembership({ care })(request)();
  if (E.isRight(joined)) return undefined;
  return joined.left.kind === 'invalid-fields' ? joined.left.errors.petName : joined.left.kind;
};

/** What each form in which a pet is named says about a name. */
const saidOf = async (name: string): Promise<ReadonlyArray<string | undefined>> => [
  firstErrors(petForm, aTypedPet({ name }))?.name,
  firstErrors(appointmentForm, { petName: name, note: '' })?.petName,
  await saidOnJoining(name),
];

test.each([
  'Zoë',
  'Zoe\u0308',
  'Max 2',
  'Mr. O’Malley',
  "D'Artagnan",
  'Bo & Mo',
  '’Lil Bit',
  'Anne-Marie',
  '幸',
  '7',
  'भालू',
  '𠮷'.repeat(MAX_PET_NAME),
])('[ACC-04] [ACC-08] [ACC-09] every form accepts the name "%s"', async (name) => {
  expect(checkPetName(name)).toBeUndefined();
  expect(await saidOf(name)).toEqual([undefined, undefined, undefined]);
});

test.each(['Bella 🐶', '🐶', 'x'.repeat(MAX_PET_NAME + 1), '<b>Bella', 'Bella!', '-'])(
  '[ACC-04] [ACC-08] [ACC-09] every form refuses the name "%s" with the same message',
  async (name) => {
    expect(await saidOf(name)).toEqual([PET_NAME_RULE, PET_NAME_RULE, PET_NAME_RULE]);
  },
);

test('[ACC-09] the field of a new member takes as many characters as every name of a pet has', () => {
  expect(MEMBER_NAME_LENGTH).toBe(MAX_PET_NAME);
});
