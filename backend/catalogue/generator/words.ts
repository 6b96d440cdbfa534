import * as v from 'valibot';
import { checkData, texts } from '../../shared/data-file.ts';
import file from './data/words.json' with { type: 'json' };

const names = Object.keys(file) as (keyof typeof file)[];

const schema = v.strictObject(v.entriesFromList(names, texts));

/** Words of the generated names, by list. */
export const words = checkData('catalogue/generator/data/words.json', schema, file);

/** Sides of recipes without grain. */
export const grainFreeSides = words.sides.filter((side) => !/rice|oat|barley|quinoa|grains/i.test(side));
