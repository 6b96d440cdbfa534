import type { SeedPage } from './content-page.ts';
import { to, toCategory } from './links.ts';

/** Pages about health care and insurance. [HDR-08] */
export const healthPages: readonly SeedPage[] = [
  {
    path: to.vitalCare.url,
    title: 'Vital Care',
    lead: 'A membership for the care every pet needs anyway: check-ups, grooming and food, with something back each month.',
    scene: 'pharmacy',
    parent: to.services,
    actions: [to.phone, to.stores],
    sections: [
      {
        heading: 'What is in it',
        list: [
          'A routine check-up at our vets as often as your pet needs one',
          'A fifth off every bath and every full groom',
          'Nail trims at no charge, whenever the clicking on the kitchen floor gets too loud',
          'A monthly reward to spend on food, treats or toys',
        ],
        links: [to.vet, to.grooming],
      },
      {
        heading: 'Who it is for',
        paragraphs: [
          'Dogs and cats of any age, and a version with a smaller price for fish, birds, reptiles and small pets. Each pet has a membership of its own, all of them in one account.',
        ],
      },
      {
        heading: 'Joining and leaving',
        paragraphs: [
          'Join at the counter of any store or by telephone; the price depends on your pet and is named before you agree to anything. It runs from month to month and ends at the end of any month you choose.',
        ],
        links: [to.phone],
      },
    ],
    relatedLinks: [to.vet, to.grooming, to.insurance, to.rewards],
  },
  {
    path: to.vet.url,
    title: 'Veterinary services',
    lead: 'Check-ups and vaccinations where you shop anyway, by licensed vets.',
    scene: 'pharmacy',
    parent: to.services,
    actions: [to.phone, to.pharmacy],
    sections: [
      {
        heading: 'Walk-in clinics',
        paragraphs: [
          'Vaccinations, microchips, tests for heartworm and prevention of fleas and ticks, without an appointment and without a fee for the visit. Clinics are held in most stores on two or three days a week.',
        ],
        links: [to.stores],
      },
      {
        heading: 'Full-service hospitals',
        paragraphs: [
          'Some of our stores have a hospital under the same roof: examinations, laboratory, dental care and routine surgery by appointment. Ask us whether there is one near you.',
        ],
        links: [to.phone],
      },
      {
        heading: 'What to bring',
        list: [
          'Vaccination records, and a list of the food and medication your pet gets',
          'Dogs on a leash, cats in a carrier with a familiar blanket',
          'A fresh stool sample for parasite tests, in any closed box',
        ],
      },
      {
        heading: 'Emergencies',
        paragraphs: [
          'Our clinics are no emergency rooms. For poison, trouble breathing, collapse or heavy bleeding, go to the nearest animal emergency hospital and call it on the way.',
        ],
      },
      {
        heading: 'Prescriptions',
        paragraphs: [
          'Our pharmacy fills prescriptions of any licensed vet in the United States and asks your vet for approval when you have none on paper.',
        ],
        links: [to.pharmacy, toCategory('Veterinary diets', 'pharmacy/veterinary-diets')],
      },
    ],
    relatedLinks: [to.vitalCare, to.insurance, to.grooming, to.services],
  },
  {
    path: to.insurance.url,
    title: 'Pet insurance',
    lead: 'So that the question at the vet’s is what helps, not what it costs.',
    description: 'What pet insurance pays for, what it does not, and how to find out what it costs for your pet.',
    scene: 'pharmacy',
    parent: to.services,
    actions: [to.phone, to.insuranceTerms],
    sections: [
      {
        heading: 'What it pays for',
        list: [
          'Accidents: broken bones, swallowed socks, bee stings',
          'Illness: infections, allergies, diabetes, cancer',
          'Tests, surgery, hospital stays and prescribed medication that go with them',
          'Routine care, if you add it: vaccinations, dental cleaning, prevention of fleas and ticks',
        ],
      },
      {
        heading: 'What it does not pay for',
        paragraphs: [
          'What your pet had before the insurance began, cosmetic treatment, and costs during the waiting period. No insurance pays for everything; read the terms before you sign.',
        ],
        links: [to.insuranceTerms],
      },
      {
        heading: 'How a claim works',
        paragraphs: [
          'Go to any licensed vet, pay the bill, and send it to the insurer within 180 days. After your deductible it pays back the share that you chose, between 70 and 90 percent.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'That depends on animal, breed, age and ZIP code. Quotes are not open online yet: call us with these four, and our licensed partner names a price without obligation.',
        ],
        links: [to.phone],
      },
    ],
    relatedLinks: [to.vitalCare, to.vet, to.pharmacy, to.services],
  },
];
