import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGED_FILES, changeLibrary } from '../../composition/build/library-changes.cjs';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const MOBX = 'node_modules/mobx/dist/mobx.mjs';

/** A view model and what it reports, run with the changed MobX. */
const PROGRAM = `
import { computed, makeAutoObservable, reaction, runInAction } from './mobx.mjs';
class Cart {
  items = ['bone'];
  sizes = new Map();
  constructor() { makeAutoObservable(this, {}, { autoBind: true, deep: false }); }
  get count() { return this.items.length; }
  add(item) { this.items = [...this.items, item]; this.items = [...this.items]; }
}
const cart = new Cart();
const seen = [];
const stop = reaction(() => cart.count, (count) => seen.push(count));
const { add } = cart;
add('ball');
runInAction(() => { cart.items = []; });
cart.items.push('not observed');
stop();
add('leash');
const panels = makeAutoObservable({ menu: false, cart: false }, undefined, { autoBind: true, deep: false });
const open = computed(() => Object.keys(panels).filter((name) => panels[name]));
const opened = [];
reaction(() => open.get().join(), (names) => opened.push(names));
runInAction(() => Object.assign(panels, { menu: true, cart: true }));
runInAction(() => Object.assign(panels, { menu: false }));
const refused = [];
for (const model of [
  () => makeAutoObservable(new (class { a = []; })()),
  () => makeAutoObservable(new (class { *a() {} })(), {}, { autoBind: true, deep: false }),
]) try { model(); } catch (error) { refused.push(error.message); }
console.log(JSON.stringify({ seen, opened, isPlain: cart.sizes.constructor === Map, refused }));
`;

describe('a changed library', () => {
  let folder: string;
  beforeAll(() => {
    mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
    folder = mkdtempSync(join(root, 'node_modules/.cache/library-changes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(CHANGED_FILES)('%s has the text that the shop leaves out', (file) => {
    expect(changeLibrary(join(root, file), read(file))).not.toBe(read(file));
  });

  test('observes fields, getters and methods as before, and refuses what it leaves out', () => {
    writeFileSync(join(folder, 'mobx.mjs'), changeLibrary(MOBX, read(MOBX)));
    writeFileSync(join(folder, 'run.mjs'), PROGRAM);
    const output = execFileSync(process.execPath, [join(folder, 'run.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const notIncluded = 'The shop leaves out this part of MobX.';
    expect(JSON.parse(output)).toEqual({
      seen: [2, 0],
      opened: ['menu,cart', 'cart'],
      isPlain: true,
      refused: [notIncluded, notIncluded],
    });
  });

  test('fails the build when its text is not the expected one', () => {
    expect(() => changeLibrary(MOBX, read(MOBX).replace('var observable = ', 'let observable = '))).toThrow(
      'node_modules/mobx/dist/mobx.mjs contains "var observable = " 0 times instead of 1',
    );
    expect(() => changeLibrary(MOBX, `${read(MOBX)}\nvar arrayExtensions = {`)).toThrow('2 times instead of 1');
  });

  test('fails the build when nothing is known about it', () => {
    expect(() => changeLibrary('node_modules/other/index.mjs', '')).toThrow('has no changes for');
  });
});
