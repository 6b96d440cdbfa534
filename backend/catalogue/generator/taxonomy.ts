/** One category of the generated shop, with its subcategories. */
export interface CategoryPlan {
  readonly slug: string;
  readonly name: string;
  /** Present only where the contract requires a fixed id. */
  readonly id?: string;
  readonly children?: readonly CategoryPlan[];
}

const leaf = (slug: string, name: string): CategoryPlan => ({ slug, name });

const dog: CategoryPlan = {
  slug: 'dog',
  name: 'Dog',
  children: [
    {
      slug: 'dog-food',
      name: 'Dog Food',
      id: '10338',
      children: [
        leaf('dry-dog-food', 'Dry Dog Food'),
        leaf('wet-dog-food', 'Wet Dog Food'),
        leaf('puppy-food', 'Puppy Food'),
        leaf('fresh-and-frozen-dog-food', 'Fresh & Frozen Dog Food'),
        leaf('dog-food-toppers', 'Dog Food Toppers'),
      ],
    },
    {
      slug: 'dog-treats',
      name: 'Dog Treats',
      children: [
        leaf('dog-biscuits-and-bakery', 'Biscuits & Bakery'),
        leaf('dog-dental-chews', 'Dental Chews'),
        leaf('dog-bones-and-chews', 'Bones & Chews'),
        leaf('dog-training-treats', 'Training Treats'),
        leaf('dog-jerky-treats', 'Jerky Treats'),
      ],
    },
    {
      slug: 'dog-and-puppy-flea-and-tick',
      name: 'Dog & Puppy Flea & Tick',
      children: [
        leaf('dog-flea-and-tick-collars', 'Flea & Tick Collars'),
        leaf('dog-flea-and-tick-drops', 'Flea & Tick Drops'),
        leaf('dog-flea-and-tick-home-care', 'Flea & Tick Home Care'),
      ],
    },
    {
      slug: 'dog-toys',
      name: 'Dog Toys',
      children: [
        leaf('dog-plush-toys', 'Plush Toys'),
        leaf('dog-chew-toys', 'Chew Toys'),
        leaf('dog-balls-and-fetch-toys', 'Balls & Fetch Toys'),
        leaf('dog-rope-and-tug-toys', 'Rope & Tug Toys'),
      ],
    },
    leaf('dog-beds-and-bedding', 'Dog Beds & Bedding'),
    leaf('dog-collars-leashes-and-harnesses', 'Dog Collars, Leashes & Harnesses'),
    leaf('dog-crates-gates-and-carriers', 'Dog Crates, Gates & Carriers'),
    leaf('dog-bowls-and-feeders', 'Dog Bowls & Feeders'),
    leaf('dog-grooming', 'Dog Grooming'),
    leaf('dog-cleaning-and-potty', 'Dog Cleaning & Potty'),
    leaf('dog-vitamins-and-supplements', 'Dog Vitamins & Supplements'),
    leaf('dog-clothing', 'Dog Clothing'),
  ],
};

const cat: CategoryPlan = {
  slug: 'cat',
  name: 'Cat',
  children: [
    {
      slug: 'cat-food',
      name: 'Cat Food',
      children: [
        leaf('dry-cat-food', 'Dry Cat Food'),
        leaf('wet-cat-food', 'Wet Cat Food'),
        leaf('kitten-food', 'Kitten Food'),
        leaf('cat-food-toppers', 'Cat Food Toppers'),
      ],
    },
    {
      slug: 'cat-litter',
      name: 'Cat Litter',
      children: [
        leaf('clumping-cat-litter', 'Clumping Cat Litter'),
        leaf('natural-cat-litter', 'Natural Cat Litter'),
        leaf('litter-boxes-and-accessories', 'Litter Boxes & Accessories'),
      ],
    },
    leaf('cat-treats', 'Cat Treats'),
    leaf('cat-toys', 'Cat Toys'),
    leaf('cat-trees-and-scratchers', 'Cat Trees & Scratchers'),
    leaf('cat-beds', 'Cat Beds'),
    leaf('cat-flea-and-tick', 'Cat Flea & Tick'),
    leaf('cat-bowls-and-fountains', 'Cat Bowls & Fountains'),
    leaf('cat-carriers-and-collars', 'Cat Carriers & Collars'),
    leaf('cat-grooming-and-health', 'Cat Grooming & Health'),
  ],
};

