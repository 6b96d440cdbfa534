/** The scenes that are part of the shop (ui/pictures/scenes). */
export const SCENES = [
  'home',
  'not-found',
  'empty-cart',
  'stores',
  'deals',
  'pals-rewards',
  'petco-pay',
  'repeat-delivery',
] as const;

export type SceneName = (typeof SCENES)[number];

/** Returns the address of a scene on the shop's origin. */
export const sceneAddress = (name: SceneName): string => `/images/scenes/${name}.webp`;
