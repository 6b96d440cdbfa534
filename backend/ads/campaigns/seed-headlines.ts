import * as v from 'valibot';
import { checkData, text, texts } from '../../shared/data-file.ts';
import file from './data/headlines.json' with { type: 'json' };

/** Headlines of banners by parts of category slugs, in the order in which they are tried. */
const groups = checkData(
  'ads/campaigns/data/headlines.json',
  v.pipe(
    v.array(v.strictObject({ categories: v.array(text), headlines: texts })),
    v.check((all) => all.at(-1)?.categories.length === 0, 'The last entry must be for all categories: no categories'),
  ),
  file,
);

/** Headlines for banners of a category; never empty. */
export const headlinesFor = (categorySlug: string): readonly string[] =>
  groups.find(({ categories }) => categories.length === 0 || categories.some((part) => categorySlug.includes(part)))
    ?.headlines ?? [];
