import { catKinds } from './kinds-cat.ts';
import { dogKinds } from './kinds-dog.ts';
import { fishKinds } from './kinds-fish.ts';
import { birdKinds } from './kinds-bird.ts';
import { reptileKinds } from './kinds-reptile.ts';
import { smallPetKinds } from './kinds-small-pet.ts';
import { pharmacyKinds } from './kinds-pharmacy.ts';
import type { ProductKind } from './product-kind.ts';

/** Every kind of product of the generated shop. */
export const productKinds: readonly ProductKind[] = [
  ...dogKinds,
  ...catKinds,
  ...fishKinds,
  ...birdKinds,
  ...reptileKinds,
  ...smallPetKinds,
  ...pharmacyKinds,
];
