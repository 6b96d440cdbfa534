import * as E from 'fp-ts/Either';
import { makeFindGuides } from '../../../core/content/find-guides';
import { RESOURCE_CENTER_PATH } from '../../../core/paths/content-paths';
import { categoryPath } from '../../../core/paths/paths';
import { aContentPage, aContentSection } from '../../builders/content-page';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeContentPages } from '../../fakes/fake-content-pages';

const to = (path: string) => ({ text: path, url: categoryPath(path) });
const section = (heading: string, ...paths: ReadonlyArray<string>) =>
  aContentSection({ heading, paragraphs: [], list: [`All about ${heading.toLowerCase()}`], links: paths.map(to) });

const BREEDS = aContentPage({
  path: '/breeds',
  title: 'Dog breeds',
  lead: 'Size, energy, coat.',
  actions: [],
  sections: [section('Herding dogs', 'dog/dog-toys'), section('Hounds')],
});
const TOP_RATED = aContentPage({
  path: '/top-rated',
  title: 'Top rated',
  actions: [],
  sections: [section('For dogs', 'dog/dog-food?sort=rating'), section('For cats', 'cat')],
});
const ADVICE = aContentPage({
  path: RESOURCE_CENTER_PATH,
  sections: [
    section('A new puppy', 'dog/dog-food', 'dog'),
    section('Fleas and ticks', 'dog/fleas', 'cat/fleas'),
    section('Birds at home', 'bird'),
  ],
  related: ['/breeds', '/top-rated', '/gone', 'https://elsewhere.example/breeds'].map((url) => ({ text: url, url })),
});

const setUp = () => new FakeContentPages().hasPage(ADVICE, BREEDS, TOP_RATED);

test('[FND-06] guides are pages about one department, and sections that link into it', async () => {
  expect(await makeFindGuides({ pages: setUp() })('dog')()).toEqual(
    E.right([
      { title: 'Dog breeds', text: 'Size, energy, coat.', url: '/breeds' },
      { title: 'A new puppy', text: 'All about a new puppy', url: `${RESOURCE_CENTER_PATH}#a-new-puppy` },
      { title: 'Fleas and ticks', text: 'All about fleas and ticks', url: `${RESOURCE_CENTER_PATH}#fleas-and-ticks` },
    ]),
  );
});

test.each([
  ['cat', ['Fleas and ticks']],
  ['bird', ['Birds at home']],
  ['fish', []],
  ['do', []],
])('[FND-06] the guides of %s are %j', async (department, titles) => {
  const guides = await makeFindGuides({ pages: setUp() })(department)();
  expect(E.isRight(guides) && guides.right.map(({ title }) => title)).toEqual(titles);
});

test('[FND-06] a shop without the page of advice has no guides', async () => {
  expect(await makeFindGuides({ pages: new FakeContentPages() })('dog')()).toEqual(E.right([]));
});

test.each(EVERY_FAILURE)('[FND-06] fails with the pages %s', async (_, failure) => {
  const pages = setUp().fails(failure, 'page');
  expect(await makeFindGuides({ pages })('dog')()).toEqual(E.left(failure));
});
