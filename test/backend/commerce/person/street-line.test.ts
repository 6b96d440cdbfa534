import fc from 'fast-check';
import { standardStreet, standardUnit } from '../../../../backend/address-directory/street-line.ts';

test.each([
  ['1 Bark Street', '1 Bark St'],
  ['1 bark st.', '1 Bark St'],
  ['100 NORTH MAIN AVENUE', '100 N Main Ave'],
  ['5 Park Lane South', '5 Park Ln S'],
  ['7 North Street', '7 North St'],
  ['7 North Avenue North', '7 North Ave N'],
  ['12 Street', '12 Street'],
  ['PO box 12', 'PO box 12'],
  ['12B Broadway', '12B Broadway'],
])('[CHK-03] writes %s as %s', (typed, standard) => {
  expect(standardStreet(typed)).toBe(standard);
});

test('[CHK-03] writes units in the short form', () => {
  expect(['apartment 2', 'Suite 300', 'Unit 4', ''].map(standardUnit)).toEqual(['Apt 2', 'Ste 300', 'Unit 4', '']);
});

const word = fc.constantFrom(
  '1',
  '12B',
  'north',
  'SOUTH',
  'N',
  'Bark',
  'oak',
  'STREET',
  'st.',
  'Avenue',
  'ave',
  'lane',
  'É.',
);

test('[CHK-03] what the directory writes, it would not write differently again', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 7 }), (words) => {
      const once = standardStreet(words.join(' '));
      expect(standardStreet(once)).toBe(once);
      const unit = standardUnit(words.join(' '));
      expect(standardUnit(unit)).toBe(unit);
    }),
    { examples: [[['1', 'north', '1', '12B']]] },
  );
});
