import { Resvg } from '@resvg/resvg-js';
import { artDepartments } from '../../../backend/images/kit/art-subject.ts';
import { renderer } from './art-subjects.ts';

const sizeOf = (svg: string): [number, number] => {
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } });
  return [drawn.width, drawn.height];
};

describe('banners, logos and category pictures', () => {
  test.each(artDepartments)('draws the banner %s as valid SVG of 1600 by 900', (name) => {
    const svg = renderer().drawScene(name);
    expect(sizeOf(svg)).toEqual([1600, 900]);
    expect(svg).not.toMatch(/NaN|undefined|<text/);
  });

  test.each(artDepartments)('the left third of the banner %s shows only wall and floor', (name) => {
    const drawn = new Resvg(renderer().drawScene(name), {
      fitTo: { mode: 'width', value: 320 },
      font: { loadSystemFonts: false },
    }).render();
    const { width } = drawn;
    const pixels = drawn.pixels;
    const light = (x: number, y: number): number => {
      const at = (y * width + x) * 4;
      return (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
    };
    let sharpest = 0;
    for (let y = 4; y < 176; y += 4) {
      for (let x = 6; x < 100; x += 2) sharpest = Math.max(sharpest, Math.abs(light(x, y) - light(x - 2, y)));
    }
    expect(sharpest).toBeLessThan(60);
  });

  test('every department has a banner, and only departments have one', () => {
    expect(artDepartments.filter((name) => !renderer().hasScene(name))).toEqual([]);
    expect(['home', 'toString'].map((name) => renderer().hasScene(name))).toEqual([false, false]);
  });

  test('a category is drawn from its words and department', () => {
    const picture = renderer().drawCategory({ slug: 'dog-food', name: 'Dog Food', department: 'dog' });
    expect(sizeOf(picture)).toEqual([640, 640]);
    expect(picture).not.toBe(renderer().drawCategory({ slug: 'dog-toys', name: 'Dog Toys', department: 'dog' }));
  });

  test('a logo shows the brand in its own colours', () => {
    expect(sizeOf(renderer().drawBrand({ slug: 'merrick', name: 'Merrick' }))).toEqual([320, 160]);
    expect(renderer().drawBrand({ slug: 'merrick', name: 'Merrick' })).not.toBe(
      renderer().drawBrand({ slug: 'royal-canin', name: 'Merrick' }),
    );
  });
});
