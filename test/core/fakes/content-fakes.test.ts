import { aContentPage } from '../../builders/content-page';
import { CONTENT_PAGES_CALLS, contentPagesContract } from '../../contracts/content-pages.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeContentPages } from '../../fakes/fake-content-pages';
import { failingWorld } from './failing-world';

contentPagesContract('FakeContentPages', () => {
  const listed = aContentPage({ path: '/shop/en/petcostore/s/vital-care' });
  const unlisted = aContentPage({ path: '/checkout', isIndexed: false });
  return {
    pages: new FakeContentPages().hasPage(unlisted, listed),
    listedPage: async () => listed,
    unlistedPage: async () => unlisted,
  };
});

upstreamFailuresContract('FakeContentPages', CONTENT_PAGES_CALLS, () => {
  const pages = new FakeContentPages();
  return failingWorld(pages, { page: pages.page('/returns'), indexedPaths: pages.indexedPaths });
});
