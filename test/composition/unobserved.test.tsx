import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as mobx from 'mobx';
import * as plain from '../../composition/rendering/unobserved/mobx';
import { observer } from '../../composition/rendering/unobserved/mobx-react-lite';

/** What the model uses of one of both modules. */
interface Observation {
  readonly makeAutoObservable: (
    target: object,
    annotations: object,
    options: { readonly autoBind: boolean },
  ) => unknown;
  readonly runInAction: (change: () => void) => void;
  readonly computed: (compute: () => string) => { readonly get: () => string };
}

/** A view model as the shop writes them, made with one of both modules. */
const makeModel = ({ makeAutoObservable, runInAction, computed }: Observation) => {
  class Model {
    count: number;
    readonly #step = 2;
    private hidden = 1;
    constructor(count: number) {
      this.count = count;
      makeAutoObservable(this, {}, { autoBind: true });
    }
    get double(): number {
      return this.count * 2 + this.hidden;
    }
    add(): number {
      runInAction(() => {
        this.count += this.#step;
      });
      return this.double;
    }
    private rest(): number {
      return this.count % this.#step;
    }
    parity(): string {
      return computed(() => (this.rest() === 0 ? 'even' : 'odd')).get();
    }
  }
  return [new Model(1), new Model(10)] as const;
};

describe.each([
  ['MobX', mobx],
  ['the replacement on the server', plain],
])('a view model made with %s', (_name, observation) => {
  test('has bound actions of its own, and getters that follow them', () => {
    const [one, other] = makeModel(observation);
    const { add, parity } = one;
    expect([add(), add(), one.double, other.double]).toEqual([7, 11, 11, 21]);
    expect([parity(), other.parity()]).toEqual(['odd', 'even']);
  });

  test('shows its fields and no methods when it is spread', () => {
    const [one] = makeModel(observation);
    expect({ ...one }).toMatchObject({ count: 1 });
    expect(Object.keys(one)).not.toContain('add');
  });
});

test('the replacement runs no reaction and keeps plain objects as they are', () => {
  const object = { isOpen: false };
  expect(plain.makeAutoObservable(object, {}, { autoBind: true })).toBe(object);
  expect(Object.getOwnPropertyNames(object)).toEqual(['isOpen']);
  expect(plain.reaction()()).toBeUndefined();
  const Component = () => <p>hello</p>;
  expect(observer(Component)).toBe(Component);
});

test('the replacement has everything that the shop imports from MobX', () => {
  const folders = ['ui', 'composition'].map((folder) => join(__dirname, '../..', folder));
  const imported = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) =>
        [...readFileSync(join(folder, name), 'utf8').matchAll(/^import \{([^}]*)\} from 'mobx';/gm)].flatMap(
          ([, names = '']) => names.split(',').map((each) => each.trim()),
        ),
      ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect([...new Set(imported)].filter((name) => !name.startsWith('type ') && !(name in plain))).toEqual([]);
});
