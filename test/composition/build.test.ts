import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, normalize } from 'node:path';

const tool = (name: string): string => join(__dirname, '../../composition/build', name);

/** The bundler drops a file without side effects unless something of it is used; an entry runs for its effects. */
test('every entry script of the build is listed as having side effects', async () => {
  const { targets, sideEffects } = (await import('../../package.json')).default as {
    readonly targets: Readonly<Record<string, { readonly source: string }>>;
    readonly sideEffects: ReadonlyArray<string>;
  };
  const scripts = Object.values(targets).flatMap(({ source }) => (/\.tsx?$/.test(source) ? [source] : []));
  expect(scripts).not.toEqual([]);
  const isListed = (source: string): boolean => sideEffects.some((glob) => matchesGlob(source, normalize(glob)));
  expect(scripts.filter((source) => !isListed(source))).toEqual([]);
});

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'sources-'))}/`;
  mkdirSync(join(folder, 'core/x'), { recursive: true });
  writeFileSync(join(folder, 'core/x/a.ts'), '1');
  writeFileSync(join(folder, 'package.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the hash of the sources', () => {
  const stamp = async () =>
    ((await import(tool('source-stamp.mjs'))) as { sourceStamp: (folder: string) => string }).sourceStamp(folder);

  test.each<readonly [string, () => void]>([
    ['a file changes', () => writeFileSync(join(folder, 'core/x/a.ts'), '2')],
    ['a file is added', () => writeFileSync(join(folder, 'core/x/b.ts'), '')],
    [
      'a file is renamed',
      () => {
        rmSync(join(folder, 'core/x/a.ts'));
        writeFileSync(join(folder, 'core/x/c.ts'), '1');
      },
    ],
    ['a dependency changes', () => writeFileSync(join(folder, 'package.json'), '{"a":1}')],
  ])('differs when %s', async (_case, change) => {
    const before = await stamp();
    change();
    expect(await stamp()).not.toBe(before);
  });

  test('is the same for the same contents and ignores files outside the build', async () => {
    const before = await stamp();
    writeFileSync(join(folder, 'core/x/a.ts'), '1');
    mkdirSync(join(folder, 'test'));
    writeFileSync(join(folder, 'test/a.ts'), '');
    expect(await stamp()).toBe(before);
  });
});

describe('the build lock', () => {
  const withLock = async <A>(file: string, work: () => Promise<A>): Promise<A> =>
    (
      (await import(tool('build-lock.mjs'))) as { withLock: (file: string, work: () => Promise<A>) => Promise<A> }
    ).withLock(file, work);

  test('allows one build at a time', async () => {
    const file = join(folder, 'cache/lock');
    const order: string[] = [];
    let finish: () => void = () => undefined;
    const began = new Promise<void>((resolve) => {
      void withLock(file, async () => {
        resolve();
        order.push('first begins');
        await new Promise<void>((done) => (finish = done));
        order.push('first ends');
      });
    });
    await began;
    const second = withLock(file, async () => order.push('second'));
    finish();
    await second;
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  test('is taken over from a dead process and released after a failure', async () => {
    const file = join(folder, 'lock');
    writeFileSync(file, '999999999');
    await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withLock(file, async () => 'done')).toBe('done');
  });
});
