import { render, screen } from '@testing-library/react';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { PetChoice } from '../../../core/pets/pet-choice';
import type { Facet, Listing } from '../../../core/search/listing/listing';
import { categoryPath, SEARCH_PATH } from '../../../core/paths/paths';
import { Facets } from '../../../ui/pages/listing/facets';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { makeCategoryLoader, makeSearchLoader } from '../../../ui/pages/listing/listing-loader';
import { ListingPage } from '../../../ui/pages/listing/listing-page';
import { EVERYTHING } from '../../builders/capabilities';
import { aCategory } from '../../builders/category';
import { aBrandFacet, aListing } from '../../builders/listing';
import { tiles } from '../../builders/product-tile';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import { aListingModel } from './listing-model';

const facet = (name: string, counts: Readonly<Record<string, number>>): Facet => ({
  ...(aBrandFacet(counts) as Extract<Facet, { kind: 'multiple' }>),
  name,
  label: name,
});

const FOOD = categoryPath('dog/dog-food');
const FACETS = [
  facet('Life Stage', { Puppy: 40, 'All Life Stages': 30, Senior: 20, Juvenile: 12, Adult: 10, Baby: 1 }),
  facet('Breed Size', { 'Small Breed': 30, 'Large Breed': 20 }),
];
const DOG_TILES = tiles(3).map((tile) => ({ ...tile, department: 'dog' }));
const LISTING = aListing({ products: DOG_TILES, total: 300, facets: FACETS });

const BELLA: PetChoice = {
  name: 'Bella',
  kind: 'dog',
  filters: { 'Life Stage': ['Adult', 'All Life Stages'], 'Breed Size': ['Large Breed'] },
};
const TOM: PetChoice = { name: 'Tom', kind: 'cat', filters: { 'Life Stage': ['Adult', 'All Life Stages'] } };

const portsFor = (pets: ReadonlyArray<PetChoice>, listing: Listing) => ({
  catalogue: new FakeProductCatalogue().hasCategories(aCategory('dog', [aCategory('dog/dog-food')])),
  browseListing: () => TE.right(listing),
  searchCatalogue: () => TE.right({ kind: 'listing', listing } as const),
  loadRecommendation: () => TE.right({ title: '', products: [] } as never),
  loadPetChoices: T.of(pets),
  stores: new FakeStoreGateway(),
  placeStore: new FakePreferredPlaceStore(),
  capabilities: EVERYTHING,
  shop: 'Petco',
});

const requestOf = (query: string, path: string) => ({
  path: FOOD,
  parameters: { '*': path },
  query: new URLSearchParams(query),
  cameFrom: undefined,
  isPersonal: true,
});

const load = async (pets: ReadonlyArray<PetChoice>, query = '', path = 'dog/dog-food', listing = LISTING) => {
  const make = path === 'search' ? makeSearchLoader : makeCategoryLoader;
  const outcome = await make(portsFor(pets, listing))(requestOf(query, path))();
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return outcome;
};

const modelOf = ({ data }: { readonly data: ListingData }) => aListingModel(data).model;
const optionsOf = (name: string) =>
  screen.getAllByRole('link', { name: new RegExp(` filter ${name}: `) }).map((link) => link.textContent);

test('[ACC-04] the options of the shopper’s dog come first, also those that the first view would leave out', async () => {
  render(<Facets model={modelOf(await load([BELLA]))} store={undefined} />);
  expect(optionsOf('Life Stage')).toEqual(['Adult', 'Puppy', 'All Life Stages', 'Senior']);
  expect(optionsOf('Breed Size')).toEqual(['Large Breed', 'Small Breed']);
  expect(screen.getByRole('link', { name: 'Show 2 more of Life Stage' })).toBeTruthy();
});

test('[ACC-04] a link turns the filters of the dog on and keeps the others', async () => {
  const model = modelOf(await load([BELLA], 'brand=Goodpaw&sort=rating&page=2'));
  render(
    <ListingPage
      model={model}
      cart={{ isBusy: () => false, add: () => undefined }}
      behaviour={new FakeBehaviourTracker()}
      ads={undefined}
    />,
  );
  const link = screen.getByRole('link', { name: 'For Bella: Adult, Large Breed' });
  expect(link.getAttribute('href')).toBe(
    `${FOOD}?brand=Goodpaw&breed-size=Large+Breed&life-stage=Adult&life-stage=All+Life+Stages&sort=rating`,
  );
});

