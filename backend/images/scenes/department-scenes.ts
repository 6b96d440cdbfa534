import type { ArtDepartment } from '../kit/art-subject.ts';
import { mix } from '../kit/colour.ts';
import { arch, coral, member, round, set, sun } from './scene-canvas.ts';
import type { DrawScene } from './scene-canvas.ts';

/** Draws the banner of each department. */
export const departmentScenes: Record<ArtDepartment, DrawScene> = {
  dog: (s) =>
    set(
      s.canvas,
      s.tint,
      arch(s.canvas, 640, 150, 420, s.tint.tone) + round(s.canvas, 1210, 400, 320, mix(s.tint.tone, sun, 0.45)),
    ) +
    s.product({ form: 'bag', name: 'Everyday Balance Large Breed Formula' }, 730, 806, 450) +
    s.animal(member('dog', 0), 1180, 812, 620) +
    s.animal(member('dog', 1), 1452, 828, 330) +
    s.product(
      { form: 'can', department: 'dog', brandSlug: 'merrick', brandName: 'Merrick', flavor: 'Beef', size: '13 oz' },
      966,
      838,
      190,
    ) +
    s.icon('noto:bone', 640, 856, 110, -20),
  cat: (s) =>
    set(
      s.canvas,
      s.tint,
      arch(s.canvas, 1010, 90, 470, s.tint.tone) + round(s.canvas, 800, 440, 230, mix(s.tint.tone, coral, 0.3)),
    ) +
    s.product({ form: 'tower', department: 'cat', color: 'cream' }, 1330, 800, 600) +
    s.animal(member('cat', 1), 1010, 812, 520) +
    s.animal(member('cat', 0), 1468, 836, 300) +
    s.product(
      {
        form: 'pouch',
        department: 'cat',
        brandSlug: 'blue-buffalo',
        brandName: 'Blue Buffalo',
        flavor: 'Salmon',
        size: '7 lb',
      },
      722,
      824,
      300,
    ) +
    s.icon('noto:yarn', 870, 860, 100),
  fish: (s) =>
    set(
      s.canvas,
      s.tint,
      round(s.canvas, 1170, 400, 360, s.tint.tone) + round(s.canvas, 760, 300, 130, mix(s.tint.tone, '#ffffff', 0.4)),
    ) +
    s.product(
      { form: 'tank', department: 'fish', brandSlug: 'tidepool', brandName: 'Tidepool', name: 'Goldfish Aquarium' },
      1190,
      810,
      480,
    ) +
    s.product(
      {
        form: 'jar',
        department: 'fish',
        brandSlug: 'tidepool',
        brandName: 'Tidepool',
        name: 'Tropical Flakes',
        flavor: 'Shrimp',
        size: '7 oz',
      },
      780,
      830,
      250,
    ) +
    s.floating(member('fish', 0), 780, 470, 330) +
    s.icon('noto:spiral-shell', 930, 858, 96) +
    s.icon('noto:coral', 1520, 842, 170),
  bird: (s) =>
    set(
      s.canvas,
      s.tint,
      arch(s.canvas, 720, 120, 400, s.tint.tone) + round(s.canvas, 1290, 380, 290, mix(s.tint.tone, sun, 0.5)),
    ) +
    s.hung('noto:cloud', 690, 170, 150) +
    s.product(
      { form: 'cage', department: 'bird', brandSlug: 'feather-field', brandName: 'Feather & Field', name: 'Cage' },
      920,
      806,
      540,
    ) +
    s.animal(member('bird', 0), 1270, 816, 520, false) +
    s.animal(member('bird', 3), 1480, 840, 220) +
    s.product(
      {
        form: 'pouch',
        department: 'bird',
        brandSlug: 'old-mill',
        brandName: 'Old Mill',
        name: 'Garden Seed Blend',
        flavor: 'Seed & Fruit',
        size: '5 lb',
      },
      708,
      838,
      240,
    ),
  reptile: (s) =>
    set(
      s.canvas,
      s.tint,
      round(s.canvas, 1220, 390, 340, mix(s.tint.tone, sun, 0.4)) + arch(s.canvas, 640, 300, 300, s.tint.tone),
    ) +
    s.icon('noto:palm-tree', 1450, 800, 520) +
    s.icon('noto:cactus', 770, 806, 330) +
    s.animal(member('reptile', 0), 1130, 830, 520) +
    s.animal(member('reptile', 4), 1480, 852, 190) +
    s.icon('noto:rock', 880, 856, 150),
  'small-pet': (s) =>
    set(
      s.canvas,
      s.tint,
      arch(s.canvas, 1000, 130, 460, s.tint.tone) + round(s.canvas, 790, 420, 220, mix(s.tint.tone, sun, 0.4)),
    ) +
    s.product(
      {
        form: 'hay',
        department: 'small-pet',
        brandSlug: 'little-burrow',
        brandName: 'Little Burrow',
        name: 'Timothy Hay',
        flavor: 'Timothy',
        size: '48 oz',
      },
      800,
      812,
      310,
    ) +
    s.animal(member('small-pet', 0), 1190, 812, 560) +
    s.animal(member('small-pet', 2), 1462, 840, 290) +
    s.icon('noto:carrot', 980, 858, 130) +
    s.icon('noto:leafy-green', 668, 858, 120),
  pharmacy: (s) =>
    set(
      s.canvas,
      s.tint,
      round(s.canvas, 1180, 400, 340, s.tint.tone) + arch(s.canvas, 660, 330, 260, mix(s.tint.tone, '#ffffff', 0.35)),
    ) +
    s.product(
      {
        form: 'box',
        department: 'pharmacy',
        brandSlug: 'true-north',
        brandName: 'True North',
        name: 'Joint Care Tablets',
        flavor: null,
        size: '60 ct',
      },
      800,
      806,
      330,
    ) +
    s.animal(member('dog', 1), 1180, 816, 540) +
    s.animal(member('cat', 1), 1450, 836, 320) +
    s.product(
      {
        form: 'pills',
        department: 'pharmacy',
        brandSlug: 'nimbus',
        brandName: 'Nimbus',
        name: 'Daily Vitamin',
        flavor: 'Chicken',
        size: '90 ct',
      },
      970,
      842,
      230,
    ),
};
