/** A size of a product with its amount. */
export interface SizePlan {
  readonly label: string;
  readonly units: number;
}

/** Sizes of one kind of product with their prices: cents for one unit, growing by `growth` (1 is proportional). */
export interface SizeTable {
  readonly sizes: readonly SizePlan[];
  readonly centsPerUnit: number;
  readonly growth: number;
}

const table = (centsPerUnit: number, growth: number, sizes: Record<string, number>): SizeTable => ({
  centsPerUnit,
  growth,
  sizes: Object.entries(sizes).map(([label, units]) => ({ label, units })),
});

const SMALL_TO_LARGE = { Small: 1, Medium: 1.4, Large: 1.9, 'X-Large': 2.5 };

export const sizeTables = {
  dryDogFood: table(470, 0.79, {
    '4 lb': 4,
    '6 lb': 6,
    '12 lb': 12,
    '15 lb': 15,
    '24 lb': 24,
    '30 lb': 30,
    '40 lb': 40,
  }),
  wetDogFood: table(330, 0.93, { '12.5 oz': 1, '12.5 oz., Case of 6': 6, '12.5 oz., Case of 12': 12 }),
  freshDogFood: table(690, 0.85, { '1 lb': 1, '3 lb': 3, '5.5 lb': 5.5 }),
  topper: table(250, 0.92, { '2.8 oz': 1, '2.8 oz., Pack of 6': 6, '2.8 oz., Pack of 12': 12 }),
  dryCatFood: table(560, 0.78, { '3 lb': 3, '5 lb': 5, '7 lb': 7, '12 lb': 12, '16 lb': 16 }),
  wetCatFood: table(165, 0.94, {
    '3 oz': 1,
    '3 oz., Case of 12': 12,
    '3 oz., Case of 24': 24,
    '5.5 oz., Case of 24': 30,
  }),
  veterinaryDry: table(800, 0.8, { '5.5 lb': 5.5, '8.5 lb': 8.5, '17 lb': 17, '27.5 lb': 27.5 }),
  veterinaryWet: table(390, 0.94, { '13 oz., Case of 12': 12, '5.5 oz., Case of 24': 15 }),
  treat: table(205, 0.72, { '4 oz': 4, '6 oz': 6, '10 oz': 10, '16 oz': 16, '32 oz': 32 }),
  catTreat: table(165, 0.72, { '2.1 oz': 2.1, '3 oz': 3, '6.3 oz': 6.3, '16 oz': 16 }),
  dentalChew: table(150, 0.78, { '6 Count': 6, '12 Count': 12, '28 Count': 28, '58 Count': 58 }),
  chewBone: table(480, 0.8, { '1 Count': 1, '3 Count': 3, '6 Count': 6, '12 Count': 12 }),
  dose: table(1750, 0.9, { '1 Dose': 1, '3 Doses': 3, '6 Doses': 6, '12 Doses': 12 }),
  collarCount: table(2450, 0.88, { '1 Count': 1, '2 Count': 2 }),
  spray: table(120, 0.72, { '8 fl. oz': 8, '16 fl. oz': 16, '24 fl. oz': 24, '1 Gallon': 128 }),
  tablet: table(58, 0.82, { '30 Count': 30, '60 Count': 60, '90 Count': 90, '120 Count': 120 }),
  toy: table(780, 1, { Small: 1, Medium: 1.35, Large: 1.8 }),
  oneToy: table(690, 1, { 'One Size': 1 }),
  ball: table(430, 0.85, { '1 Count': 1, '2 Count': 1.8, '3 Count': 2.6, '6 Count': 4.6 }),
  bed: table(2790, 1, { Small: 1, Medium: 1.45, Large: 2.05, 'X-Large': 2.9 }),
  collar: table(1190, 0.5, { 'X-Small': 0.9, Small: 1, Medium: 1.2, Large: 1.4 }),
  leash: table(1390, 0.5, { '4 ft': 1, '6 ft': 1.3, '8 ft': 1.6 }),
  harness: table(2090, 0.55, { 'X-Small': 0.9, ...SMALL_TO_LARGE }),
  crate: table(4190, 1, { '24 in': 1, '30 in': 1.3, '36 in': 1.7, '42 in': 2.1, '48 in': 2.6 }),
  carrier: table(3290, 0.9, { Small: 1, Medium: 1.3, Large: 1.65 }),
  gate: table(4490, 0.9, { '30 in': 1, '36 in': 1.2, '4 Panel': 1.7, '6 Panel': 2.3 }),
  bowl: table(790, 0.8, { '1 Cup': 1, '2 Cup': 1.4, '4 Cup': 2.1, '7 Cup': 3 }),
  fountain: table(2990, 0.7, { '50 oz': 1, '70 oz': 1.3, '100 oz': 1.8 }),
  shampoo: table(88, 0.88, { '12 fl. oz': 12, '16 fl. oz': 16, '20 fl. oz': 20 }),
  brush: table(990, 0.7, SMALL_TO_LARGE),
  wasteBags: table(36, 0.72, { '60 Count': 60, '120 Count': 120, '300 Count': 300, '900 Count': 900 }),
  pads: table(88, 0.75, { '14 Count': 14, '30 Count': 30, '50 Count': 50, '100 Count': 100 }),
  apparel: table(1590, 0.5, { 'X-Small': 0.9, ...SMALL_TO_LARGE }),
  litter: table(175, 0.72, { '10 lb': 10, '14 lb': 14, '20 lb': 20, '28 lb': 28, '40 lb': 40 }),
  litterBox: table(1590, 1, { Standard: 1, Large: 1.4, Jumbo: 1.9 }),
  tower: table(4490, 1, { '20 in': 0.7, '36 in': 1, '52 in': 1.7, '68 in': 2.5 }),
  fishFood: table(370, 0.68, { '1 oz': 1, '2.2 oz': 2.2, '4.5 oz': 4.5, '7 oz': 7 }),
  tank: table(560, 0.86, {
    '2.5 Gallon': 6,
    '5.5 Gallon': 9,
    '10 Gallon': 14,
    '20 Gallon': 24,
    '29 Gallon': 34,
    '40 Gallon': 46,
    '55 Gallon': 62,
  }),
  filter: table(1190, 0.62, {
    'Up to 10 Gallons': 1,
    'Up to 20 Gallons': 2,
    'Up to 40 Gallons': 4,
    'Up to 75 Gallons': 7.5,
  }),
  heater: table(1890, 0.4, { '50 W': 1, '100 W': 2, '150 W': 3, '200 W': 4 }),
  waterCare: table(150, 0.7, { '4 fl. oz': 4, '8 fl. oz': 8, '16 fl. oz': 16 }),
  decor: table(690, 0.9, { Small: 1, Medium: 1.6, Large: 2.6 }),
  gravel: table(150, 0.75, { '5 lb': 5, '10 lb': 10, '20 lb': 20 }),
  smallFish: table(349, 1, { Each: 1 }),
  bigFish: table(899, 1, { Each: 1, Large: 1.8 }),
  plant: table(599, 1, { Bunch: 1, Potted: 1.5 }),
  birdAnimal: table(2999, 1, { Each: 1 }),
  reptileAnimal: table(3499, 1, { Each: 1 }),
  smallAnimal: table(2299, 1, { Each: 1 }),
  seed: table(300, 0.72, { '2 lb': 2, '4 lb': 4, '8 lb': 8, '20 lb': 20 }),
  cage: table(5290, 1, { Small: 1, Medium: 1.5, Large: 2.2, 'X-Large': 3 }),
  perch: table(690, 0.8, { '8 in': 1, '12 in': 1.5, '18 in': 2.1 }),
  feeder: table(35, 0.75, { '25 Count': 25, '50 Count': 50, '100 Count': 100, '250 Count': 250 }),
  lamp: table(1390, 0.45, { '50 W': 1, '75 W': 1.6, '100 W': 2.2, '150 W': 3 }),
  substrate: table(210, 0.72, { '8 qt': 8, '24 qt': 24, '36 qt': 36 }),
  terrarium: table(4690, 0.9, {
    '12 x 12 x 12 in': 1,
    '18 x 18 x 18 in': 2,
    '24 x 18 x 18 in': 2.6,
    '36 x 18 x 18 in': 3.8,
  }),
  pellets: table(330, 0.78, { '2 lb': 2, '5 lb': 5, '10 lb': 10, '25 lb': 25 }),
  hay: table(22, 0.75, { '24 oz': 24, '40 oz': 40, '90 oz': 90, '10 lb': 160 }),
  bedding: table(68, 0.75, { '10 L': 10, '23 L': 23, '56 L': 56, '122 L': 122 }),
} satisfies Record<string, SizeTable>;

export type SizeTableName = keyof typeof sizeTables;
