import fc from 'fast-check';
import { planModules } from '../../composition/build/module-plan.cjs';

const SIZE = 9;
const id = fc.integer({ min: 0, max: SIZE - 1 }).map(String);
const idSet = fc.uniqueArray(id, { maxLength: 4 }).map((ids) => new Set(ids));
const scripts = fc.record({
  entries: fc.uniqueArray(id, { maxLength: 2 }),
  imports: fc
    .array(fc.uniqueArray(id, { maxLength: 4 }), { minLength: SIZE, maxLength: SIZE })
    .map((lists) => new Map(lists.map((ids, index) => [String(index), ids]))),
  late: idSet,
  shared: idSet,
});

type Imports = ReadonlyMap<string, ReadonlyArray<string>>;

const reached = (from: ReadonlyArray<string>, imports: Imports, except: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (each: string): void => {
    if (found.has(each)) return;
    found.add(each);
    for (const next of imports.get(each) ?? []) if (!except.has(next)) visit(next);
  };
  for (const each of from) visit(each);
  return found;
};

const plain = (imports: Record<string, ReadonlyArray<string>>): Imports => new Map(Object.entries(imports));
const none = new Set<string>();

describe('the plan of a script', () => {
  test('leaves the modules of an entry without functions and registers those that other scripts import', () => {
    const imports = plain({ entry: ['a', 'b'], a: ['b'], b: ['a'] });
    const { wrapped, registered } = planModules({ entries: ['entry'], imports, late: none, shared: new Set(['b']) });
    expect([...wrapped]).toEqual([]);
    expect([...registered]).toEqual(['b']);
  });

  test('gives a module that only other scripts run a function that contains what it alone imports', () => {
    const imports = plain({ entry: ['a'], a: [], other: ['own', 'a'], own: [] });
    const { wrapped } = planModules({ entries: ['entry'], imports, late: none, shared: new Set(['other']) });
    expect([...wrapped]).toEqual(['other']);
  });

  test('gives a module that two functions import a function of its own', () => {
    const imports = plain({ one: ['both'], two: ['both'], both: ['under'], under: [] });
    const { wrapped } = planModules({ entries: [], imports, late: none, shared: new Set(['one', 'two']) });
    expect([...wrapped].sort()).toEqual(['both', 'one', 'two']);
  });

  test('gives what a late module imports a function, because the entry may not have run it yet', () => {
    const imports = plain({ entry: ['late', 'a'], late: ['a'], a: [] });
    const { wrapped } = planModules({ entries: ['entry'], imports, late: new Set(['late']), shared: none });
    expect([...wrapped].sort()).toEqual(['a', 'late']);
  });

  test('never wraps what runs with the entry alone, and puts every other module into one function', () => {
    fc.assert(
      fc.property(scripts, ({ entries, imports, late, shared }) => {
        const { wrapped, registered } = planModules({ entries, imports, late, shared });
        const roots = [...wrapped];
        const running = entries.filter((each) => !wrapped.has(each));
        const atLoad = reached(running, imports, wrapped);
        for (const each of late) expect(wrapped).toContain(each);
        for (const each of shared) expect(wrapped.has(each) || registered.has(each)).toBe(true);
        for (const each of registered) expect(atLoad).toContain(each);
        for (const each of imports.keys()) {
          if (wrapped.has(each)) continue;
          const owners = roots.filter((root) => reached([root], imports, wrapped).has(each));
          if (!atLoad.has(each)) expect(owners.length).toBeLessThan(2);
          // A late module may run before the entry's own modules.
          else for (const root of owners) expect(reached([...late], imports, none)).not.toContain(root);
        }
      }),
    );
  });
});
