import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawAd } from './ad-art.ts';
import type { AdForm } from './ad-art.ts';
import type { AdSubject, ArtSubject, ArtView, BrandSubject, CategorySubject } from './kit/art-subject.ts';
import { animalIcons } from './kit/animals.ts';
import { makeEasel } from './kit/easel.ts';
import type { Easel } from './kit/easel.ts';
import { flavourIcons } from './kit/flavour.ts';
import { makeIconShelf } from './kit/icon-shelf.ts';
import { characterIcons } from './kit/toy-characters.ts';
import { makeTypesetter } from './kit/typesetter.ts';
import { propIcons } from './lifestyle-art.ts';
import { drawProduct } from './product-art.ts';
import { drawBrand } from './scenes/brand-art.ts';
import { drawCategory, guessCategory } from './scenes/category-art.ts';
import { drawScene, isSceneName, sceneIcons } from './scenes/scene-art.ts';
import type { SceneName } from './scenes/scene-art.ts';

/** Draws every picture of the shop as SVG: pure functions of what is asked. */
export interface Studio {
  drawProduct: (subject: ArtSubject, view: ArtView) => string;
  /** A logo, 320 by 160. */
  drawBrand: (brand: BrandSubject) => string;
  /** A square. */
  drawCategory: (category: CategorySubject) => string;
  /** A category read from the words of its slug; undefined when they name no department. */
  guessCategory: (slug: string) => CategorySubject | undefined;
  hasScene: (name: string) => name is SceneName;
  /** 1600 by 900, its left third calm enough for text. */
  drawScene: (name: SceneName) => string;
  /** A campaign's picture: see `adForms`. */
  drawAd: (subject: AdSubject, form: AdForm) => string;
}

/**
 * Opens the studio: reads the typeface and the drawings once. `packageFolder` is any folder from which the packages of
 * this workspace can be found (the backend's own, or the project's); throws when one of them is not installed.
 */
export const openStudio = (packageFolder: string): Studio => {
  const require = createRequire(join(packageFolder, 'resolve-from-here.js'));
  const resolve = (packagePath: string): string => require.resolve(packagePath);
  const type = makeTypesetter(resolve);
  const shelf = makeIconShelf(resolve, [
    ...new Set([...animalIcons, ...flavourIcons, ...propIcons, ...sceneIcons, ...characterIcons]),
  ]);
  const easel = (): Easel => makeEasel(type, shelf);
  return {
    drawProduct: (subject, view) => drawProduct(easel(), subject, view),
    drawBrand: (brand) => drawBrand(easel(), brand),
    drawCategory: (category) => drawCategory(easel(), category),
    guessCategory,
    hasScene: isSceneName,
    drawScene: (name) => drawScene(easel(), name),
    drawAd: (subject, form) => drawAd(easel(), subject, form),
  };
};
