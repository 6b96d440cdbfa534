import * as E from 'fp-ts/Either';
import { makeViewContentPage } from '../../../core/content/view-content-page';
import { aContentPage } from '../../builders/content-page';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeContentPages } from '../../fakes/fake-content-pages';

const RETURNS = aContentPage();

const setUp = () => {
  const pages = new FakeContentPages().hasPage(RETURNS);
  return { pages, viewContentPage: makeViewContentPage({ pages }) };
};

test.each(['/returns', '/returns/', '/returns//'])('[RTE-07] returns the page at %s', async (path) => {
  expect(await setUp().viewContentPage(path)()).toEqual(E.right(RETURNS));
});

test.each(['/refunds', '/returns/now', ''])('[RTE-07] reports no page at “%s”', async (path) => {
  expect(await setUp().viewContentPage(path)()).toEqual(E.left({ kind: 'no-such-page' }));
});

test.each(EVERY_FAILURE)('[RTE-07] returns the failure with the service %s', async (_case, failure) => {
  const { pages, viewContentPage } = setUp();
  pages.fails(failure);
  expect(await viewContentPage('/returns')()).toEqual(E.left(failure));
});
