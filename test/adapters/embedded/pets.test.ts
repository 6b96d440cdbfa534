import sharp from 'sharp';
import { HttpClinicDirectory } from '../../../adapters/commerce/pets/http-clinic-directory';
import { HttpPetGateway } from '../../../adapters/commerce/pets/http-pet-gateway';
import { HttpVetGateway } from '../../../adapters/commerce/pets/http-vet-gateway';
import { seedStores } from '../../../backend/stores/seed/seed-stores';
import { clinicDirectoryContract } from '../../contracts/clinic-directory.contract';
import { petGatewayContract } from '../../contracts/pet-gateway.contract';
import { vetGatewayContract } from '../../contracts/vet-gateway.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { register } from './shoppers';

let backend: EmbeddedBackend;
let picture: string;
let otherPicture: string;
beforeAll(async () => {
  backend = await startEmbeddedBackend((database) => seedStores(database, 1));
  const plain = (background: string) => sharp({ create: { width: 64, height: 48, channels: 3, background } });
  picture = (await plain('#c60').jpeg().toBuffer()).toString('base64');
  otherPicture = (await plain('#06c').png().toBuffer()).toString('base64');
});
afterAll(() => backend.close());

const signedIn = async () => {
  const shopper = newShopper(backend);
  await register(shopper);
  return shopper.transactions;
};

petGatewayContract('HttpPetGateway over the embedded backend', async () => ({
  gateway: new HttpPetGateway(await signedIn()),
  other: new HttpPetGateway(await signedIn()),
  stranger: new HttpPetGateway(newShopper(backend).transactions),
  picture,
  otherPicture,
  text: Buffer.from('a text, not a picture').toString('base64'),
}));

vetGatewayContract('HttpVetGateway over the embedded backend', async () => ({
  gateway: new HttpVetGateway(await signedIn()),
  other: new HttpVetGateway(await signedIn()),
  stranger: new HttpVetGateway(newShopper(backend).transactions),
}));

clinicDirectoryContract(
  'HttpClinicDirectory over the embedded backend',
  () => new HttpClinicDirectory(newShopper(backend).transactions),
);
