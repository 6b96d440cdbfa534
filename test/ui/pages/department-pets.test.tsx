import { render, screen, within } from '@testing-library/react';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { PetChoice } from '../../../core/pets/pet-choice';
import { categoryPath } from '../../../core/paths/paths';
import type { Facet } from '../../../core/search/listing/listing';
import { makeDepartmentLoader } from '../../../ui/pages/department/department-loader';
import { DepartmentWays } from '../../../ui/pages/department/department-ways';
import { EVERYTHING } from '../../builders/capabilities';
import { aCategory } from '../../builders/category';
import { aBrandFacet, aListing } from '../../builders/listing';
import { tiles } from '../../builders/product-tile';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';

const facet = (name: string, counts: Readonly<Record<string, number>>): Facet => ({
  ...(aBrandFacet(counts) as Extract<Facet, { kind: 'multiple' }>),
  name,
  label: name,
});

const LISTING = aListing({
  products: tiles(4),
  total: 300,
  facets: [
    facet('Life Stage', { Adult: 90, Puppy: 40, Senior: 1234, 'All Life Stages': 12 }),
    facet('Breed Size', { 'Small Breed': 30, 'Large Breed': 20 }),
  ],
});

const BELLA: PetChoice = {
  name: 'Bella',
  kind: 'dog',
  filters: { 'Life Stage': ['Adult', 'All Life Stages'], 'Breed Size': ['Large Breed'] },
};
const REX: PetChoice = { name: 'Rex', kind: 'dog', filters: { 'Life Stage': ['Adult'], 'Breed Size': [] } };
const TOM: PetChoice = { name: 'Tom', kind: 'cat', filters: { 'Life Stage': ['Puppy'] } };

const REQUEST = {
  path: categoryPath('dog'),
  parameters: { '*': 'dog' },
  query: new URLSearchParams(),
  cameFrom: undefined,
  isPersonal: true,
};

const portsFor = (pets: ReadonlyArray<PetChoice>) => ({
  catalogue: new FakeProductCatalogue().hasCategories(aCategory('dog', [aCategory('dog/dog-food')])),
  browseListing: () => TE.right(LISTING),
  findGuides: () => TE.right([]),
  loadPetChoices: T.of(pets),
  capabilities: EVERYTHING,
  shop: 'Petco',
});

const load = async (...pets: ReadonlyArray<PetChoice>) => {
  const outcome = await makeDepartmentLoader(portsFor(pets))(REQUEST)();
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return outcome;
};

const linksBelow = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent);

const show = async (...pets: ReadonlyArray<PetChoice>): Promise<void> => {
  const { data } = await load(...pets);
  render(<DepartmentWays name={data.name} ways={data.ways} />);
};

test('[ACC-04] life stage and size of the shopper’s dog come first and name it; the others keep their order', async () => {
  await show(BELLA);
  expect(linksBelow('By life stage')).toEqual([
    'Adultfor Bella90 products',
    'Puppy40 products',
    'All Life Stages12 products',
  ]);
  expect(linksBelow('By breed size')).toEqual(['Large Breedfor Bella20 products', 'Small Breed30 products']);
});

test('[ACC-04] a way of two pets names both', async () => {
  await show(BELLA, REX);
  expect(linksBelow('By life stage')[0]).toBe('Adultfor Bella and Rex90 products');
});

test('[ACC-04] for a visitor without an identity nothing of a shopper is even made ready', async () => {
  const ports = Object.defineProperty(portsFor([]), 'loadPetChoices', {
    get: () => {
      throw new Error('read');
    },
  });
  expect(await makeDepartmentLoader(ports)({ ...REQUEST, isPersonal: false })()).toMatchObject({ kind: 'page' });
});

test('[ACC-04] pets of other animals change nothing, and a page that names a pet is never shared', async () => {
  expect(await load(TOM)).toEqual(await load());
  expect((await load()).isShareable).toBe(true);
  expect((await load(BELLA)).isShareable).toBe(false);
});
