import { weightBandOf } from '../../../core/catalogue/weight-band';

test.each([
  ['FleaStop Chewables for Large Dogs 45 to 88 lbs.', 'Large Dogs 45 to 88 lbs.'],
  ['FleaStop Drops for Small Dogs up to 22 lbs., 3 doses', 'Small Dogs up to 22 lbs.'],
  ['Extra Large Dogs 89 to 132 lb', 'Extra Large Dogs 89 to 132 lbs.'],
])("[MOD-06] reads the animal's weight from the name %s", (name, band) => expect(weightBandOf(name)).toBe(band));

test.each(['Grain-Free Puppy Food 24 lbs.', 'Clumping Cat Litter, 40 lbs.', 'Dog Bed', ''])(
  '[MOD-06] reads no weight from the name %s',
  (name) => expect(weightBandOf(name)).toBeUndefined(),
);
