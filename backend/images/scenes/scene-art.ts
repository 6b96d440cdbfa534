import { isArtDepartment } from '../kit/art-subject.ts';
import type { ArtDepartment } from '../kit/art-subject.ts';
import type { Canvas } from '../kit/canvas.ts';
import { tintOf } from '../kit/ground.ts';
import { departmentScenes } from './department-scenes.ts';
import { makeSceneCanvas, sceneHeight, sceneWidth } from './scene-canvas.ts';

/** Each department has a banner. Scenes of the shop itself, such as `home`, are the storefront's own. */
export type SceneName = ArtDepartment;

export const isSceneName = (name: string): name is SceneName => isArtDepartment(name);

export const sceneIcons: readonly string[] = [
  'noto:yarn',
  'noto:bone',
  'noto:cloud',
  'noto:spiral-shell',
  'noto:coral',
  'noto:cactus',
  'noto:rock',
  'noto:carrot',
  'noto:palm-tree',
  'noto:leafy-green',
];

/** Draws a banner: 1600 by 900, its left third calm enough for text. */
export const drawScene = (canvas: Canvas, name: SceneName): string =>
  canvas.finish(sceneWidth, sceneHeight, departmentScenes[name](makeSceneCanvas(canvas, tintOf(name))));
