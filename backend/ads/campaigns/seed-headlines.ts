const HEADLINES: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/fish-food/, ['Bright colors, healthy fins', 'Something good at the surface']],
  [/bird-toy|small-pet-toy/, ['Room to play', 'Happy hours, every hour']],
  [/toy|ball|rope/, ['Made for the zoomies', 'Play more, together', 'Toys that keep up']],
  [/treat|chew|biscuit|bakery|jerky/, ['Treats worth sitting for', 'Small treats, big love', 'Good job tastes good']],
  [/bowl|fountain|feeders/, ['Dinner, served right', 'Every meal in its place']],
  [/food|diet|feeder|pellet|hay|topper/, ['Goodness in every bowl', 'The bowl they run for', 'Real food, happy days']],
  [/litter/, ['A fresher home, every day', 'Less scooping, more cuddles']],
  [
    /flea|heartworm|joint|allergy|health|vitamin/,
    ['Care they can feel', 'Better days ahead', 'Look after your best friend'],
  ],
  [/bed|tree/, ['Sweet dreams start here', 'Their favorite place to land']],
  [/groom|clean|potty/, ['Fresh and ready for hugs', 'Clean coat, happy home']],
  [/cat-carrier/, ['Out and about in comfort', 'Every trip a calm one']],
  [/collar|leash|harness|carrier|crate|clothing/, ['Ready when you say walk', 'Out and about in comfort']],
  [
    /aquarium|terrarium|cage|habitat|decor|heat|light|filter|water/,
    ['Set up their happy place', 'A home they thrive in'],
  ],
];
const ANY: readonly [string, ...string[]] = ['Picked for your pet', 'Happy pets start here'];

/** Headlines for banners of a category. */
export const headlinesFor = (categorySlug: string): readonly [string, ...string[]] =>
  HEADLINES.find(([pattern]) => pattern.test(categorySlug))?.[1] ?? ANY;
