import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { makeTypesetter } from '../../../backend/images/kit/typesetter.ts';
import { contrast } from '../../../backend/images/kit/colour.ts';
import { brandStyleOf } from '../../../backend/images/kit/brand-style.ts';
import { titleOf } from '../../../backend/images/label/face.ts';
import { packageFolder, subject } from './art-subjects.ts';

const resolver = createRequire(join(packageFolder, 'x.js'));
const type = makeTypesetter((path) => resolver.resolve(path));
const base = { x: 0, y: 0, weight: 700, fill: '#000000' } as const;

/** The right-most point of outlined text that starts at 0. */
const extent = (markup: string): number =>
  Math.max(
    0,
    ...[...markup.matchAll(/[MLQ]([-\d. ]+)/g)].map((match) => Number(match[1]?.trim().split(' ').at(-2) ?? 0)),
  );

describe('text on labels', () => {
  test('one line always fits its width, however long the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 40, max: 400 }), (text, width) => {
        const line = type.fitted(text, { ...base, width, size: 30, minSize: 8 });
        expect(line.width).toBeLessThanOrEqual(width + 0.5);
        expect(extent(line.markup)).toBeLessThanOrEqual(width + 2);
      }),
      { numRuns: 150 },
    );
  });

  test('a block keeps to its lines and its width, however long the text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 60, max: 400 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, maxLines) => {
          const block = type.block(text, { ...base, width, maxLines, size: 28, minSize: 10 });
          expect(block.lines).toBeLessThanOrEqual(maxLines);
          expect(block.width).toBeLessThanOrEqual(width + 0.5);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('shortens long text with an ellipsis and keeps short text', () => {
    const full = type.fitted('Chicken', { ...base, width: 400, size: 20, minSize: 20 });
    expect(full.width).toBeCloseTo(type.measure('Chicken', { size: 20, weight: 700 }), 5);
    const cut = type.fitted('Chicken & Brown Rice Recipe', { ...base, width: 90, size: 20, minSize: 20 });
    expect(cut.width).toBeGreaterThan(60);
    expect(cut.width).toBeLessThanOrEqual(90.5);
  });

  test('removes only characters that the typeface lacks', () => {
    expect(type.clean('  Wild 🐶 Acre®  Pâté\n™ ')).toBe('Wild Acre® Pâté ™');
    expect(type.clean('שלום')).toBe('');
  });
});

describe('the words on a pack', () => {
  test('the product line does not repeat brand, flavour and size', () => {
    expect(titleOf(subject())).toEqual({
      headline: 'Open Range',
      kind: 'Adult Dry Dog Food',
      phrase: 'Chicken & Brown Rice Recipe',
    });
    expect(
      titleOf(subject({ name: 'Merrick Bakery Beef Flavor Training Dog Treats, 10 oz', flavor: 'Beef' })).phrase,
    ).toBe('Beef Flavor');
  });

  test('a name of flavour and kind alone keeps the flavour as its line', () => {
    expect(titleOf(subject({ name: 'Merrick Chicken Recipe Wet Dog Food' }))).toEqual({
      headline: 'Chicken Recipe',
      kind: 'Wet Dog Food',
      phrase: '',
    });
  });
});

describe('brands', () => {
  const slugs = Array.from({ length: 300 }, (_, index) => `brand-${index}`);

  test('a brand has a stable style, and styles differ between brands', () => {
    expect(brandStyleOf('merrick')).toEqual(brandStyleOf('merrick'));
    expect(new Set(slugs.map((slug) => brandStyleOf(slug).main)).size).toBeGreaterThan(15);
    expect(new Set(slugs.map((slug) => brandStyleOf(slug).layout)).size).toBe(6);
  });

  test('every brand is readable on paper and on its own colour', () => {
    for (const slug of slugs) {
      const style = brandStyleOf(slug);
      expect(contrast(style.ink, style.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(style.onMain, style.main)).toBeGreaterThanOrEqual(3);
    }
  });
});
