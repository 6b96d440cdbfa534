import * as v from 'valibot';
import { checkData, colour, pattern } from '../../shared/data-file.ts';
import file from './data/materials.json' with { type: 'json' };

const materials = checkData('images/shapes/data/materials.json', v.array(v.strictObject({ pattern, colour })), file);

/** The colour of the material in a product's name; undefined when it names none with a colour of its own. */
export const materialColourOf = (name: string): string | undefined =>
  materials.find(({ pattern }) => pattern.test(name))?.colour;
