import { join } from 'node:path';

const TOOL = join(__dirname, '../support/run-jest.mjs');

type PathsFirst = (options: ReadonlyArray<string>) => ReadonlyArray<string>;

let pathsFirst: PathsFirst;
beforeAll(async () => {
  ({ pathsFirst } = (await import(TOOL)) as { readonly pathsFirst: PathsFirst });
});

it.each([
  ['a path after the projects', ['--selectProjects', 'core', 'ui', 'test/ui/cart', '-i'], ['test/ui/cart']],
  ['a path before them', ['test/ui/cart', '--selectProjects', 'core', 'ui', '-i'], ['test/ui/cart']],
  ['no path', ['--selectProjects', 'core', 'ui', '-i'], []],
])('Jest gets %s as a path and the projects as projects', (_, options, paths) => {
  expect(pathsFirst(options)).toEqual([...paths, '--selectProjects', 'core', 'ui', '-i']);
});

it('keeps values of other options in place', () => {
  const options = ['--selectProjects', 'core', '--testPathPatterns', 'cart|wallet', '-i'];
  expect(pathsFirst(options)).toEqual(options);
});
