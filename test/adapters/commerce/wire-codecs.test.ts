import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import type { Decoder } from 'io-ts';
import { decode } from '../../../adapters/http/decode';
import {
  fields,
  listOf,
  mapOf,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
  text,
  textByName,
  textUnlessNull,
} from '../../../adapters/http/wire-codecs';

const MISFIT = 'does not fit';
const readBy = (codec: Decoder<unknown, unknown>, value: unknown): unknown =>
  E.getOrElse<unknown, unknown>(() => MISFIT)(codec.decode(value));

test.each<readonly [string, Decoder<unknown, unknown>, unknown, unknown]>([
  ['text', text, 'SKU-1', 'SKU-1'],
  ['text', text, 22001, '22001'],
  ['text', text, ' padded ', 'padded'],
  ['text', text, '', MISFIT],
  ['text', text, undefined, MISFIT],
  ['text', text, {}, MISFIT],
  ['optionalText', optionalText, '', undefined],
  ['optionalText', optionalText, null, undefined],
  ['optionalText', optionalText, 'null', 'null'],
  ['optionalText', optionalText, [], MISFIT],
  ['textUnlessNull', textUnlessNull, 'null', undefined],
  ['textUnlessNull', textUnlessNull, 'nullable', 'nullable'],
  ['textUnlessNull', textUnlessNull, true, MISFIT],
  ['optionalNumber', optionalNumber, '12.99000', 12.99],
  ['optionalNumber', optionalNumber, '$1,299.00', 1299],
  ['optionalNumber', optionalNumber, 12.99, 12.99],
  ['optionalNumber', optionalNumber, '2.0', 2],
  ['optionalNumber', optionalNumber, { value: '5.00', currency: 'USD' }, 5],
  ['optionalNumber', optionalNumber, 'N/A', undefined],
  ['optionalNumber', optionalNumber, '', undefined],
  ['optionalNumber', optionalNumber, null, undefined],
  ['optionalNumber', optionalNumber, Number.NaN, undefined],
  ['optionalNumber', optionalNumber, true, MISFIT],
  ['optionalNumber', optionalNumber, { amount: 5 }, MISFIT],
  ['optionalFlag', optionalFlag, true, true],
  ['optionalFlag', optionalFlag, 'Yes', true],
  ['optionalFlag', optionalFlag, 'Y', true],
  ['optionalFlag', optionalFlag, 'TRUE', true],
  ['optionalFlag', optionalFlag, 1, true],
  ['optionalFlag', optionalFlag, 'No', false],
  ['optionalFlag', optionalFlag, 0, false],
  ['optionalFlag', optionalFlag, undefined, undefined],
  ['optionalFlag', optionalFlag, {}, MISFIT],
  ['listOf', listOf(text), undefined, []],
  ['listOf', listOf(text), null, []],
  ['listOf', listOf(text), ['a', 1], ['a', '1']],
  ['listOf', listOf(text), 'a', MISFIT],
  ['optional', optional(fields('thing', { a: text })), undefined, undefined],
  ['optional', optional(fields('thing', { a: text })), null, undefined],
  ['optional', optional(fields('thing', { a: text })), { a: 'x' }, { a: 'x' }],
  ['optional', optional(fields('thing', { a: text })), {}, MISFIT],
  ['textByName', textByName, { A: 'ON', B: 1, C: null }, { A: 'ON', B: '1' }],
  ['textByName', textByName, ['ON'], MISFIT],
  ['mapOf', mapOf(text), { a: 1 }, { a: '1' }],
  ['mapOf', mapOf(text), [1], MISFIT],
])('[PLT-05] %s, case %#', (_name, codec, value, expected) => {
  expect(readBy(codec, value)).toEqual(expected);
});

test('[PLT-05] finds a field by its name first, then by its other names, in any letter case', () => {
  const thing = fields('thing', { image: optionalText }, { image: ['thumbnail', 'image_url'] });
  expect(readBy(thing, { image: 'a', thumbnail: 'b' })).toEqual({ image: 'a' });
  expect(readBy(thing, { image_url: 'c', thumbnail: 'b' })).toEqual({ image: 'b' });
  expect(readBy(thing, { IMAGE_URL: 'c' })).toEqual({ image: 'c' });
  expect(readBy(thing, { unknown: 'c' })).toEqual({ image: undefined });
});

test('[PLT-05] ignores inherited properties', () => {
  expect(readBy(fields('thing', { constructor: optionalText }), {})).toEqual({ constructor: undefined });
});

test('[PLT-05] reads any response to a value without showing values in problems', () => {
  const thing = fields('thing', {
    id: text,
    price: optionalNumber,
    isNew: optionalFlag,
    parts: listOf(fields('part', { id: text })),
    byName: textByName,
  });
  const secret = 'correct-horse-battery';
  const values = fc
    .anything({ withNullPrototype: true })
    .map((value) => ({ id: { secret }, price: [secret], parts: value }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), values), (value) => {
      const read = decode('commerce', thing)(value);
      if (E.isLeft(read)) expect(read.left.problems.join()).not.toContain(secret);
    }),
  );
});
