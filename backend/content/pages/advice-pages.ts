import type { ContentLink, SeedPage } from './content-page.ts';
import { to, toCategory } from './links.ts';

const bestRated = (text: string, path: string): ContentLink => {
  const { url } = toCategory(text, path);
  return { text, url: `${url}?sort=rating` };
};

/** Advice about animals, and guides through the shop. */
export const advicePages: readonly SeedPage[] = [
  {
    path: to.resources.url,
    title: 'Resource center',
    lead: 'Short answers for life with an animal, and whom to ask when they are not enough.',
    description: 'Advice on food, health, training and homes for dogs, cats, fish, birds, reptiles and small pets.',
    scene: 'home',
    layout: 'overview',
    sections: [
      {
        heading: 'A new puppy',
        list: [
          'Out every two hours, after each nap and after each meal',
          'Three meals a day until six months',
          'A crate as a bedroom, never as a punishment',
          'First vaccinations at six to eight weeks',
        ],
        links: [toCategory('Puppy food', 'dog/dog-food/puppy-food'), to.training],
      },
      {
        heading: 'A new kitten',
        list: [
          'One litter box more than you have cats',
          'Water away from the food, best in motion',
          'Play before each meal: hunt, eat, sleep',
          'Indoors until the chip and the vaccinations are in place',
        ],
        links: [toCategory('Kitten food', 'cat/cat-food/kitten-food'), toCategory('Litter', 'cat/cat-litter')],
      },
      {
        heading: 'Changing food',
        list: [
          'Days 1 to 2: a quarter of the new food',
          'Days 3 to 4: half and half',
          'Days 5 to 6: three quarters',
          'From day 7: the new food alone',
        ],
        links: [toCategory('Dog food', 'dog/dog-food'), toCategory('Cat food', 'cat/cat-food')],
      },
      {
        heading: 'A first aquarium',
        list: [
          'Twenty gallons are easier to keep stable than five',
          'Let it run for four weeks before the first fish',
          'Change a quarter of the water each week',
          'Feed what is gone within two minutes',
        ],
        links: [toCategory('Aquariums', 'fish/aquariums'), toCategory('Water care', 'fish/water-care')],
      },
      {
        heading: 'Fleas and ticks',
        list: [
          'Prevent all year round: fleas like heated homes',
          'Treat every animal in the house on the same day',
          'Wash bedding hot and vacuum daily for two weeks',
          'Never use a dog’s product on a cat',
        ],
        links: [
          toCategory('For dogs', 'dog/dog-and-puppy-flea-and-tick'),
          toCategory('For cats', 'cat/cat-flea-and-tick'),
        ],
      },
      {
        heading: 'Warmth for reptiles',
        list: [
          'A warm end and a cool one, so that the animal can choose',
          'A thermostat on every heat source',
          'New UVB lamps every six to twelve months',
          'A thermometer at both ends',
        ],
        links: [toCategory('Heating and lighting', 'reptile/reptile-heating-and-lighting')],
      },
      {
        heading: 'Hay for small pets',
        list: [
          'Four fifths of what a rabbit or guinea pig eats',
          'Always there, always fresh',
          'Two rabbits are happier than one',
          'Water in a bowl is easier to drink than from a bottle',
        ],
        links: [toCategory('Hay', 'small-pet/small-pet-food/hay')],
      },
      {
        heading: 'Birds at home',
        list: [
          'A cage wide enough to spread both wings and fly a little',
          'Perches of different thickness keep feet healthy',
          'Ten to twelve hours of dark and quiet',
          'Non-stick pans give off fumes that kill birds',
        ],
        links: [toCategory('Cages', 'bird/bird-cages'), toCategory('Perches', 'bird/bird-toys-and-perches')],
      },
      {
        heading: 'Never in the bowl',
        list: [
          'Chocolate, coffee, grapes and raisins',
          'Onions, garlic and leeks',
          'Anything sweetened with xylitol',
          'Cooked bones, which splinter',
        ],
        links: [to.vet],
      },
    ],
    relatedLinks: [to.breeds, to.topRated, to.vet, to.training],
  },
  {
    path: to.topRated.url,
    title: 'Top-rated products',
    lead: 'What other people’s pets would buy again, sorted by the stars their people gave.',
    description: 'The best-rated products in each department.',
    scene: 'deals',
    layout: 'overview',
    sections: [
      {
        heading: 'For dogs',
        links: [
          bestRated('Food', 'dog/dog-food'),
          bestRated('Treats', 'dog/dog-treats'),
          bestRated('Toys', 'dog/dog-toys'),
          bestRated('Beds', 'dog/dog-beds-and-bedding'),
        ],
      },
      {
        heading: 'For cats',
        links: [
          bestRated('Food', 'cat/cat-food'),
          bestRated('Litter', 'cat/cat-litter'),
          bestRated('Trees and scratchers', 'cat/cat-trees-and-scratchers'),
          bestRated('Toys', 'cat/cat-toys'),
        ],
      },
      {
        heading: 'For fish',
        links: [
          bestRated('Food', 'fish/fish-food'),
          bestRated('Aquariums', 'fish/aquariums'),
          bestRated('Filters', 'fish/aquarium-filters'),
        ],
      },
      {
        heading: 'For birds',
        links: [bestRated('Food', 'bird/bird-food'), bestRated('Cages', 'bird/bird-cages')],
      },
      {
        heading: 'For reptiles',
        links: [
          bestRated('Food', 'reptile/reptile-food'),
          bestRated('Terrariums', 'reptile/terrariums'),
          bestRated('Heating and lighting', 'reptile/reptile-heating-and-lighting'),
        ],
      },
      {
        heading: 'For small pets',
        links: [
          bestRated('Food', 'small-pet/small-pet-food'),
          bestRated('Habitats', 'small-pet/small-pet-cages-and-habitats'),
          bestRated('Bedding', 'small-pet/small-pet-bedding'),
        ],
      },
    ],
    relatedLinks: [to.deals, to.offers, to.resources],
  },
  {
    path: to.breeds.url,
    title: 'Dog breeds',
    lead: 'Size, energy, coat: what a breed was bred for tells you a lot about the next fifteen years.',
    description: 'What to know about groups of dog breeds: size, exercise, coat, food and who they suit.',
    scene: 'dog',
    parent: to.resources,
    sections: [
      {
        heading: 'Herding dogs',
        paragraphs: [
          'Border Collies, Australian Shepherds and Corgis were made to move sheep all day and to think while they do. They need work for the head as much as for the legs; without it they herd children and bicycles. Two hours outside a day, and a job.',
        ],
        links: [toCategory('Puzzle and fetch toys', 'dog/dog-toys/dog-balls-and-fetch-toys'), to.training],
      },
      {
        heading: 'Retrievers and spaniels',
        paragraphs: [
          'Labradors, Golden Retrievers and Cocker Spaniels work with people and like all of them. Friendly, greedy and easy to train with food, which is why the scales matter: count treats as part of the meal.',
        ],
        links: [toCategory('Training treats', 'dog/dog-treats/dog-training-treats')],
      },
      {
        heading: 'Terriers',
        paragraphs: [
          'From the Yorkshire to the Airedale: small game hunters with a will of their own. They dig, bark and never give up, and are wonderful company for people with a sense of humor. Wire coats want a groomer every two months.',
        ],
        links: [to.grooming],
      },
      {
        heading: 'Hounds',
        paragraphs: [
          'Beagles and Dachshunds follow the nose, Greyhounds and Whippets the eye. Calm at home, deaf when something runs: a leash or a good fence is a must. Long backs should not jump off sofas.',
        ],
        links: [toCategory('Leashes and harnesses', 'dog/dog-collars-leashes-and-harnesses')],
      },
      {
        heading: 'Toy and companion dogs',
        paragraphs: [
          'Chihuahuas, Maltese and Pugs were bred for laps. They need less space, not less education, and small mouths need their teeth brushed. Flat faces overheat quickly: walk early and late in summer.',
        ],
        links: [toCategory('Dental chews', 'dog/dog-treats/dog-dental-chews')],
      },
      {
        heading: 'Giants',
        paragraphs: [
          'Great Danes, Newfoundlands and Saint Bernards grow for two years, and slowly is better: large-breed puppy food, no stairs, no jogging. They are gentle, expensive to feed, and rarely live longer than ten years.',
        ],
        links: [
          toCategory('Puppy food', 'dog/dog-food/puppy-food'),
          toCategory('Big beds', 'dog/dog-beds-and-bedding'),
        ],
      },
      {
        heading: 'Mixed breeds',
        paragraphs: [
          'Half of all dogs, and often the healthier half. Ask the rescue about size, energy and what the dog knows already; looks say less than a walk together.',
        ],
        links: [to.adoptions],
      },
    ],
    relatedLinks: [to.adoptions, to.training, to.grooming, to.insurance],
  },
  {
    path: to.sitemap.url,
    title: 'Sitemap',
    lead: 'Everything that is here, on one page.',
    layout: 'overview',
    sections: [
      {
        heading: 'Departments',
        links: [
          toCategory('Dog', 'dog'),
          toCategory('Cat', 'cat'),
          toCategory('Fish', 'fish'),
          toCategory('Bird', 'bird'),
          toCategory('Reptile', 'reptile'),
          toCategory('Small pet', 'small-pet'),
          to.pharmacy,
          to.deals,
        ],
      },
      {
        heading: 'Services',
        links: [
          to.services,
          to.vitalCare,
          to.grooming,
          to.wash,
          to.training,
          to.vet,
          to.adoptions,
          to.insurance,
          to.repeatDelivery,
          to.pickup,
        ],
      },
      { heading: 'Saving', links: [to.offers, to.rewards, to.card, to.giftCards] },
      { heading: 'Advice', links: [to.resources, to.topRated, to.breeds] },
      {
        heading: 'Help',
        links: [to.help, to.contact, to.shipping, to.returns, to.recalls, to.stores, to.trackOrder, to.accessibility],
      },
      { heading: 'Your account', links: [to.signIn, to.createAccount, to.resetPassword, to.cart] },
      {
        heading: 'The company',
        links: [
          to.about,
          to.careers,
          to.ethics,
          to.sustainability,
          to.charity,
          to.events,
          to.vendors,
          to.affiliate,
          to.investors,
          to.covid,
        ],
      },
      { heading: 'Legal', links: [to.terms, to.privacy, to.doNotSell, to.insuranceTerms] },
    ],
  },
];
