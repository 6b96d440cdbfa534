import type { ArtSubject, ArtView } from './kit/art-subject.ts';
import { shapeOf } from './shapes/shape-table.ts';
import { animalFor, standing, type Animal } from './kit/animals.ts';
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
const inhabited = (shape: string): boolean =>
  /^(?:tank|terrarium|cage|bird-cage|hutch|habitat|carrier|pen|crate)/.test(shape);

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
  if (inhabited(form)) return set + stand(canvas, pack, 320, 584, { w: 470, h: 440 }, tint) + front;
  if (/^(?:bed|mattress)/.test(form))
    return (
      set + stand(canvas, pack, 320, 600, { w: 500, h: 300 }, tint) + standing(canvas, animal, 316, 512, 330) + front
    );
  if (/^(?:tower|condo|post|litter|cave|window-perch)/.test(form)) {
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

/** Young animals are drawn smaller, large ones larger. */
const bodyShareOf = ({ name, size }: ArtSubject): number =>
  (/\b(?:juvenile|young|baby)\b/i.test(name) ? 0.8 : 1) * (/^large/i.test(size ?? '') ? 1.12 : 1);

/** Where the insects of a picture stand: the more of them are sold, the more are drawn. */
const swarmPlaces: readonly (readonly [x: number, floor: number, flip: boolean])[] = [
  [320, 400, false],
  [180, 300, true],
  [450, 290, false],
  [200, 500, false],
  [440, 510, true],
  [320, 220, true],
  [110, 410, false],
  [540, 400, true],
  [320, 590, false],
];

const swarm = (canvas: Canvas, subject: ArtSubject, animal: Animal): string => {
  const sold = Number(/^(\d{1,4}) count/i.exec(subject.size ?? '')?.[1] ?? 25);
  const shown = sold >= 250 ? 9 : sold >= 100 ? 7 : sold >= 50 ? 5 : 3;
  return swarmPlaces
    .slice(0, shown)
    .map(([x, floor, flip]) => standing(canvas, animal, x, floor, shown > 5 ? 150 : 190, flip))
    .join('');
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
  const size = (view === 1 ? 500 : 640) * bodyShareOf(subject);
  const floor = swims ? 320 + size * 0.42 : view === 2 ? 650 : 572;
  const ground =
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
    );
  if (subject.form === 'insect' && view === 1) return ground + swarm(canvas, subject, animal);
  return (
    ground +
    (swims ? bubbles(canvas) : contactShadow(canvas, 324, floor - 4, size * 0.56, tint)) +
    standing(canvas, animal, view === 2 ? 380 : 320, floor, size)
  );
};
