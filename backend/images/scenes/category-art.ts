import type { ArtSubject, CategorySubject } from '../kit/art-subject.ts';
import { isArtDepartment } from '../kit/art-subject.ts';
import { animalFor, animalOf, portrait, standing } from '../kit/animals.ts';
import { mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { backdrop, contactShadow, tintOf } from '../kit/ground.ts';
import { d, ellipse, group, path, rect } from '../kit/svg.ts';
import { shapeOf } from '../shapes/shape-table.ts';
import { packOf, stand } from '../shapes/pack-art.ts';

const side = 640;

/** A sample product for a category: the shop's own brand, in the form that the category's words indicate. */
const sampleOf = (category: CategorySubject): ArtSubject => ({
  partNumber: category.slug,
  name: category.name,
  brandName: 'WholeHearted',
  brandSlug: 'wholehearted',
  department: category.department,
  form: '',
  liveAnimal: false,
});

/** A department's picture is its animal alone, large; a category's adds a product in front. */
export const drawCategory = (canvas: Canvas, category: CategorySubject): string => {
  const tint = tintOf(category.department);
  const sample = sampleOf(category);
  const swims = category.department === 'fish';
  const whole = isArtDepartment(category.slug) || category.department === '';
  const shape = ellipse(
    350,
    350,
    270,
    270,
    canvas.linear(0, 0, 1, 1, [
      [0, mix(tint.tone, '#ffffff', 0.45)],
      [1, tint.tone],
    ]),
  );
  const ground = rect({ x: 0, y: 0, w: side, h: side }, tint.wall) + backdrop(canvas, side, side, tint) + shape;
  if (whole) {
    const animal = category.department === '' ? animalOf('dog') : animalOf(category.department);
    const clip = canvas.clip(path(d`M0 0H640V640H0Z`, '#fff'));
    const drawn = swims
      ? standing(canvas, animal, 350, 560, 500)
      : portrait(canvas, animal, 330, 290, animal.profile ? 200 : 230);
    return canvas.finish(side, side, ground + group(drawn, { clip }));
  }
  const pack = packOf(canvas, sample);
  const wide = pack.width > pack.height * 1.15;
  const big = /^(?:tank|terrarium|cage|bird-cage|crate|carrier)/.test(shapeOf(sample));
  const animal = animalFor(sample);
  return canvas.finish(
    side,
    side,
    ground +
      (big
        ? stand(canvas, pack, 330, 560, { w: 470, h: 440 }, tint)
        : (swims ? '' : contactShadow(canvas, 462, 580, 230, tint)) +
          standing(canvas, animal, swims ? 390 : 462, swims ? 450 : 584, swims ? 380 : 390) +
          stand(canvas, pack, wide ? 200 : 180, 606, wide ? { w: 320, h: 280 } : { w: 236, h: 350 }, tint)),
  );
};
