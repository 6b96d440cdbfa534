/** The scenes that ship with the shop (ui/pictures/scenes). */
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

/** The address of a scene on the shop's own origin. */
export const sceneAddress = (name: SceneName): string => `/images/scenes/${name}.webp`;
