import { aPetToSave, aVetToSave } from '../../builders/pet';
import { CLINIC_DIRECTORY_CALLS, clinicDirectoryContract } from '../../contracts/clinic-directory.contract';
import { PET_CALLS, petGatewayContract } from '../../contracts/pet-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { VET_CALLS, vetGatewayContract } from '../../contracts/vet-gateway.contract';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeClinicDirectory } from '../../fakes/fake-clinic-directory';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';
import { FakeVetGateway } from '../../fakes/fake-vet-gateway';
import { failingWorld } from './failing-world';

const USER = '700002';

petGatewayContract('FakePetGateway', () => ({
  gateway: new FakePetGateway(new FakeCaller().signsIn(USER)),
  other: new FakePetGateway(new FakeCaller().signsIn('700003')),
  stranger: new FakePetGateway(),
  picture: '/9j/4AAQ',
  otherPicture: 'iVBORw0KGgoAAAAN',
  text: 'aGVsbG8=',
}));

upstreamFailuresContract('FakePetGateway', PET_CALLS, () => {
  const pets = new FakePetGateway(new FakeCaller().signsIn(USER));
  return failingWorld(pets, {
    pets: pets.pets,
    kinds: pets.kinds,
    add: pets.add(aPetToSave()),
    change: pets.change('7', aPetToSave()),
    remove: pets.remove('7'),
    photo: pets.photo('7'),
  });
});

vetGatewayContract('FakeVetGateway', () => ({
  gateway: new FakeVetGateway(new FakeCaller().signsIn(USER)),
  other: new FakeVetGateway(new FakeCaller().signsIn('700003')),
  stranger: new FakeVetGateway(),
}));

upstreamFailuresContract('FakeVetGateway', VET_CALLS, () => {
  const vets = new FakeVetGateway(new FakeCaller().signsIn(USER));
  return failingWorld(vets, {
    vets: vets.vets,
    add: vets.add(aVetToSave()),
    change: vets.change('3', aVetToSave()),
    remove: vets.remove('3'),
  });
});

clinicDirectoryContract('FakeClinicDirectory', () => new FakeClinicDirectory().knowsClinics(aVetToSave()));

upstreamFailuresContract('FakeClinicDirectory', CLINIC_DIRECTORY_CALLS, () => {
  const clinics = new FakeClinicDirectory();
  return failingWorld(clinics, { suggest: clinics.suggest({ text: 'bark' }) });
});