test('[ACC-04] the link goes when its filters are on, and when other filters were chosen since', async () => {
  const { data } = await load([BELLA]);
  const { model } = aListingModel(data);
  expect(model.forPets.map(({ text }) => text)).toEqual(['For Bella: Adult, Large Breed']);
  const on = await load([BELLA], 'life-stage=Adult&breed-size=Large+Breed');
  expect(modelOf(on).forPets).toEqual([]);
  const other = aListingModel(data, { browseListing: () => TE.right(LISTING) }).model;
  await other.toggle('Brand', 'Goodpaw');
  expect(other.forPets).toEqual([]);
  await other.toggle('Brand', 'Goodpaw');
  expect(other.forPets).toHaveLength(1);
});

test('[ACC-04] a list that is loaded without a new page has the options of the dog first, too', async () => {
  const { data } = await load([BELLA]);
  const { model } = aListingModel(data, { browseListing: () => TE.right(LISTING) });
  await model.toggle('Brand', 'Goodpaw');
  const [stages] = model.listing.facets;
  if (stages?.kind !== 'multiple') throw new Error('no life stages');
  expect(model.optionsOf(stages).options.map(({ value }) => value)).toEqual([
    'Adult',
    'Puppy',
    'All Life Stages',
    'Senior',
  ]);
});

test('[ACC-04] pets of other animals and pets of which nothing is known change nothing', async () => {
  const unknown: PetChoice = { name: 'Max', kind: 'dog', filters: {} };
  expect(await load([TOM, unknown])).toEqual(await load([]));
});

test('[ACC-04] a search is for the animal of all its products, and none when they are for several', async () => {
  expect((await load([BELLA], 'query=food', 'search')).data.pets?.links).toMatchObject([
    { text: 'For Bella: Adult, Large Breed' },
  ]);
  const mixed = { ...LISTING, products: [...DOG_TILES, ...tiles(1)] };
  expect((await load([BELLA], 'query=food', 'search', mixed)).data.pets).toBeUndefined();
});

test('[ACC-04] a page that names a pet is never shared', async () => {
  expect((await load([])).isShareable).toBe(true);
  expect((await load([TOM])).isShareable).toBe(true);
  expect((await load([BELLA])).isShareable).toBe(false);
});

test('[ACC-04] for a visitor without an identity nothing of a shopper is even made ready', async () => {
  const ports = Object.defineProperty(portsFor([], LISTING), 'loadPetChoices', {
    get: () => {
      throw new Error('read');
    },
  });
  const request = {
    path: FOOD,
    parameters: { '*': 'dog/dog-food' },
    query: new URLSearchParams(),
    cameFrom: undefined,
  };
  for (const make of [makeCategoryLoader, makeSearchLoader])
    expect(await make(ports)({ ...request, query: new URLSearchParams('query=food') })()).toMatchObject({
      kind: 'page',
    });
});

test('[ACC-04] food of a size that the shop does not have leads to the food of the life stage', async () => {
  const search = makeSearchLoader(portsFor([BELLA], aListing({ products: [], total: 0, facets: [] })));
  const filters = 'life-stage=Adult&life-stage=All+Life+Stages';
  const outcome = await search(requestOf(`query=dog+food&breed-size=Giant+Breed&${filters}`, 'search'))();
  expect(outcome).toEqual({ kind: 'redirect', url: `${SEARCH_PATH}?query=dog+food&${filters}`, isPermanent: false });
  expect(await search(requestOf(`query=dog+food&${filters}`, 'search'))()).toMatchObject({ kind: 'page' });
});

test('[ACC-04] an empty list with other filters than those of a pet stays as it is, with all of them', async () => {
  const search = makeSearchLoader(portsFor([BELLA], aListing({ products: [], total: 0, facets: [] })));
  const outcome = await search(requestOf('query=dog+food&breed-size=Giant+Breed&brand=Acme', 'search'))();
  expect(outcome).toMatchObject({
    kind: 'page',
    data: { query: { filters: { 'Breed Size': ['Giant Breed'], Brand: ['Acme'] } } },
  });
});
