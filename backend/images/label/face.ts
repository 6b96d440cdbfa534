import type { ArtSubject } from '../kit/art-subject.ts';
import { animalFor } from '../kit/animals.ts';
import type { Animal } from '../kit/animals.ts';
import { brandStyleOf } from '../kit/brand-style.ts';
import type { BrandStyle } from '../kit/brand-style.ts';
import { colourFrom, contentsOf, flavourOf } from '../kit/flavour.ts';

/** All texts and colours that are printed on a pack, computed once for all sides. */
export interface Face {
  brand: string;
  style: BrandStyle;
  animal: Animal;
  /** The product line, large. */
  headline: string;
  /** The kind of product ("Dry Dog Food"), in small type; can be empty. */
  kind: string;
  /** Text of the band: the flavour, else the life stage; can be empty. */
  band: string;
  bandColour: string;
  /** Small drawings of the contents. */
  contents: readonly string[];
  size: string;
  lifeStage: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const kindPattern =
  /((?:\bfor\s+)?(?:\b(?:dry|wet|canned|freeze-dried|frozen|soft|dental|training|clumping|natural|adult|senior|puppy|kitten|indoor|premium)\b\s*)*\b(?:dog|cat|puppy|kitten|fish|bird|reptile|turtle|rabbit|hamster|guinea pig|small animal|small pet|parakeet|parrot|pet|aquarium|terrarium|horse)s?\b(?:\s+[\p{L}-]+){0,2})$/iu;

const tidy = (text: string): string =>
  text
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,&\-–—:|]+|(?<![\s,&\-–—:|])[\s,&\-–—:|]+$/g, '')
    .replace(/\b(?:with|in|and|for|of|&)$/i, '')
    .trim();

const phraseWords = 'flavou?r(?:ed)?|recipe|formula|entr[eé]e|dinner|stew|feast|loaf|p[aâ]t[eé]';

interface Title {
  headline: string;
  kind: string;
  /** The wording of the flavour in the name ("Chicken & Rice Recipe"), if any. */
  phrase: string;
}

/** Product line and kind, from the catalogue's name; brand, flavour and size are printed elsewhere. */
export const titleOf = (subject: ArtSubject): Title => {
  let rest = subject.name;
  if (rest.toLowerCase().startsWith(subject.brandName.toLowerCase())) rest = rest.slice(subject.brandName.length);
  rest = tidy(rest.split(/,| - | – /)[0] ?? rest);
  const flavour = subject.flavor?.trim() ?? '';
  const worded =
    flavour === ''
      ? null
      : new RegExp(
          `${escaped(flavour)}(?:\\s+(?:&|and)\\s+\\p{L}+(?:\\s\\p{L}+)?)?\\s+(?:${phraseWords})(?![\\p{L}])`,
          'iu',
        ).exec(rest);
  const phrase = worded?.[0] ?? '';
  const without = tidy(rest.replace(phrase, ' '));
  const kind = kindPattern.exec(without)?.[1]?.trim() ?? '';
  const headline = tidy(without.slice(0, without.length - kind.length));
  if (headline !== '') return { headline, kind, phrase };
  // The name has only flavour and kind, so the flavour becomes the product line.
  if (phrase !== '') return { headline: phrase, kind, phrase: '' };
  return { headline: kind === '' ? tidy(subject.name) : kind, kind: '', phrase };
};

export const faceOf = (subject: ArtSubject): Face => {
  const style = brandStyleOf(subject.brandSlug);
  const flavour = flavourOf(subject);
  const lifeStage = subject.lifeStage?.trim() ?? '';
  // "2.8 oz., Case of 12" is the sales unit; the pack states 2.8 oz.
  const size = (subject.size?.split(',')[0] ?? '').replace(/\.$/, '').trim();
  const title = titleOf(subject);
  return {
    brand: subject.brandName,
    style,
    animal: animalFor(subject),
    headline: title.headline,
    kind: title.kind,
    band:
      flavour === undefined
        ? lifeStage || size
        : title.phrase.replace(/\sflavou?r(?:ed)?$/i, '').trimEnd() || flavour.name,
    bandColour: flavour?.colour ?? colourFrom(subject.name) ?? style.accent,
    contents: flavour?.icons ?? contentsOf(subject.name),
    size: flavour === undefined && lifeStage === '' ? '' : size,
    lifeStage,
  };
};
