import * as v from 'valibot';
import { checkData, texts } from '../../../backend/shared/data-file.ts';

const schema = v.strictObject({
  brands: v.array(v.strictObject({ name: v.string(), tier: v.number() })),
  words: texts,
});

test('returns the content of a correct data file', () => {
  const content = { brands: [{ name: 'Wild Acre', tier: 1.2 }], words: ['Pea'] };
  expect(checkData('folder/file.json', schema, content)).toEqual(content);
});

test('names the file and every wrong field', () => {
  const content = { brands: [{ name: 'Wild Acre', tier: 'high' }], words: [], colour: 'red' };
  expect(() => checkData('folder/file.json', schema, content)).toThrow(
    'The data file backend/folder/file.json is wrong. brands.0.tier: Invalid type: Expected number but received "high"; ' +
      'words: must have an entry; colour: Invalid key: Expected never but received "colour"',
  );
});

test('refuses a file whose whole content is of another kind', () => {
  expect(() => checkData('folder/file.json', v.array(v.string()), { a: 1 })).toThrow(
    'The data file backend/folder/file.json is wrong. Invalid type: Expected Array but received Object',
  );
});
