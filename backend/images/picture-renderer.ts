import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawAd } from './ad-art.ts';
import type { AdFormat } from './ad-art.ts';
import type { AdSubject, ArtSubject, ArtView, BrandSubject, CategorySubject } from './kit/art-subject.ts';
import { animalIcons } from './kit/animals.ts';
import { makeCanvas } from './kit/canvas.ts';
import type { Canvas } from './kit/canvas.ts';
import { flavourIcons } from './kit/flavour.ts';
import { loadIconSet } from './kit/icon-set.ts';
import { characterIcons } from './kit/toy-characters.ts';
import { makeTypesetter } from './kit/typesetter.ts';
import { propIcons } from './lifestyle-art.ts';
import { drawProduct } from './product-art.ts';
import { drawBrand } from './scenes/brand-art.ts';
import { drawCategory } from './scenes/category-art.ts';
import { drawScene, isSceneName, sceneIcons } from './scenes/scene-art.ts';
import type { SceneName } from './scenes/scene-art.ts';

/** Draws every picture of the shop as SVG; the same subject always gives the same picture. */
export interface PictureRenderer {
  drawProduct: (subject: ArtSubject, view: ArtView) => string;
  /** A logo, 320 by 160. */
  drawBrand: (brand: BrandSubject) => string;
  /** A square. */
  drawCategory: (category: CategorySubject) => string;
  hasScene: (name: string) => name is SceneName;
  /** 1600 by 900, its left third calm enough for text. */
  drawScene: (name: SceneName) => string;
  /** A campaign's picture: see `adFormats`. */
  drawAd: (subject: AdSubject, form: AdFormat) => string;
}

/**
 * Opens the renderer, which reads the drawings once, for its first picture. `packageFolder` is any folder from which the
 * packages of this workspace can be found (the backend's own, or the project's); throws when one of them is not installed.
 */
export const makePictureRenderer = (packageFolder: string): PictureRenderer => {
  const require = createRequire(join(packageFolder, 'resolve-from-here.js'));
  const resolve = (packagePath: string): string => require.resolve(packagePath);
  const type = makeTypesetter(resolve);
  const icons = loadIconSet(resolve, [
    ...new Set([...animalIcons, ...flavourIcons, ...propIcons, ...sceneIcons, ...characterIcons]),
  ]);
  const canvas = (): Canvas => makeCanvas(type, icons);
  return {
    drawProduct: (subject, view) => drawProduct(canvas(), subject, view),
    drawBrand: (brand) => drawBrand(canvas(), brand),
    drawCategory: (category) => drawCategory(canvas(), category),
    hasScene: isSceneName,
    drawScene: (name) => drawScene(canvas(), name),
    drawAd: (subject, form) => drawAd(canvas(), subject, form),
  };
};

const opened = new Map<string, PictureRenderer>();

/**
 * The renderer of this process for a package folder, opened at the first call; throws as `makePictureRenderer` does. All
 * servers of a process share it: it reads tens of megabytes, and what it draws depends on the subject alone.
 */
export const pictureRendererOf = (packageFolder: string): PictureRenderer => {
  const renderer = opened.get(packageFolder) ?? makePictureRenderer(packageFolder);
  opened.set(packageFolder, renderer);
  return renderer;
};
