import type { SeedPage } from './content-page.ts';
import { to, toCategory } from './links.ts';

/** Pages about services. [HDR-08] */
export const servicePages: readonly SeedPage[] = [
  {
    path: to.services.url,
    title: 'All services',
    lead: 'Clean, clever, healthy and never out of food: what we do for pets beside selling things.',
    scene: 'home',
    layout: 'overview',
    actions: [to.stores],
    sections: [
      {
        heading: 'Vital Care',
        paragraphs: ['Routine care for one monthly price, with rewards that pay it back.'],
        links: [to.vitalCare],
      },
      {
        heading: 'Dog grooming',
        paragraphs: ['Bath, cut, nails and a bandana to show off, by groomers who trained for it.'],
        links: [to.grooming],
      },
      {
        heading: 'Dog wash',
        paragraphs: ['Tubs at the right height, warm water and towels. Somebody else cleans up.'],
        links: [to.wash],
      },
      {
        heading: 'Veterinary services',
        paragraphs: ['Vaccinations and check-ups in our stores, most of them without an appointment.'],
        links: [to.vet],
      },
      {
        heading: 'Pharmacy',
        paragraphs: ['Medication and veterinary diets, checked by pharmacists and sent to your door.'],
        links: [to.pharmacy],
      },
      {
        heading: 'Pet insurance',
        paragraphs: ['For the bills that nobody plans for.'],
        links: [to.insurance],
      },
      {
        heading: 'Dog training',
        paragraphs: ['Small classes for puppies and for dogs who have their own ideas.'],
        links: [to.training],
      },
      {
        heading: 'Pet adoptions',
        paragraphs: ['Meet animals who wait for a home, together with the rescues who know them.'],
        links: [to.adoptions],
      },
      {
        heading: 'Walks and sitting',
        paragraphs: ['Sitters and dog walkers in your neighborhood, through our partner Rover.'],
        links: [{ text: 'Rover', url: 'https://www.rover.com/' }],
      },
      {
        heading: 'Repeat delivery',
        paragraphs: ['Food and litter that come by themselves.'],
        links: [to.repeatDelivery],
      },
      {
        heading: 'Curbside pickup',
        paragraphs: ['You stay in the car. We bring the bags.'],
        links: [to.pickup],
      },
    ],
  },
  {
    path: to.grooming.url,
    title: 'Dog grooming',
    lead: 'In with mud behind the ears, out with a bandana.',
    description: 'Baths, haircuts, nail trims and teeth brushing by trained groomers in our salons.',
    scene: 'dog',
    parent: to.services,
    actions: [to.phone, toCategory('Grooming supplies', 'dog/dog-grooming')],
    sections: [
      {
        heading: 'What we do',
        list: [
          'Bath: shampoo for the coat at hand, conditioner, blow-dry, brushing, ears and nails',
          'Full groom: everything of the bath and a cut after the breed’s standard or your own wishes',
          'Puppy’s first visit: short, quiet and full of treats, from 12 weeks of age',
          'Extras: teeth brushed, paws trimmed, undercoat thinned out, flea bath',
        ],
      },
      {
        heading: 'Before the first visit',
        list: [
          'A valid rabies vaccination, with proof of it',
          'A walk beforehand, so that standing still is easier',
          'A word about everything your dog does not like, from dryers to other dogs',
        ],
      },
      {
        heading: 'Who holds the scissors',
        paragraphs: [
          'Our groomers train for at least twenty weeks and wash and cut two hundred dogs before they work on their own. They never use cage dryers, and you may watch through the glass.',
        ],
      },
      {
        heading: 'Making an appointment',
        paragraphs: [
          'Appointments cannot be made online yet. Call us or the salon; you usually get a day within the same week. What it costs depends on breed, size and coat, and you hear the price before we begin.',
        ],
        links: [to.phone, to.stores],
      },
    ],
    relatedLinks: [to.wash, to.vitalCare, to.training, to.services],
  },
  {
    path: to.wash.url,
    title: 'Self-service dog wash',
    lead: 'Your dog, our tub. And somebody else’s bathroom floor.',
    description: 'Wash your dog yourself in our stores: tubs, warm water, shampoo, towels and dryers are there.',
    scene: 'dog',
    parent: to.services,
    actions: [to.stores],
    sections: [
      {
        heading: 'What is there',
        list: [
          'Tubs at waist height with a ramp, so that no back has to lift a Labrador',
          'Warm water, shampoo for sensitive skin and for skunk days, conditioner',
          'Towels, brushes, an apron for you, and a dryer with a low setting',
        ],
      },
      {
        heading: 'How it works',
        paragraphs: [
          'Come by without an appointment up to an hour before the store closes, and pay at the counter for as many dogs as you wash. Please bring proof of a rabies vaccination the first time.',
        ],
      },
      {
        heading: 'When a groomer is the better idea',
        paragraphs: [
          'Matted coats, nails that have grown round, and dogs who take baths personally are in better hands with somebody who does this every day.',
        ],
        links: [to.grooming],
      },
    ],
    relatedLinks: [to.grooming, to.vitalCare, toCategory('Shampoos and brushes', 'dog/dog-grooming'), to.services],
  },
  {
    path: to.training.url,
    title: 'Dog training',
    lead: 'Sit. Stay. Impress the neighbors.',
    description: 'Group classes and private lessons for puppies and grown dogs, by positive reinforcement alone.',
    scene: 'dog',
    parent: to.services,
    actions: [to.phone, toCategory('Training treats', 'dog/dog-treats/dog-training-treats')],
    sections: [
      {
        heading: 'Classes',
        list: [
          'Puppy, from 10 to 17 weeks: meeting the world, house training, not eating the sofa',
          'Basics, from 4 months: sit, down, stay, come, walking on a loose leash',
          'Beyond basics: the same, among squirrels',
          'Tricks: because rolling over never gets old',
        ],
      },
      {
        heading: 'How we teach',
        paragraphs: [
          'With treats, toys and timing. We reward what we want and make the rest boring; nobody gets jerked, shocked or shouted at. Six lessons of an hour, at most eight dogs, and the whole family may come.',
        ],
      },
      {
        heading: 'Private lessons',
        paragraphs: [
          'Pulling, barking at the door, fear of the vacuum cleaner: one trainer, one dog, one subject. For biting and real fear we send you to a veterinary behaviorist, who can do more than we can.',
        ],
        links: [to.vet],
      },
      {
        heading: 'Joining a class',
        paragraphs: [
          'Classes begin every two weeks in most stores. They cannot be booked online yet: call us for the next one near you.',
        ],
        links: [to.phone, to.stores],
      },
    ],
    relatedLinks: [to.grooming, to.adoptions, to.breeds, to.resources],
  },
  {
    path: to.adoptions.url,
    title: 'Pet adoptions',
    lead: 'Somebody with whiskers is waiting to be picked.',
    description: 'Meet pets of local rescues in our stores, and learn what adopting one takes.',
    scene: 'cat',
    parent: to.services,
    actions: [to.phone, to.resources],
    sections: [
      {
        heading: 'How it works',
        paragraphs: [
          'Rescues and shelters bring their animals to our stores, most of them on weekends; many stores have cats for adoption all week. The rescue knows the animal, asks about your home and decides with you. Its fee pays for vaccination, neutering and microchip.',
        ],
      },
      {
        heading: 'Questions worth asking yourself',
        list: [
          'Who walks, feeds and cleans when you are tired, ill or on vacation?',
          'Does everybody at home want the animal, and may you keep one where you live?',
          'Can you afford a surprise at the vet’s, year after year?',
          'Will your life still fit in ten or fifteen years?',
        ],
        links: [to.insurance],
      },
      {
        heading: 'The first week',
        paragraphs: [
          'One quiet room, the food it knows, and time. Let a cat hide and a dog sleep; new people, pets and places can wait. See a vet within the first ten days.',
        ],
        links: [to.vet, toCategory('For your new dog', 'dog'), toCategory('For your new cat', 'cat')],
      },
      {
        heading: 'Adoption events near you',
        paragraphs: [
          'The calendar of events is not online yet. Call us, and we tell you when the next one is and which animals come.',
        ],
        links: [to.phone, to.stores],
      },
    ],
    relatedLinks: [to.training, to.breeds, to.charity, to.services],
  },
];
