import { makeViewContentPage } from '../../../core/content/view-content-page';
import type { PageOutcome } from '../../../ui/page/page';
import type { ContentData } from '../../../ui/pages/content/content-data';
import { makeContentLoader } from '../../../ui/pages/content/content-loader';
import { aContentPage } from '../../builders/content-page';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeContentPages } from '../../fakes/fake-content-pages';
import { EVERYTHING } from '../../builders/capabilities';

const setUp = () => {
  const pages = new FakeContentPages();
  const load = makeContentLoader({
    viewContentPage: makeViewContentPage({ pages }),
    capabilities: EVERYTHING,
    shop: 'Petco',
  });
  const open = (path: string, query = ''): Promise<PageOutcome<ContentData>> =>
    load({ path, parameters: { path }, query: new URLSearchParams(query), cameFrom: undefined })();
  return { pages, open };
};

test('[RTE-10] a page has its own title, description, canonical address, image and breadcrumbs', async () => {
  const { pages, open } = setUp();
  pages.hasPage(aContentPage());
  expect(await open('/returns')).toMatchObject({
    kind: 'page',
    isShareable: true,
    data: {
      breadcrumbs: [
        { label: 'Home', url: '/shop/en/petcostore' },
        { label: 'Help', url: '/help' },
        { label: 'Returns', url: '/returns' },
      ],
    },
    head: {
      title: 'Returns | Petco',
      description: 'What you can return and for how long.',
      canonical: '/returns',
      isIndexed: true,
      image: '/images/scenes/deals.webp',
      jsonLd: [{ '@type': 'BreadcrumbList' }],
    },
  });
});

test('[RTE-10] a page without a parent is below home, and a parent without a page is not listed', async () => {
  const { pages, open } = setUp();
  pages.hasPage(aContentPage({ path: '/checkout', parent: undefined, image: undefined, isIndexed: false }));
  expect(await open('/checkout')).toMatchObject({
    data: { breadcrumbs: [{ label: 'Home' }, { label: 'Returns', url: '/checkout' }] },
    head: { isIndexed: false, jsonLd: [] },
  });
});

test('[RTE-07] ignores other parts of the address', async () => {
  const { pages, open } = setUp();
  pages.hasPage(aContentPage({ path: '/shop/PetcoInsuranceView' }));
  expect(await open('/shop/PetcoInsuranceView', 'myAcctMain=1&storeId=10151')).toEqual(
    await open('/shop/PetcoInsuranceView'),
  );
});

test('[RTE-09] reports a page that does not exist as not found', async () => {
  expect(await setUp().open('/shop/en/petcostore/s/nothing')).toEqual({ kind: 'not-found' });
});

test.each(EVERY_FAILURE)('[RTE-09] reports the page as unavailable with the service %s', async (_case, failure) => {
  const { pages, open } = setUp();
  pages.fails(failure);
  expect(await open('/returns')).toEqual({ kind: 'unavailable' });
});
