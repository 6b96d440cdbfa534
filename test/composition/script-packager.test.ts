import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Each module writes down that it runs and what it sees. */
const MODULES = {
  'main.js': `
    import { a } from './a.js';
    import { count, increase } from './counter.js';
    import { named } from './barrel.js';
    import legacy from './legacy.cjs';
    log('main', a(), count, named, legacy.value);
    increase();
    const run = async () => {
      const { one } = await import('./one.js');
      log('main after one', one(), count);
      const two = await import('./two.js');
      log('main after two', two.default, count, Object.keys(two).sort().join());
    };
    run();`,
  'a.js': `import { b } from './b.js'; log('a', typeof b); export const a = () => 'a' + b();`,
  'b.js': `import { a } from './a.js'; log('b'); export function b() { return 'b' + typeof a; }`,
  'counter.js': `log('counter'); export let count = 0; export const increase = () => { count += 1; };`,
  'barrel.js': `export { named } from './named.js'; export * from './late-named.js'; log('barrel');`,
  'named.js': `log('named'); export const named = 'n';`,
  'late-named.js': `log('late-named'); export const lateNamed = 'l'; export const unused = 'u';`,
  'legacy.cjs': `log('legacy'); exports.value = globalThis.isOld ? require('./never.cjs') : require('./leaf.cjs').leaf;`,
  'leaf.cjs': `log('leaf'); exports.leaf = 'leaf';`,
  'never.cjs': `log('never');`,
  'one.js': `
    import { increase, count } from './counter.js';
    import { both } from './both.js';
    import { own } from './own.js';
    log('one', count, both.name);
    export const one = () => { increase(); return own + both.name; };`,
  'own.js': `import { lateNamed } from './barrel.js'; log('own'); export const own = 'own' + lateNamed;`,
  'two.js': `
    import { both } from './both.js';
    import { a } from './a.js';
    import * as counter from './counter.js';
    log('two', a(), counter.count, both === globalThis.both);
    export default 'two'; export const more = 1;`,
  'both.js': `log('both'); export const both = { name: 'both' }; globalThis.both = both;`,
} as const;

const LOG = `globalThis.log = (...words) => console.log(words.join(' '));`;

let folder: string;
let files: ReadonlyArray<string>;
beforeAll(() => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/script-packager-'));
  for (const [name, code] of Object.entries(MODULES)) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "browserslist": "chrome >= 111" }');
  // With an entry that is not a page the bundler has no import maps, as in the shop's build.
  writeFileSync(join(folder, 'other.js'), '');
  writeFileSync(join(folder, 'page.html'), '<script type="module" src="main.js"></script>');
  const options = ['--config', join(root, '.parcelrc'), '--dist-dir', join(folder, 'dist'), '--no-cache'];
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/parcel/lib/bin.js'), 'build', 'page.html', 'other.js', '--no-autoinstall', ...options],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', PARCEL_WORKERS: '0' }, stdio: 'pipe' },
  );
  files = readdirSync(join(folder, 'dist')).filter((name) => name.endsWith('.js'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(join(folder, 'dist', name), 'utf8');

const output = (start: string): ReadonlyArray<string> => {
  writeFileSync(join(folder, 'run.mjs'), `${LOG}\nawait import(${JSON.stringify(start)});`);
  return execFileSync(process.execPath, [join(folder, 'run.mjs')], { encoding: 'utf8' })
    .trim()
    .split('\n');
};
const entry = (): string => /src=\/([^ >]*)/.exec(read('page.html'))?.[1] ?? '';

describe('built scripts', () => {
  test('run their modules in the order in which a browser runs them, once, with bindings that change', () => {
    const expected = output('./main.js');
    expect(expected).toHaveLength(15);
    expect(output(`./dist/${entry()}`)).toEqual(expected);
  });

  test('have no function around modules that the entry runs', () => {
    expect(files.length).toBeGreaterThan(2);
    const code = read(entry());
    const functionsAround = code.match(/\("\w+",function\(/g) ?? [];
    // The CommonJS modules.
    expect(functionsAround.length).toBeLessThanOrEqual(4);
    expect(code).not.toContain('unused');
  });
});
