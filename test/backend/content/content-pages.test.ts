import { categoryPlans, type CategoryPlan } from '../../../backend/catalogue/generator/taxonomy.ts';
import type { SeedPage } from '../../../backend/content/content-page.ts';
import { seedContentPages } from '../../../backend/content/seed-content-pages.ts';
import { readSeedPages } from '../../../backend/content/seed-pages.ts';
import { isSceneName } from '../../../backend/images/scenes/scene-art.ts';
import { SCENES } from '../../../ui/design/scene-address';
import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';

const seedPages = readSeedPages();

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => seedContentPages(backend.database));
afterAll(() => backend.close());

const read = (path: string) => backend.browser().get(`content${path}`);
const titleOf = async (path: string): Promise<unknown> => (await read(path)).body.contentPage.title;

const linksOf = ({ parent, actions = [], sections, relatedLinks = [] }: SeedPage) => [
  ...(parent ? [parent] : []),
  ...actions,
  ...sections.flatMap(({ links = [] }) => links),
  ...relatedLinks,
];

const textsOf = (page: SeedPage): readonly string[] => [
  page.title,
  page.lead,
  page.description ?? '',
  page.notice ?? '',
  ...page.sections.flatMap(({ heading, paragraphs = [], list = [] }) => [heading, ...paragraphs, ...list]),
  ...linksOf(page).map(({ text }) => text),
];

describe('over HTTP', () => {
  test('[RTE-07] serves a page by its address, cacheable', async () => {
    const response = await read('/shipping');
    expect(response.status).toBe(200);
    expect(response.body.contentPage).toMatchObject({
      path: '/shipping',
      title: 'Shipping',
      image: '/images/scenes/repeat-delivery.webp',
      indexed: true,
      layout: 'article',
      parent: { text: 'Help', url: '/help' },
    });
    expect(response.headers['cache-control']).toContain('public');
  });

  test('[RTE-07] names the address that has no page', async () => {
    const response = await read('/shop/en/petcostore/s/no-such-page');
    expect([response.status, response.error.parameters]).toEqual([404, ['path']]);
  });

  test('[RTE-10] lists exactly the pages that may be listed', async () => {
    const { body } = await read('/@all');
    const paths = body.contentPages.map(({ path }: { path: string }) => path);
    const expected = seedPages.filter(({ isIndexed = true }) => isIndexed).map(({ path }) => path);
    expect(paths).toEqual([...expected].sort());
    expect(paths).not.toContain('/checkout');
  });
});

describe('seeding the pages', () => {
  const page = (path: string, title: string): SeedPage => ({ path, title, lead: 'Words.', sections: [] });

  test('[RTE-07] seeding again changes nothing', async () => {
    const rows = () => backend.database.selectFrom('content_page').selectAll().orderBy('path').execute();
    const before = await rows();
    await seedContentPages(backend.database);
    expect(await rows()).toEqual(before);
    expect(before).toHaveLength(seedPages.length);
  });

  test('[RTE-07] a new release updates its pages and removes those that it no longer has', async () => {
    await seedContentPages(backend.database, [page('/help', 'Old title'), page('/gone', 'Gone')]);
    await seedContentPages(backend.database, [page('/help', 'New title')]);
    expect(await titleOf('/help')).toBe('New title');
    expect((await read('/gone')).status).toBe(404);
  });

  test('[RTE-07] keeps pages that were edited in the shop', async () => {
    await backend.database
      .updateTable('content_page')
      .set({ title: 'Our own words', origin: 'shop' })
      .where('path', '=', '/help')
      .execute();
    await seedContentPages(backend.database, [page('/returns', 'Returns')]);
    expect(await titleOf('/help')).toBe('Our own words');
    await backend.database.deleteFrom('content_page').where('path', '=', '/help').execute();
  });
});

describe('the pages that the shop is delivered with', () => {
  test('[RTE-10] each has an address, a title and a description of its own', () => {
    for (const values of [
      seedPages.map(({ path }) => path),
      seedPages.map(({ title }) => title),
      seedPages.map(({ lead, description }) => description ?? lead),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test.each(seedPages.map((page) => [page.path, page] as const))('[RTE-07] %s has content', (_path, page) => {
    expect(page.sections.length).toBeGreaterThanOrEqual(2);
    expect(new Set(page.sections.map(({ heading }) => heading)).size).toBe(page.sections.length);
    for (const { paragraphs = [], list = [], links = [] } of page.sections) {
      expect(paragraphs.length + list.length + links.length).toBeGreaterThan(0);
    }
    expect(textsOf(page).filter((text) => /[<>]|&\w+;/.test(text))).toEqual([]);
  });

  test('[RTE-07] no section links twice to the same address, and no page to itself', () => {
    for (const page of seedPages) {
      for (const { links = [] } of [...page.sections, { links: page.relatedLinks }, { links: page.actions }]) {
        const urls = links.map(({ url }) => url);
        expect([page.path, new Set(urls).size]).toEqual([page.path, urls.length]);
        if (page.path !== '/shop/en/petcostore/s/sitemap') expect(urls).not.toContain(page.path);
      }
    }
  });

  test('[RTE-03] the linked categories exist', () => {
    const pathsOf = ({ slug, children = [] }: CategoryPlan): readonly string[] => [
      slug,
      ...children.flatMap((child) => pathsOf(child).map((path) => `${slug}/${path}`)),
    ];
    const known = new Set(categoryPlans.flatMap(pathsOf));
    const linked = seedPages
      .flatMap(linksOf)
      .flatMap(({ url }) => /^\/shop\/en\/petcostore\/category\/([^?]+)/.exec(url)?.[1] ?? []);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((path) => !known.has(path))).toEqual([]);
  });

  test('[RTE-07] their scenes are drawn by the image service or ship with the storefront', () => {
    const scenes = seedPages.flatMap(({ scene }) => scene ?? []);
    const ofStorefront: ReadonlyArray<string> = SCENES;
    expect(scenes.filter((scene) => !isSceneName(scene) && !ofStorefront.includes(scene))).toEqual([]);
  });
});
