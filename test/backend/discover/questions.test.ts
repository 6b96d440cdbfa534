import { openDiscoverService, type DiscoverService } from './discover-service';

let service: DiscoverService;
beforeAll(async () => {
  service = await openDiscoverService();
});
afterAll(() => service.close());

const FIELDS = { product: { field: { value: ['sku', 'name', 'price', 'final_price', 'brands', 'no_such_field'] } } };
const PREVIEW = {
  widget: { rfkid: 'rfkid_6' },
  n_item: 10,
  page_number: 1,
  suggestion: { keyphrase: { max: 5 }, brand: { max: 3 }, category: { max: 4 }, trending_category: { max: 4 } },
  content: FIELDS,
};
const LIST = { widget: { rfkid: 'rfkid_7' }, n_item: 48, content: FIELDS };
const keyphrase = (text: string) => ({ query: { keyphrase: { value: [text] } } });

describe('the preview of a search', () => {
  test('[SRC-07] [SRC-04] returns each kind of suggestion within its limit, and products with the requested fields', async () => {
    const { body } = await service.query({ ...PREVIEW, ...keyphrase('dog') });
    const { keyphrase: phrases, brand, category, trending_category: trending } = body.suggestion;
    expect([phrases?.length, brand?.length, category?.length, trending?.length]).toEqual([5, 3, 4, 4]);
    expect(brand?.[0]).toMatchObject({ text: expect.any(String), url: expect.stringContaining('/brand/') });
    expect(category?.[0]).toMatchObject({ url: expect.stringContaining('/category/') });
    const products = body.content.product.value;
    expect(products).toHaveLength(10);
    const priced = products.filter(({ price }) => price !== undefined);
    // A product without a price has neither field.
    expect(priced.length).toBeGreaterThan(products.length / 2);
    for (const product of products) {
      const prices = priced.includes(product) ? ['final_price', 'price'] : [];
      expect(Object.keys(product).sort()).toEqual(['brands', 'name', 'sku', ...prices].sort());
    }
    for (const product of priced) {
      expect([product.price, product.final_price]).toEqual([expect.stringMatching(/^\d+\.\d\d$/), expect.any(String)]);
    }
    expect(body).toMatchObject({
      widget: { rfkid: 'rfkid_6', variation_id: '1', experiment_id: '0', experiment_bucket: 'A' },
      query2id: { keyphrase: 'dog' },
      rid: expect.any(String),
      ts: expect.any(Number),
      dt: expect.any(Number),
    });
  });

  test('[SRC-05] returns the most popular entries without a term', async () => {
    const { body } = await service.query({
      ...PREVIEW,
      suggestion: { brand: { max: 5 }, trending_category: { max: 5 } },
    });
    expect(body.suggestion).toMatchObject({ keyphrase: [], category: [] });
    expect([body.suggestion.brand?.length, body.suggestion.trending_category?.length]).toEqual([5, 5]);
    expect(body.content.product.value).toHaveLength(10);
  });
});

