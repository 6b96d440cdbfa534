import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import fc from 'fast-check';
import { decode } from '../../../adapters/http/decode';

const Cart = t.type({ items: t.array(t.intersection([t.type({ sku: t.string }), t.partial({ note: t.string })])) });

const problems = <A>(codec: t.Type<A, unknown>, response: unknown): ReadonlyArray<string> => {
  const decoded = decode('commerce', codec)(response);
  return E.isLeft(decoded) ? decoded.left.problems : [];
};

describe('decoding a response', () => {
  test('returns data that matches the contract', () => {
    expect(decode('commerce', Cart)({ items: [{ sku: '1001' }] })).toEqual(E.right({ items: [{ sku: '1001' }] }));
  });

  test('reports the service, the path, the expected type and the received type of a mismatch', () => {
    expect(decode('commerce', Cart)({ items: [{ sku: 1001 }] })).toEqual(
      E.left({ kind: 'unintelligible', service: 'commerce', problems: ['items.0.sku: expected string, got number'] }),
    );
  });

  test.each([
    ['a missing value', t.string, undefined, ['answer: expected string, got nothing']],
    ['null', t.type({ a: t.string }), { a: null }, ['a: expected string, got null']],
    ['a list', t.type({ a: t.string }), { a: [] }, ['a: expected string, got array']],
    [
      'a union, as one problem',
      t.type({ a: t.union([t.string, t.number]) }),
      { a: true },
      ['a: expected string or number, got boolean'],
    ],
    [
      'an optional field of an intersection',
      Cart,
      { items: [{ sku: '1', note: 2 }] },
      ['items.0.note: expected string, got number'],
    ],
  ])('reports %s by its path', (_case, codec, response, expected) => {
    expect(problems(codec as t.Type<unknown, unknown>, response)).toEqual(expected);
  });

  test('counts further problems instead of listing them', () => {
    const recorded = problems(
      t.array(t.string),
      Array.from({ length: 15 }, () => 1),
    );
    expect(recorded).toHaveLength(11);
    expect(recorded.at(-1)).toBe('and 5 more');
  });

  test('shows no values in problems', () => {
    const Secretive = t.type({ card: t.number, list: t.array(t.type({ pin: t.boolean })) });
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{8,20}$/), (secret) => {
        const recorded = problems(Secretive, { card: secret, list: [{ pin: secret }] }).join();
        expect(recorded).not.toContain(secret);
        expect(recorded).not.toBe('');
      }),
    );
  });
});
