import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureSources } from '../../ui/design/picture-sources';
import { SCENES, sceneAddress } from '../../ui/design/scene-address';

const FOLDER = join(__dirname, '../../ui/pictures');
const namesIn = (kind: string): ReadonlyArray<string> =>
  readdirSync(join(FOLDER, kind)).map((file) => file.replace(/\.svg$/, ''));
const CATEGORIES = namesIn('categories');

interface Kinds {
  readonly KINDS: Readonly<Record<'scenes' | 'categories', { readonly widths: ReadonlyArray<number> }>>;
}

const widthsIn = (srcset: string | undefined): ReadonlyArray<number> =>
  [...(srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('[PLT-03] the shop ships exactly the scenes that pages may show', () => {
  expect(namesIn('scenes').toSorted()).toEqual([...SCENES].sort());
});

test('[PLT-03] every offered width of scenes and departments is drawn', async () => {
  const { KINDS } = (await import(join(__dirname, '../../composition/build/pictures.mjs'))) as Kinds;
  expect(KINDS.scenes.widths).toEqual(widthsIn(pictureSources(sceneAddress('home'), { from: 320 })?.avif));
  const department = pictureSources('/images/categories/dog.webp', { from: 160, to: 640 });
  expect(KINDS.categories.widths).toEqual(widthsIn(department?.avif));
});

describe.each(SCENES)('the scene %s', (name) => {
  const file = join(FOLDER, `scenes/${name}.svg`);

  test('is a valid picture of 1600 by 900', async () => {
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['svg', 1600, 900]);
  });

  test('has a plain left third for text: only the wall and the floor', async () => {
    const { data, info } = await sharp(file)
      .resize({ width: 320 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const light = (x: number, y: number): number => {
      const at = (y * info.width + x) * info.channels;
      return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    };
    let sharpest = 0;
    for (let y = 4; y < 176; y += 4) {
      for (let x = 6; x < 100; x += 2) sharpest = Math.max(sharpest, Math.abs(light(x, y) - light(x - 2, y)));
    }
    expect(sharpest).toBeLessThan(60);
  });
});

test.each(CATEGORIES)('the picture of the department %s is a valid square', async (name) => {
  const { format, width, height } = await sharp(join(FOLDER, `categories/${name}.svg`)).metadata();
  expect([format, width, height]).toEqual(['svg', 640, 640]);
});

test('[PLT-03] a category outside the departments has a picture too', () => {
  expect(CATEGORIES).toContain('other');
});
