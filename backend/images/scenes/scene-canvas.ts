import type { ArtSubject } from '../kit/art-subject.ts';
import { animalOf, castOf, standing } from '../kit/animals.ts';
import type { Animal } from '../kit/animals.ts';
import { lighten, mix } from '../kit/colour.ts';
import type { Canvas } from '../kit/canvas.ts';
import { contactShadow } from '../kit/ground.ts';
import type { Tint } from '../kit/ground.ts';
import { d, ellipse, path, rect } from '../kit/svg.ts';
import { packOf, stand } from '../shapes/pack-art.ts';

export const sceneWidth = 1600;
export const sceneHeight = 900;

/** The canvas of a banner; items are drawn back to front. */
export interface SceneCanvas {
  canvas: Canvas;
  tint: Tint;
  animal: (animal: Animal, cx: number, floor: number, size: number, flip?: boolean) => string;
  product: (
    subject: Partial<ArtSubject> & Pick<ArtSubject, 'form'>,
    cx: number,
    floor: number,
    height: number,
  ) => string;
  icon: (name: string, cx: number, floor: number, size: number, rotate?: number) => string;
  /** Draws an animal that swims or perches, without a shadow. */
  floating: (animal: Animal, cx: number, floor: number, size: number, flip?: boolean) => string;
  /** Draws an icon without a shadow. */
  hung: (name: string, cx: number, cy: number, size: number, rotate?: number) => string;
}

const product: ArtSubject = {
  partNumber: 'scene',
  name: 'Everyday Balance Adult Formula',
  brandName: 'WholeHearted',
  brandSlug: 'wholehearted',
  department: 'dog',
  form: 'bag',
  flavor: 'Chicken & Brown Rice',
  size: '24 lb',
  lifeStage: 'Adult',
  liveAnimal: false,
};

export const makeSceneCanvas = (canvas: Canvas, tint: Tint): SceneCanvas => ({
  canvas,
  tint,
  animal: (animal, cx, floor, size, flip) =>
    contactShadow(canvas, cx, floor - 4, size * 0.62, tint) + standing(canvas, animal, cx, floor, size, flip),
  floating: (animal, cx, floor, size, flip) => standing(canvas, animal, cx, floor, size, flip),
  product: (subject, cx, floor, height) =>
    stand(canvas, packOf(canvas, { ...product, ...subject }), cx, floor, { w: height * 1.6, h: height }, tint),
  icon: (name, cx, floor, size, rotate) =>
    contactShadow(canvas, cx, floor - 6, size * 0.72, tint) +
    canvas.icon(name, { x: cx - size / 2, y: floor - size * 0.96, size, rotate }),
  hung: (name, cx, cy, size, rotate) => canvas.icon(name, { x: cx - size / 2, y: cy - size / 2, size, rotate }),
});

/** The wall and floor of a banner: light and calm on the left, its large shapes on the right. */
export const set = (canvas: Canvas, tint: Tint, shapes: string): string =>
  rect(
    { x: 0, y: 0, w: sceneWidth, h: sceneHeight },
    canvas.linear(0, 0, 1, 0.25, [
      [0, mix(tint.wall, '#ffffff', 0.35)],
      [0.45, tint.wall],
      [1, mix(tint.wall, tint.floor, 0.7)],
    ]),
  ) +
  shapes +
  path(
    d`M0 790Q500 758 860 770T1600 748V900H0Z`,
    canvas.linear(0, 0, 1, 0, [
      [0, mix(tint.floor, tint.wall, 0.55)],
      [0.5, mix(tint.floor, '#ffffff', 0.12)],
      [1, mix(tint.floor, tint.tone, 0.25)],
    ]),
  );

/** A great round of light. */
export const round = (canvas: Canvas, cx: number, cy: number, r: number, colour: string): string =>
  ellipse(
    cx,
    cy,
    r,
    r,
    canvas.linear(0, 0, 1, 1, [
      [0, lighten(colour, 0.32)],
      [1, colour],
    ]),
  );

/** An arch standing on the floor. */
export const arch = (canvas: Canvas, x: number, top: number, w: number, colour: string): string =>
  path(
    d`M${x} 800V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${top + w / 2}V800Z`,
    canvas.linear(0, 0, 1, 1, [
      [0, lighten(colour, 0.3)],
      [1, colour],
    ]),
  );

export const coral = '#f2836b';
export const sun = '#ffd166';

/** An animal of the department. */
export const member = (department: string, index: number): Animal => {
  const members = castOf(department);
  return members[index % members.length] ?? animalOf(department);
};

/** Draws one banner on its scene. */
export type DrawScene = (scene: SceneCanvas) => string;
