/** The kinds of products that a brand makes. */
export type Trade =
  | 'food'
  | 'treat'
  | 'gear'
  | 'walk'
  | 'flea'
  | 'toy'
  | 'litter'
  | 'health'
  | 'grooming'
  | 'habitat'
  | 'diet'
  | 'animal';

export interface BrandPlan {
  readonly slug: string;
  readonly name: string;
  /** Price level of the brand; 1 is average. */
  readonly tier: number;
  readonly departments: readonly string[];
  readonly trades: readonly Trade[];
}

const plan = (slug: string, name: string, tier: number, departments: string, trades: string): BrandPlan => ({
  slug,
  name,
  tier,
  departments: departments.split(' '),
  trades: trades.split(' ') as Trade[],
});

const DOG_CAT = 'dog cat';
const FURRY = 'dog cat small-pet';

/** The brands of the generated shop, best known first. */
export const brandPlans: readonly BrandPlan[] = [
  plan('wholehearted', 'WholeHearted', 0.9, DOG_CAT, 'food treat'),
  plan('blue-buffalo', 'Blue Buffalo', 1.2, DOG_CAT, 'food treat'),
  plan('merrick', 'Merrick', 1.3, DOG_CAT, 'food treat'),
  plan('science-diet', "Hill's Science Diet", 1.35, 'dog cat pharmacy', 'food diet'),
  plan('royal-canin', 'Royal Canin', 1.45, 'dog cat pharmacy', 'food diet'),
  plan('prairie-hound', 'Prairie Hound', 1, 'dog', 'food treat'),
  plan('copper-bowl', 'Copper Bowl™', 1.15, DOG_CAT, 'food treat'),
  plan('tail-and-table', 'Tail & Table', 1.1, DOG_CAT, 'food treat'),
  plan('wild-acre', 'Wild Acre®', 1.25, DOG_CAT, 'food treat'),
  plan('northfork-kitchen', 'Northfork Kitchen', 1.05, DOG_CAT, 'food'),
  plan('true-whisker', 'True Whisker', 0.95, 'cat', 'food treat'),
  plan('golden-ladle', 'Golden Ladle', 0.85, DOG_CAT, 'food'),
  plan('fernwood-farms', 'Fernwood Farms', 1, FURRY, 'food treat'),
  plan('old-mill-pantry', 'Old Mill Pantry', 0.8, DOG_CAT, 'food treat'),
  plan('river-and-rye', 'River & Rye', 1.2, DOG_CAT, 'food'),
  plan('whisker-larder', "Whisker's Larder", 0.9, 'cat', 'food treat'),
  plan('summit-trail', 'Summit Trail', 1.3, 'dog', 'food treat'),
  plan('juniper-and-oats', 'Juniper & Oats', 1.1, DOG_CAT, 'food treat'),
  plan('tidal-catch', 'Tidal Catch', 1.15, DOG_CAT, 'food treat'),
  plan('little-lion', 'Little Lion', 1, 'cat', 'food treat toy'),
  plan('bright-bowl', 'Bright Bowl', 0.75, DOG_CAT, 'food'),
  plan('chewsworth', 'Chewsworth & Sons', 1, 'dog', 'treat'),
  plan('biscuit-barn', 'Biscuit Barn', 0.8, 'dog', 'treat'),
  plan('happy-crumb', 'Happy Crumb', 0.9, FURRY, 'treat'),
  plan('marrow-and-co', 'Marrow & Co.', 1.2, 'dog', 'treat'),
  plan('rove-and-roam', 'Rove & Roam', 1.2, DOG_CAT, 'walk gear'),
  plan('everleash', 'EverLeash', 1, 'dog', 'walk'),
  plan('loft-and-den', 'Loft & Den', 1.25, DOG_CAT, 'gear'),
  plan('cozy-burrow', 'Cozy Burrow', 0.9, FURRY, 'gear'),
  plan('harness-house', 'Harness House', 1.1, DOG_CAT, 'walk'),
  plan('city-hound', 'City Hound', 1.3, 'dog', 'walk'),
  plan('bowl-and-basin', 'Bowl & Basin', 1, DOG_CAT, 'gear'),
  plan('crate-craft', 'Crate Craft', 1, DOG_CAT, 'gear'),
  plan('paws-and-pine', 'Paws & Pine', 0.8, DOG_CAT, 'gear walk toy litter'),
  plan('scratch-and-perch', 'Scratch & Perch', 1.1, 'cat', 'gear'),
  plan('purrpost', 'PurrPost', 0.9, 'cat', 'gear toy'),
  plan('fetchwell', 'Fetchwell', 1, 'dog', 'toy'),
  plan('squeak-street', 'Squeak Street', 0.9, 'dog', 'toy'),
  plan('tumble-and-toss', 'Tumble & Toss', 0.85, DOG_CAT, 'toy'),
  plan('tough-nut', 'Tough Nut™', 1.2, 'dog', 'toy'),
  plan('feather-and-string', 'Feather & String', 0.9, 'cat', 'toy'),
  plan('clean-meadow', 'Clean Meadow', 1, 'cat dog', 'litter'),
  plan('freshbox', 'FreshBox', 0.95, 'cat', 'litter'),
  plan('dust-devil', "Dust Devil's Den", 0.85, 'cat', 'litter'),
  plan('notrace', 'NoTrace', 1.05, DOG_CAT, 'litter'),
  plan('vetharbor', 'VetHarbor', 1.3, 'dog cat pharmacy', 'health flea diet'),
  plan('calm-creek', 'Calm Creek', 1.1, 'dog cat pharmacy', 'health'),
  plan('bug-barrier', 'Bug Barrier®', 1, DOG_CAT, 'flea'),
  plan('hearthguard', 'HearthGuard', 1.25, 'dog cat pharmacy', 'health flea'),
  plan('meadowlark', 'Meadowlark Animal Health', 1.2, 'dog cat pharmacy', 'health flea'),
  plan('suds-and-shine', 'Suds & Shine', 0.9, DOG_CAT, 'grooming'),
  plan('brush-and-bloom', 'Brush & Bloom', 1, FURRY, 'grooming'),
  plan('aquahaven', 'AquaHaven', 1, 'fish', 'habitat food health'),
  plan('reef-and-river', 'Reef & River', 1.2, 'fish', 'habitat food'),
  plan('blue-basin', 'Blue Basin', 0.85, 'fish', 'habitat food'),
  plan('clearcurrent', 'ClearCurrent', 1.1, 'fish', 'habitat health'),
  plan('sky-perch', 'Sky Perch', 1, 'bird', 'habitat toy'),
  plan('feathered-nest', 'Feathered Nest', 0.9, 'bird', 'habitat treat toy'),
  plan('songbird-mill', 'Songbird Mill', 1.05, 'bird', 'food treat'),
  plan('desert-glow', 'Desert Glow', 1.1, 'reptile', 'habitat food'),
  plan('scale-and-stone', 'Scale & Stone', 1, 'reptile', 'habitat food'),
  plan('terranook', 'TerraNook', 0.9, 'reptile', 'habitat food'),
  plan('hop-and-hay', 'Hop & Hay', 1, 'small-pet', 'food treat habitat'),
  plan('burrow-and-bloom', 'Burrow & Bloom', 1.1, 'small-pet', 'food treat habitat toy'),
  plan('tiny-trails', 'Tiny Trails', 0.85, 'small-pet', 'habitat toy'),
  plan('neighborhood-aquatics', 'Neighborhood Aquatics', 1, 'fish', 'animal'),
  plan('little-acre', 'Little Acre', 1, 'bird reptile small-pet', 'animal'),
];
