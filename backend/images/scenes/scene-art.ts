import { artDepartments, isArtDepartment } from '../kit/art-subject.ts';
import type { ArtDepartment } from '../kit/art-subject.ts';
import type { Canvas } from '../kit/canvas.ts';
import { tintOf } from '../kit/ground.ts';
import { departmentScenes } from './department-scenes.ts';
import { shopSceneNames, shopScenes, shopSceneTints } from './shop-scenes.ts';
import type { ShopSceneName } from './shop-scenes.ts';
import { makeSceneCanvas, sceneHeight, sceneWidth } from './scene-canvas.ts';

export type SceneName = ArtDepartment | ShopSceneName;

export const sceneNames: readonly SceneName[] = [...artDepartments, ...shopSceneNames];

export const isSceneName = (name: string): name is SceneName => (sceneNames as readonly string[]).includes(name);

export const sceneIcons: readonly string[] = [
  'noto:delivery-truck',
  'fluent:package',
  'noto:wrapped-gift',
  'noto:shopping-cart',
  'noto:yarn',
  'noto:bone',
  'noto:potted-plant',
  'noto:cloud',
  'noto:evergreen-tree',
  'noto:tear-off-calendar',
  'noto:feather',
  'noto:spiral-shell',
  'noto:coral',
  'noto:cactus',
  'noto:rock',
  'noto:carrot',
  'noto:stethoscope',
  'noto:sheaf-of-rice',
  'noto:palm-tree',
  'noto:round-pushpin',
  'noto:leafy-green',
];

/** Draws a banner: 1600 by 900, its left third calm enough for text. */
export const drawScene = (canvas: Canvas, name: SceneName): string => {
  const draw = isArtDepartment(name) ? departmentScenes[name] : shopScenes[name];
  const tint = tintOf(isArtDepartment(name) ? name : shopSceneTints[name]);
  return canvas.finish(sceneWidth, sceneHeight, draw(makeSceneCanvas(canvas, tint)));
};