describe('a list', () => {
  test('[SRC-13] [RTE-04] has pages and their number', async () => {
    const first = (await service.query({ ...LIST, ...keyphrase('dog') })).body;
    const second = (await service.query({ ...LIST, ...keyphrase('dog'), page_number: 2 })).body;
    expect([first.content.product.value.length, first.total_page]).toEqual([48, Math.ceil(first.total_item / 48)]);
    const skus = [...first.content.product.value, ...second.content.product.value].map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(skus.length);
  });

  test('[SRC-13] has the requested facets, each within its limit, and the sorts', async () => {
    const asked = { facet: { all: true, max: 3 }, sort: { choices: true } };
    const { body } = await service.query({ ...LIST, ...keyphrase('dog'), ...asked });
    expect(Object.keys(body.facet)).toEqual(expect.arrayContaining(['brand', 'life_stage', 'price', 'category']));
    expect(body.facet.brand?.value).toHaveLength(3);
    expect(body.facet.price).toMatchObject({ display_name: 'Price', min: expect.any(Number), max: expect.any(Number) });
    expect(body.sort.choices).toContainEqual({ label: 'Price: Low to High', name: 'price', order: 'asc' });
    const one = (await service.query({ ...LIST, ...keyphrase('dog'), facet: { brand: { max: 2 } } })).body;
    expect([Object.keys(one.facet), one.facet.brand?.value.length]).toEqual([['brand'], 2]);
    expect((await service.query({ ...LIST, ...keyphrase('dog') })).body).not.toHaveProperty('facet');
  });

  test('[SRC-13] is narrowed and sorted', async () => {
    const all = (await service.query({ ...LIST, ...keyphrase('dog'), facet: { all: true } })).body;
    const brand = all.facet.brand?.value[0]?.id ?? '';
    const asked = {
      filter: { brand: { value: [brand] }, price: { value: [{ min: 5, max: 40 }] } },
      sort: { value: [{ name: 'price', order: 'desc' }] },
    };
    const { body } = await service.query({ ...LIST, ...keyphrase('dog'), ...asked });
    const products = body.content.product.value;
    expect(products.length).toBeGreaterThan(0);
    expect(new Set(products.map(({ brands }) => brands))).toEqual(new Set([brand]));
    const prices = products.map(({ final_price }) => Number(final_price));
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
    // The price on a tile is the lowest; a product belongs to the range when any of its variants does.
    expect(prices.filter((price) => price > 40)).toEqual([]);
  });

  test('[RTE-03] has the products of a category or a brand without a term', async () => {
    const inCategory = (await service.query({ ...LIST, filter: { category: { value: ['10338'] } } })).body;
    expect(inCategory.total_item).toBeGreaterThan(0);
    const brand = inCategory.content.product.value[0]?.brands ?? '';
    const ofBrand = (await service.query({ ...LIST, filter: { brand: { value: [brand] } } })).body;
    expect(new Set(ofBrand.content.product.value.map(({ brands }) => brands))).toEqual(new Set([brand]));
    const everything = (await service.query(LIST)).body;
    expect(everything.total_item).toBeGreaterThan(inCategory.total_item);
  });

  test('[SRC-13] can redirect to a page of the shop', async () => {
    const { body } = await service.query({ ...LIST, ...keyphrase('returns') });
    expect([body.url, body.content.product.value]).toEqual(['/returns', []]);
  });
});

describe('recommendations', () => {
  test('[REC-01] a batch returns each widget with the experiment of its visitor', async () => {
    const batch = ['rfkid_1', 'rfkid_2'].map((rfkid) => ({ widget: { rfkid }, n_item: 8 }));
    const context = { user: { uuid: '1234-ab' } };
    const { body } = await service.query({ context, content: FIELDS, batch });
    expect(body.batch.map(({ widget }) => widget.rfkid)).toEqual(['rfkid_1', 'rfkid_2']);
    expect(body.batch.map(({ content }) => content.product.value.length)).toEqual([8, 8]);
    expect(body.batch[0]?.appearance).toMatchObject({ variables: { title: { value: 'Trending Now' } } });
    const again = (await service.query({ context, content: FIELDS, batch })).body;
    expect(again.batch.map(({ widget }) => widget)).toEqual(body.batch.map(({ widget }) => widget));
  });

  test('[REC-01] assigns visitors to both buckets, each to a stable one', async () => {
    const bucketOf = async (uuid: string): Promise<string | undefined> =>
      (await service.query({ widget: { rfkid: 'rfkid_3' }, n_item: 1, context: { user: { uuid } } })).body.widget
        .experiment_bucket;
    const buckets: (string | undefined)[] = [];
    for (let visitor = 0; visitor < 20; visitor += 1) buckets.push(await bucketOf(`visitor-${visitor}`));
    expect(new Set(buckets)).toEqual(new Set(['A', 'B']));
    expect(await bucketOf('visitor-0')).toBe(buckets[0]);
  });

  test('[REC-01] recommendations for a product do not include it', async () => {
    const seed = (await service.query({ ...LIST, n_item: 1 })).body.content.product.value[0]?.sku ?? '';
    const { body } = await service.query({
      widget: { rfkid: 'rfkid_4' },
      n_item: 5,
      context: { page: { sku: [seed] } },
    });
    expect(body.content.product.value.length).toBeGreaterThan(0);
    expect(body.content.product.value.map(({ sku }) => sku)).not.toContain(seed);
  });

  test('[REC-01] returns all widgets of a page at once', async () => {
    const { body } = await service.query({ batch: [{ widget: { all: true } }] });
    expect(body.batch.map(({ widget }) => widget.rfkid)).toEqual(['rfkid_1', 'rfkid_2', 'rfkid_3']);
  });
});

