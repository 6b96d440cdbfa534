import type { ArtSubject, ArtView } from './kit/art-subject.ts';
import { shapeOf } from './shapes/shape-table.ts';
import type { ShapeName } from './shapes/shape-table.ts';
import { animalFor, standing } from './kit/animals.ts';
import { mix } from './kit/colour.ts';
import type { Canvas } from './kit/canvas.ts';
import { backdrop, contactShadow, tintOf } from './kit/ground.ts';
import type { Tint } from './kit/ground.ts';
import { ellipse, path, rect } from './kit/svg.ts';
import { packOf, productSide, stand } from './shapes/pack-art.ts';

const props: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['dog', ['noto:bone', 'noto:potted-plant']],
  ['cat', ['noto:yarn', 'noto:potted-plant']],
  ['fish', ['noto:spiral-shell', 'noto:coral']],
  ['bird', ['noto:sheaf-of-rice', 'noto:potted-plant']],
  ['reptile', ['noto:cactus', 'noto:rock']],
  ['small-pet', ['noto:carrot', 'noto:leafy-green']],
  ['pharmacy', ['noto:stethoscope', 'noto:potted-plant']],
]);

const propsOf = (department: string): readonly string[] => props.get(department) ?? props.get('dog') ?? [];

export const propIcons: readonly string[] = [...new Set([...props.values()].flat())];

/** Products that are drawn with an animal already; they fill the picture alone. */
const inhabited: ReadonlySet<ShapeName> = new Set(['tank', 'cage', 'crate', 'carrier']);

const bubbles = (canvas: Canvas): string => {
  const fill = canvas.radial(0.35, 0.3, 0.7, [
    [0, '#ffffff', 0.9],
    [0.5, '#ffffff', 0.25],
    [1, '#ffffff', 0.55],
  ]);
  return [
    [150, 190, 20],
    [186, 138, 12],
    [128, 262, 10],
    [500, 430, 15],
    [524, 386, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r, fill))
    .join('');
};

const room = (canvas: Canvas, tint: Tint): string =>
  backdrop(canvas, productSide, productSide, tint) +
  path(
    'M84 640V304C84 168 186 66 320 66S556 168 556 304V640Z',
    canvas.linear(0, 0, 0, 1, [
      [0, mix(tint.tone, '#ffffff', 0.35)],
      [1, tint.tone],
    ]),
  ) +
  rect(
    { x: 0, y: 540, w: 640, h: 100 },
    canvas.linear(0, 0, 0, 1, [
      [0, mix(tint.floor, '#ffffff', 0.3)],
      [1, tint.floor],
    ]),
  );

const near = (canvas: Canvas, subject: ArtSubject, tint: Tint, cx = 582): string => {
  const [icon] = propsOf(subject.department);
  return icon === undefined
    ? ''
    : contactShadow(canvas, cx, 612, 80, tint) + canvas.icon(icon, { x: cx - 46, y: 526, size: 92 });
};

const far = (canvas: Canvas, subject: ArtSubject, tint: Tint): string => {
  const [, icon] = propsOf(subject.department);
  return icon === undefined
    ? ''
    : contactShadow(canvas, 60, 552, 110, tint) + canvas.icon(icon, { x: -14, y: 412, size: 150 });
};

/** The product at home with an animal and a prop: it is in the foreground, or the animal lies in it. */
export const drawLifestyle = (canvas: Canvas, subject: ArtSubject): string => {
  const tint = tintOf(subject.department);
  const form = shapeOf(subject);
  const animal = animalFor(subject);
  const pack = packOf(canvas, subject);
  const wide = pack.width > pack.height * 1.15;
  const floor = 566;
  const set = room(canvas, tint) + far(canvas, subject, tint);
  const front = near(canvas, subject, tint);
  if (inhabited.has(form)) return set + stand(canvas, pack, 320, 584, { w: 470, h: 440 }, tint) + front;
  if (form === 'bed' || form === 'mattress')
    return (
      set + stand(canvas, pack, 320, 600, { w: 500, h: 300 }, tint) + standing(canvas, animal, 316, 512, 330) + front
    );
  if (form === 'tower' || form === 'post' || form === 'litter-box' || form === 'cave') {
    return (
      set +
      stand(canvas, pack, 236, 580, { w: 330, h: 440 }, tint) +
      contactShadow(canvas, 470, 590, 150, tint) +
      standing(canvas, animal, 470, 594, 250) +
      front
    );
  }
  if (subject.department === 'fish') {
    return (
      set +
      bubbles(canvas) +
      standing(canvas, animal, 372, 400, 330) +
      stand(canvas, pack, wide ? 240 : 210, 590, wide ? { w: 330, h: 270 } : { w: 240, h: 320 }, tint) +
      near(canvas, subject, tint, 346)
    );
  }
  return (
    set +
    contactShadow(canvas, 466, floor, 230, tint) +
    standing(canvas, animal, 466, floor, 372) +
    stand(canvas, pack, wide ? 190 : 172, floor + 20, wide ? { w: 300, h: 280 } : { w: 228, h: 330 }, tint) +
    near(canvas, subject, tint, 346)
  );
};

/** A live animal: large in front of a disc in its department's tone, close up, and at home. */
export const drawLiveAnimal = (canvas: Canvas, subject: ArtSubject, view: ArtView): string => {
  const tint = tintOf(subject.department);
  const animal = animalFor(subject);
  const swims = subject.department === 'fish';
  if (view === 3) {
    const floor = swims ? 460 : 580;
    return (
      room(canvas, tint) +
      far(canvas, subject, tint) +
      (swims ? bubbles(canvas) : contactShadow(canvas, 330, floor - 4, 240, tint)) +
      standing(canvas, animal, 330, floor, 400, true) +
      near(canvas, subject, tint)
    );
  }
  const size = view === 1 ? 500 : 640;
  const floor = swims ? 320 + size * 0.42 : view === 2 ? 650 : 572;
  return (
    backdrop(canvas, productSide, productSide, tint) +
    ellipse(
      320,
      330,
      262,
      262,
      canvas.linear(0, 0, 1, 1, [
        [0, mix(tint.tone, '#ffffff', 0.5)],
        [1, tint.tone],
      ]),
    ) +
    (swims ? bubbles(canvas) : contactShadow(canvas, 324, floor - 4, size * 0.56, tint)) +
    standing(canvas, animal, view === 2 ? 380 : 320, floor, size)
  );
};