const fish: CategoryPlan = {
  slug: 'fish',
  name: 'Fish',
  children: [
    {
      slug: 'live-fish',
      name: 'Live Fish',
      children: [
        leaf('freshwater-fish', 'Freshwater Fish'),
        leaf('goldfish-and-betta', 'Goldfish & Betta'),
        leaf('live-aquarium-plants', 'Live Aquarium Plants'),
      ],
    },
    leaf('fish-food', 'Fish Food'),
    leaf('aquariums', 'Aquariums'),
    leaf('aquarium-filters', 'Aquarium Filters'),
    leaf('aquarium-heaters-and-lights', 'Aquarium Heaters & Lights'),
    leaf('water-care', 'Water Care'),
    leaf('aquarium-decor', 'Aquarium Decor'),
  ],
};

const bird: CategoryPlan = {
  slug: 'bird',
  name: 'Bird',
  children: [
    leaf('live-birds', 'Live Birds'),
    leaf('bird-food', 'Bird Food'),
    leaf('bird-treats', 'Bird Treats'),
    leaf('bird-cages', 'Bird Cages'),
    leaf('bird-toys-and-perches', 'Bird Toys & Perches'),
  ],
};

const reptile: CategoryPlan = {
  slug: 'reptile',
  name: 'Reptile',
  children: [
    leaf('live-reptiles', 'Live Reptiles'),
    {
      slug: 'reptile-food',
      name: 'Reptile Food',
      children: [leaf('live-feeders', 'Live Feeders'), leaf('dry-reptile-food', 'Dry Reptile Food')],
    },
    leaf('terrariums', 'Terrariums'),
    leaf('reptile-heating-and-lighting', 'Reptile Heating & Lighting'),
    leaf('reptile-substrate-and-decor', 'Reptile Substrate & Decor'),
  ],
};

const smallPet: CategoryPlan = {
  slug: 'small-pet',
  name: 'Small Pet',
  children: [
    leaf('live-small-pets', 'Live Small Pets'),
    {
      slug: 'small-pet-food',
      name: 'Small Pet Food',
      children: [leaf('small-pet-pellets', 'Pellets & Mixes'), leaf('hay', 'Hay')],
    },
    leaf('small-pet-treats-and-chews', 'Small Pet Treats & Chews'),
    leaf('small-pet-bedding', 'Small Pet Bedding'),
    leaf('small-pet-cages-and-habitats', 'Small Pet Cages & Habitats'),
    leaf('small-pet-toys', 'Small Pet Toys'),
  ],
};

const pharmacy: CategoryPlan = {
  slug: 'pharmacy',
  name: 'Pharmacy',
  children: [
    leaf('heartworm-prevention', 'Heartworm Prevention'),
    leaf('joint-and-pain-relief', 'Joint & Pain Relief'),
    leaf('allergy-and-skin-care', 'Allergy & Skin Care'),
    {
      slug: 'veterinary-diets',
      name: 'Veterinary Diets',
      children: [
        leaf('dog-veterinary-diets', 'Dog Veterinary Diets'),
        leaf('cat-veterinary-diets', 'Cat Veterinary Diets'),
      ],
    },
  ],
};

/** The departments, in the order of the menu, and the shop-wide collection of offers. */
export const categoryPlans: readonly CategoryPlan[] = [
  dog,
  cat,
  fish,
  bird,
  reptile,
  smallPet,
  pharmacy,
  { slug: 'top-deals', name: 'Top Deals' },
];

/** Path of the collection of offers. */
export const TOP_DEALS_PATH = 'top-deals';
