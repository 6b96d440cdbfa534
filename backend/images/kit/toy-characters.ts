import * as v from 'valibot';
import { checkData, pattern, text } from '../../shared/data-file.ts';
import file from './data/toy-characters.json' with { type: 'json' };

/** Characters of soft toys by words of the name. */
const characters = checkData(
  'images/kit/data/toy-characters.json',
  v.array(v.strictObject({ pattern, icon: text })),
  file,
);

/** The icon of the character in a toy's name; undefined when there is none. */
export const characterOf = (name: string): string | undefined =>
  characters.find(({ pattern }) => pattern.test(name))?.icon;

export const characterIcons: readonly string[] = [...new Set(characters.map(({ icon }) => icon))];