describe('the forms of a request', () => {
  test('[SRC-07] accepts data as an object, as JSON, or in the query string', async () => {
    const { accessToken } = await service.token();
    const headers = { authorization: `Bearer ${accessToken}` };
    const data = JSON.stringify({ ...PREVIEW, ...keyphrase('cat') });
    const asText = await service.query(data, accessToken);
    const asked = { method: 'GET', query: { data }, headers } as const;
    const inAddress = await service.app.inject({ ...asked, url: '/discover/api/search-rec/3' });
    const withKey = await service.app.inject({ ...asked, url: '/discover/search-rec/1-2/3' });
    const skus = asText.body.content.product.value;
    expect(skus).toHaveLength(10);
    expect([inAddress, withKey].map((response) => response.json<typeof asText.body>().content.product.value)).toEqual([
      skus,
      skus,
    ]);
  });

  test.each([
    ['no data', undefined],
    ['a list', []],
    ['no JSON', '{'],
    ['a page that is none', { ...LIST, page_number: 0 }],
    ['too many products', { ...LIST, n_item: 101 }],
    ['an unknown filter', { ...LIST, filter: { constructor: { value: ['x'] } } }],
    ['a price that is no range', { ...LIST, filter: { price: { value: ['5-10'] } } }],
    ['a price upside down', { ...LIST, filter: { price: { value: [{ min: 9, max: 5 }] } } }],
    ['an unknown order', { ...LIST, sort: { value: [{ name: 'price', order: 'up' }] } }],
    ['a term that is none', { ...LIST, query: { keyphrase: { value: [{}] } } }],
    ['a term without end', { ...LIST, ...keyphrase('x'.repeat(401)) }],
    ['an empty batch', { batch: [] }],
    ['a batch without end', { batch: Array.from({ length: 21 }, () => PREVIEW) }],
  ])('[SRC-07] refuses %s with a reason', async (_case, data) => {
    const { status, body } = await service.query(data);
    expect([status, body.errors]).toEqual([
      400,
      [{ code: 101, type: 'invalid_request', message: expect.any(String), severity: 'high', details: {} }],
    ]);
  });

  test('[SRC-07] a widget that does not exist, or lacks a required field, is reported with a 200', async () => {
    for (const rfkid of ['rfkid_99', 'rfkid_4', undefined]) {
      const { status, body } = await service.query({ widget: { rfkid }, n_item: 3 });
      expect([status, body.errors?.map(({ code }) => code)]).toEqual([200, [102]]);
    }
  });

  test('[SRC-07] returns the other widgets of a batch with an invalid one', async () => {
    const { body } = await service.query({
      n_item: 3,
      batch: [{ widget: { rfkid: 'x' } }, { widget: { rfkid: 'rfkid_1' } }],
    });
    expect(body.batch.map(({ widget }) => widget.rfkid)).toEqual(['rfkid_1']);
    expect(body.errors?.map(({ code }) => code)).toEqual([102]);
  });

  test('[SRC-07] refuses a body that is too large or invalid with the service’s messages', async () => {
    const { accessToken } = await service.token();
    expect((await service.query('x'.repeat(40_000), accessToken)).status).toBe(413);
    const elsewhere = await service.app.inject({ method: 'GET', url: '/discover/elsewhere' });
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual([
      404,
      { errors: [expect.objectContaining({ code: 101 })] },
    ]);
  });
});
