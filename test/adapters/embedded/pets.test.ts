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

/** Changes of pets from one address are limited, so that the worlds take turns. */
let backends: ReadonlyArray<EmbeddedBackend>;
let turns = 0;
let picture: string;
let otherPicture: string;
beforeAll(async () => {
  const start = () => startEmbeddedBackend((database) => seedStores(database, 1));
  backends = [await start(), await start()];
  const plain = (background: string) => sharp({ create: { width: 64, height: 48, channels: 3, background } });
  picture = (await plain('#c60').jpeg().toBuffer()).toString('base64');
  otherPicture = (await plain('#06c').png().toBuffer()).toString('base64');
});
afterAll(() => Promise.all(backends.map((backend) => backend.close())));

const nextBackend = (): EmbeddedBackend => {
  const backend = backends[(turns += 1) % backends.length];
  if (backend === undefined) throw new Error('no backend has started');
  return backend;
};

const signedIn = async (backend: EmbeddedBackend) => {
  const shopper = newShopper(backend);
  await register(shopper);
  return shopper.transactions;
};

petGatewayContract('HttpPetGateway over the embedded backend', async () => {
  const backend = nextBackend();
  return {
    gateway: new HttpPetGateway(await signedIn(backend)),
    other: new HttpPetGateway(await signedIn(backend)),
    stranger: new HttpPetGateway(newShopper(backend).transactions),
    picture,
    otherPicture,
    text: Buffer.from('a text, not a picture').toString('base64'),
  };
});

vetGatewayContract('HttpVetGateway over the embedded backend', async () => {
  const backend = nextBackend();
  return {
    gateway: new HttpVetGateway(await signedIn(backend)),
    other: new HttpVetGateway(await signedIn(backend)),
    stranger: new HttpVetGateway(newShopper(backend).transactions),
  };
});

clinicDirectoryContract(
  'HttpClinicDirectory over the embedded backend',
  () => new HttpClinicDirectory(newShopper(nextBackend()).transactions),
);
