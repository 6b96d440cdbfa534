import * as v from 'valibot';
import { checkData, text } from '../../../shared/data-file.ts';
import file from './data/google-categories.json' with { type: 'json' };

/**
 * Google's product taxonomy below "Animals & Pet Supplies" by id, as used in `google_product_category`. Paths start
 * below "Pet Supplies".
 */
export const googleCategories: ReadonlyMap<string, string> = new Map(
  Object.entries(
    checkData(
      'catalogue/importer/placement/data/google-categories.json',
      v.record(v.pipe(v.string(), v.digits()), text),
      file,
    ),
  ),
);
