import type { ArtDepartment } from '../kit/art-subject.ts';
import { mix } from '../kit/colour.ts';
import { bankCard, priceTag, rewardCard, shopFront, signpost, sparkles, turningArrows } from './props.ts';
import { arch, coral, member, round, set, sun, teal } from './scene-canvas.ts';
import type { DrawScene } from './scene-canvas.ts';

export const shopSceneNames = [
  'home',
  'pals-rewards',
  'petco-pay',
  'repeat-delivery',
  'deals',
  'stores',
  'not-found',
  'empty-cart',
  'error',
] as const;
export type ShopSceneName = (typeof shopSceneNames)[number];

/** The department's tint that each of them stands on. */
export const shopSceneTints: Record<ShopSceneName, ArtDepartment> = {
  home: 'dog',
  'pals-rewards': 'dog',
  'petco-pay': 'bird',
  'repeat-delivery': 'reptile',
  deals: 'small-pet',
  stores: 'pharmacy',
  'not-found': 'dog',
  'empty-cart': 'cat',
  error: 'fish',
};

/** The banners that belong to no department. */
export const shopScenes: Record<ShopSceneName, DrawScene> = {
  home: (s) =>
    set(
      s.canvas,
      s.tint,
      arch(s.canvas, 560, 130, 330, teal) +
        round(s.canvas, 1170, 380, 350, mix(coral, '#ffffff', 0.12)) +
        arch(s.canvas, 1330, 330, 330, sun),
    ) +
    s.product({ form: 'bag', name: 'Everyday Balance Large Breed Formula' }, 706, 806, 460) +
    s.animal(member('dog', 0), 1150, 814, 660) +
    s.animal(member('cat', 1), 1462, 826, 400) +
    s.animal(member('small-pet', 0), 918, 852, 220) +
    s.product(
      {
        form: 'can',
        department: 'cat',
        brandSlug: 'blue-buffalo',
        brandName: 'Blue Buffalo',
        flavor: 'Salmon',
        size: '5.5 oz',
      },
      1280,
      862,
      130,
    ) +
    s.floating(member('bird', 0), 700, 352, 200),
  'pals-rewards': (s) =>
    set(s.canvas, s.tint, round(s.canvas, 1160, 400, 370, sun)) +
    sparkles(s.canvas, sun) +
    rewardCard(s.canvas, 600, 210, -7) +
    s.animal(member('dog', 1), 1262, 816, 540) +
    s.icon('noto:wrapped-gift', 980, 846, 230) +
    s.animal(member('cat', 0), 1490, 840, 290),
  'petco-pay': (s) =>
    set(s.canvas, s.tint, round(s.canvas, 1200, 400, 350, s.tint.tone)) +
    s.animal(member('cat', 2), 1330, 816, 520) +
    bankCard(s.canvas, 690, 330, -8) +
    s.icon('noto:potted-plant', 1540, 830, 190),
  'repeat-delivery': (s) =>
    set(
      s.canvas,
      s.tint,
      arch(s.canvas, 1020, 110, 470, s.tint.tone) + round(s.canvas, 810, 430, 230, mix(teal, '#ffffff', 0.35)),
    ) +
    turningArrows(s.canvas, 810, 430, 188) +
    s.icon('fluent:package', 810, 590, 250) +
    s.product(
      { form: 'bag', department: 'cat', brandSlug: 'merrick', brandName: 'Merrick', flavor: 'Turkey' },
      1050,
      806,
      400,
    ) +
    s.animal(member('dog', 0), 1390, 820, 500),
  deals: (s) =>
    set(s.canvas, s.tint, round(s.canvas, 1160, 390, 360, coral) + arch(s.canvas, 620, 320, 300, sun)) +
    s.product({ form: 'bag', brandSlug: 'royal-canin', brandName: 'Royal Canin', flavor: 'Lamb' }, 1030, 800, 420) +
    s.product({ form: 'bed', color: 'teal', brandSlug: 'wagwell', brandName: 'Wagwell' }, 1330, 812, 200) +
    s.animal(member('cat', 0), 1350, 760, 330) +
    s.product(
      { form: 'can', brandSlug: 'goodpaw', brandName: 'Goodpaw', flavor: 'Beef', size: '13 oz' },
      810,
      832,
      210,
    ) +
    priceTag(s.canvas, 690, 150, 12),
  stores: (s) =>
    set(s.canvas, s.tint, round(s.canvas, 1180, 380, 350, mix(sun, '#ffffff', 0.2))) +
    s.icon('noto:evergreen-tree', 650, 800, 260) +
    shopFront(s.canvas, 760, 270) +
    s.animal(member('dog', 2), 1440, 838, 360) +
    s.icon('noto:potted-plant', 740, 836, 150),
  'not-found': (s) =>
    set(s.canvas, s.tint, round(s.canvas, 1160, 410, 330, s.tint.tone)) +
    signpost(s.canvas, 780, 330) +
    s.animal(member('dog', 1), 1170, 820, 560) +
    s.icon('noto:bone', 1470, 836, 150, 24),
  'empty-cart': (s) =>
    set(s.canvas, s.tint, round(s.canvas, 1150, 400, 340, s.tint.tone)) +
    s.icon('noto:shopping-cart', 960, 826, 520) +
    s.animal(member('cat', 0), 1370, 830, 430),
  error: (s) =>
    set(s.canvas, s.tint, arch(s.canvas, 960, 110, 480, s.tint.tone)) +
    s.icon('noto:yarn', 880, 836, 300) +
    s.animal(member('cat', 2), 1220, 824, 560),
};
