import { Resvg } from '@resvg/resvg-js';
import { artDepartments } from '../../../backend/images/kit/art-subject.ts';
import type { ArtView } from '../../../backend/images/kit/art-subject.ts';
import { productForms } from '../../../backend/catalogue/product-forms.ts';
import { shapeNames, shapeOf } from '../../../backend/images/shapes/shape-table.ts';
import { renderer, subject } from './art-subjects.ts';

/** The renderer's parser is strict: anything that is not well-formed SVG throws. */
const sizeOf = (svg: string): [number, number] => {
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } });
  return [drawn.width, drawn.height];
};

const expectSound = (svg: string, width = 640, height = 640): void => {
  expect(sizeOf(svg)).toEqual([width, height]);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  // No text element, so no font is needed. No script, no external link.
  expect(svg).not.toMatch(/<text|<script|<image|<foreignObject|\son\w+=|href="(?!#)/i);
  // Every gradient and clip that is used is defined once.
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
};

describe('product pictures', () => {
  test.each(shapeNames)('draws a %s as valid SVG in every department and view', (form) => {
    for (const department of artDepartments) expectSound(renderer().drawProduct(subject({ form, department }), 1));
    for (const view of [2, 3] as ArtView[]) expectSound(renderer().drawProduct(subject({ form }), view));
  });

  test.each(productForms)('the catalogue form %s has a picture', (form) => {
    const liveAnimal = ['bird', 'fish', 'reptile', 'small-animal', 'insect'].includes(form);
    expectSound(renderer().drawProduct(subject({ form, liveAnimal, name: `Merrick ${form}` }), 1));
  });

  test('the same product always gets the same picture', () => {
    const first = renderer().drawProduct(subject(), 1);
    expect(renderer().drawProduct(subject(), 1)).toBe(first);
    expect(renderer().drawProduct({ ...subject() }, 1)).toBe(first);
  });

  test('views, flavours, sizes, colours and brands differ from one another', () => {
    const pictures = [
      renderer().drawProduct(subject(), 1),
      renderer().drawProduct(subject(), 2),
      renderer().drawProduct(subject(), 3),
      renderer().drawProduct(subject({ flavor: 'Salmon' }), 1),
      renderer().drawProduct(subject({ size: '4 lb' }), 1),
      renderer().drawProduct(subject({ brandSlug: 'royal-canin', brandName: 'Royal Canin' }), 1),
      renderer().drawProduct(subject({ form: 'bed', color: 'Navy' }), 1),
      renderer().drawProduct(subject({ form: 'bed', color: 'Red' }), 1),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('draws a live animal without a pack in all views', () => {
    for (const department of ['fish', 'bird', 'reptile', 'small-pet']) {
      for (const view of [1, 2, 3] as ArtView[])
        expectSound(
          renderer().drawProduct(subject({ liveAnimal: true, form: 'fish', department, name: 'Tree Frog' }), view),
        );
    }
  });

  test('a picture stays small enough to draw fifty times on a page', () => {
    const sizes = shapeNames.map((form) => renderer().drawProduct(subject({ form }), 1).length);
    expect(Math.max(...sizes)).toBeLessThan(130_000);
  });
});

describe('hostile texts', () => {
  const texts: readonly [string, string][] = [
    ['quotes and ampersands', `Tom & Jerry's "Best" <Food> 'n' More`],
    ['trade marks', 'Wild Acre® Ultra™ Pâté — naïve café №5'],
    ['190 characters without a space', 'W'.repeat(190)],
    ['190 characters of words', 'Extraordinarily nourishing '.repeat(8).slice(0, 190)],
    ['emoji alone', '🐶🦴❤️‍🔥'],
    ['right-to-left', 'מזון כלבים طعام الكلاب'],
    ['markup', `"/><script>alert(1)</script><image href="https://example.test/x.png" onload="x"/>`],
    ['entities', '&lt;b&gt; &#x41; %3Cscript%3E'],
    ['control signs', 'a\u0000b\u0008c\u202Ed\uFFFFe'],
    ['half a surrogate pair', 'cat \uD83D food'],
    ['pattern signs', '$& (.*)+? [a-z]{3} \\ ^$|'],
    ['nothing', ''],
    ['blank', '   '],
  ];

  test.each(texts)('[PLT-04] %s in every field give valid SVG', (_, text) => {
    const hostile = subject({
      name: text,
      brandName: text,
      brandSlug: text,
      flavor: text,
      size: text,
      color: text,
      lifeStage: text,
      partNumber: text,
    });
    for (const form of ['bag', 'can', 'bottle', 'box', 'bed', 'ball', 'leash']) {
      for (const view of [1, 2, 3] as ArtView[]) expectSound(renderer().drawProduct({ ...hostile, form }, view));
    }
    expectSound(renderer().drawProduct({ ...hostile, form: text, department: text }, 1));
    expectSound(renderer().drawBrand({ slug: text, name: text }), 320, 160);
    expectSound(renderer().drawCategory({ slug: text, name: text, department: text }));
  });
});

describe('the form of a product', () => {
  const form = (facts: Parameters<typeof subject>[0]): string => shapeOf(subject(facts));

  test('a broad form is narrowed by the name', () => {
    expect(form({ form: 'bottle', name: 'Flea & Tick Home Spray' })).toBe('spray');
    expect(form({ form: 'bottle', name: 'Oatmeal Shampoo for Dogs' })).toBe('pump');
    expect(form({ form: 'toy', name: 'Squeaky Plush Dog Toy' })).toBe('plush');
    expect(form({ form: 'toy', name: 'Feather Teaser Wand Cat Toy', department: 'cat' })).toBe('wand');
    expect(form({ form: 'tray', name: 'Honeycomb Cat Litter Mat', department: 'cat' })).toBe('litter-mat');
    expect(form({ form: 'tray', name: 'Chicken in Gravy' })).toBe('tray');
  });

  test('ignores the words of a brand', () => {
    expect(form({ form: 'bag', brandName: 'Hop & Hay', name: 'Hop & Hay Rabbit Food' })).toBe('bag');
    expect(form({ form: 'leash', brandName: 'Harness House', name: 'Harness House Rope Dog Leash' })).toBe('leash');
  });

  test('an unknown form is guessed from the name, and is a box when nothing fits', () => {
    expect(form({ form: 'thing', name: 'Reflective Dog Collar' })).toBe('collar');
    expect(form({ form: '', name: 'Something Else Entirely' })).toBe('box');
    expect(form({ form: 'constructor', name: 'x' })).toBe('box');
    expect(form({ form: '__proto__', name: 'x' })).toBe('box');
  });
});
