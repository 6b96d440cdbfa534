import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { HttpProductCatalogue } from '../../../adapters/commerce/catalogue/http-product-catalogue';
import type { ProductFacts } from '../../../core/catalogue/product-facts';
import { FACTS } from '../../builders/facts';
import { aProduct } from '../../builders/product';
import { STORE_IDS } from '../../support/store-ids';
import { productOnTheWire } from './catalogue-site';
import { serve, transactions, views } from './commerce-site';

type Entry = Readonly<Record<string, unknown>>;

/** The facts of a product whose entry has `x_facts`. */
const readFacts = async (facts: unknown): Promise<ReadonlyArray<ProductFacts>> => {
  const view = productOnTheWire(aProduct()) as { readonly catalogEntryView: ReadonlyArray<Entry> };
  const [entry] = view.catalogEntryView;
  serve(() => [200, { ...view, catalogEntryView: [{ ...entry, x_facts: facts }] }]);
  const product = await new HttpProductCatalogue(views(), transactions(), STORE_IDS).productByUrl('chew')();
  if (E.isLeft(product) || O.isNone(product.right)) throw new Error(JSON.stringify(product));
  return product.right.value.facts;
};

const wireOf = (facts: ProductFacts): unknown => {
  if (facts.kind === 'medicine') return { ...facts, prescription: 'true' };
  if (facts.kind !== 'sizes') return facts;
  return { ...facts, sizes: facts.sizes.map((size) => ({ ...size, pounds: [size.pounds] })) };
};

test('[PRO-06] reads the facts of each kind', async () => {
  expect(await readFacts(FACTS.map(wireOf))).toEqual(FACTS);
});

test.each([
  ['none', undefined],
  ['no list', 'a lot'],
  ['an unknown kind', [{ kind: 'nonsense', facts: [{ name: 'a', value: 'b' }] }]],
  ['food without facts', [{ kind: 'food' }]],
  [
    'sizes without the inches of a measure',
    [{ kind: 'sizes', measures: ['Neck'], sizes: [{ size: 'S', inches: [] }] }],
  ],
  ['a care sheet without names', [{ kind: 'care', facts: [{ value: 'Easy' }, 7, null] }]],
])('[PRO-06] a product with %s as facts is read without them', async (_case, facts) => {
  expect(await readFacts(facts)).toEqual([]);
});

test('[PRO-06] long lists and texts are cut', async () => {
  const row = { name: 'x'.repeat(1000), value: 'y' };
  const [care] = await readFacts([{ kind: 'care', facts: Array.from({ length: 100 }, () => row) }]);
  expect(care?.kind === 'care' && [care.facts.length, care.facts[0]?.name.length]).toEqual([40, 400]);
});
