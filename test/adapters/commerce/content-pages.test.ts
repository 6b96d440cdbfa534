import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { cachedContentPages } from '../../../adapters/cache/cached-ports';
import { HttpContentPages } from '../../../adapters/commerce/content/http-content-pages';
import { makeLruReadCache } from '../../../adapters/server/upstream/lru-read-cache';
import type { ContentPage } from '../../../core/content/content-page';
import { aContentPage } from '../../builders/content-page';
import { CONTENT_PAGES_CALLS, contentPagesContract } from '../../contracts/content-pages.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { failingSite, refusal, serve, transactions } from './commerce-site';

const FOLDER = '/wcs/resources/store/10151/content';
const LISTED = aContentPage({ path: '/shop/en/petcostore/s/vital-care' });
const UNLISTED = aContentPage({ path: '/checkout', isIndexed: false, notice: 'Not open yet.', parent: undefined });

const onTheWire = ({ related, isIndexed, ...page }: ContentPage): unknown => ({
  contentPage: { ...page, relatedLinks: related, indexed: isIndexed },
  resourceName: 'content',
});

const site = (): HttpContentPages => {
  serve(({ path }) => {
    if (path === `${FOLDER}/@all`) return [200, { contentPages: [{ path: LISTED.path, title: LISTED.title }] }];
    const page = [LISTED, UNLISTED].find((known) => path === FOLDER + known.path);
    return page === undefined ? refusal(404, { errorCode: 'CMN1024E' }) : [200, onTheWire(page)];
  });
  return new HttpContentPages(transactions());
};

const read = async (contentPage: unknown): Promise<unknown> => {
  serve(() => [200, { contentPage }]);
  const response = await new HttpContentPages(transactions()).page('/returns')();
  return E.isRight(response) ? O.toUndefined(response.right) : response.left;
};

contentPagesContract('HttpContentPages', () => ({
  pages: site(),
  listedPage: async () => LISTED,
  unlistedPage: async () => UNLISTED,
}));

contentPagesContract('HttpContentPages through the read cache', () => ({
  pages: cachedContentPages(
    site(),
    makeLruReadCache({ freshMs: 1_000, maxEntries: 100, maxBytes: 1_000_000, clock: () => 0 }),
  ),
  listedPage: async () => LISTED,
  unlistedPage: async () => UNLISTED,
}));

upstreamFailuresContract('HttpContentPages', CONTENT_PAGES_CALLS, () => {
  const pages = new HttpContentPages(transactions());
  return failingSite({ page: pages.page('/returns'), indexedPaths: pages.indexedPaths });
});

test('[RTE-07] each part of a path is encoded', async () => {
  const seen = serve(() => refusal(404, {}));
  await new HttpContentPages(transactions()).page('/a b/ü?x')();
  expect(seen).toMatchObject([{ method: 'GET', path: `${FOLDER}/a%20b/%C3%BC%3Fx`, query: {} }]);
});

test('[RTE-07] reduces markup to its text and drops empty texts', async () => {
  const page = await read({
    title: '<b>Returns</b>',
    lead: '<script>alert(1)</script>',
    notice: ' ',
    sections: [{ heading: '<h2>Why &amp; how</h2>', paragraphs: ['<p onclick="x()">Bring it <i>back</i>.</p>'] }],
  });
  expect(page).toEqual(
    aContentPage({
      title: 'Returns',
      lead: undefined,
      description: 'Returns',
      image: undefined,
      parent: undefined,
      actions: [],
      related: [],
      sections: [{ heading: 'Why & how', paragraphs: ['Bring it back.'], list: [], links: [] }],
    }),
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', 'http://plain.test', 'help'])(
  '[RTE-07] omits a link to %s',
  async (url) => {
    const links = [
      { text: 'Bad', url },
      { text: 'Good', url: '/help' },
    ];
    const page = await read({
      title: 'Returns',
      parent: links[0],
      actions: links,
      relatedLinks: links,
      sections: [{ heading: 'Here', links }],
    });
    const good = [{ text: 'Good', url: '/help' }];
    expect(page).toMatchObject({ parent: undefined, actions: good, related: good, sections: [{ links: good }] });
  },
);

test.each(['https://www.fda.gov/', 'tel:+18005550142', 'mailto:help@petshop.example', '/returns#by-mail'])(
  '[RTE-07] keeps a link to %s',
  async (url) => {
    const page = await read({ title: 'Returns', actions: [{ text: 'There', url }] });
    expect(page).toMatchObject({ actions: [{ text: 'There', url }] });
  },
);

test('[RTE-10] lists addresses of this shop only', async () => {
  serve(() => [200, { contentPages: [{ path: '/help' }, { path: 'https://evil.test/' }, { path: '//evil.test' }] }]);
  expect(await new HttpContentPages(transactions()).indexedPaths()).toEqual(E.right(['/help']));
});

test('[RTE-10] lists no pages for a service without content pages', async () => {
  serve(() => refusal(404, { errorCode: 'CMN1024E' }));
  expect(await new HttpContentPages(transactions()).indexedPaths()).toEqual(E.right([]));
});

test('[PLT-02] rejects a page without a title and names the missing field', async () => {
  expect(await read({ lead: 'Words' })).toMatchObject({
    kind: 'unintelligible',
    problems: ['contentPage.title: expected words, got nothing'],
  });
});
