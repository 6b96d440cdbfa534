import * as fc from 'fast-check';
import { ownValue } from '../../../core/shared/own-value';

describe('ownValue', () => {
  it('has no value for names that every object inherits', () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype);
    expect(inherited).toContain('constructor');
    expect(inherited.map((name) => ownValue({ a: 1 }, name))).toEqual(inherited.map(() => undefined));
  });

  it('behaves like a Map of the same entries', () => {
    const entries = fc.array(fc.tuple(fc.string(), fc.integer()));
    const anyName = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'));
    fc.assert(
      fc.property(entries, anyName, (pairs, name) => {
        expect(ownValue(Object.fromEntries(pairs), name)).toBe(new Map(pairs).get(name));
      }),
    );
  });
});
