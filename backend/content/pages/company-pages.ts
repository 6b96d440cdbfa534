import type { SeedPage } from './content-page.ts';
import { to, toCategory } from './links.ts';

/** Pages about the company. */
export const companyPages: readonly SeedPage[] = [
  {
    path: to.about.url,
    title: 'About us',
    lead: 'We sell what animals need and look after how they are. The second part is why we do the first.',
    description: 'What we believe, what we sell and what we do not, and the people behind the counter.',
    scene: 'home',
    sections: [
      {
        heading: 'What we believe',
        paragraphs: [
          'An animal at home is family, and family deserves good food, a clean bed, a vet in time and somebody who comes home. We try to make every part of that easier and a little less expensive.',
        ],
        links: [to.services],
      },
      {
        heading: 'What we sell, and what we do not',
        paragraphs: [
          'Everything on our shelves has been looked at by people who know animals. We sell no food with artificial colors or flavors, no choke or shock collars, and no dogs or cats: those you meet through the rescues who work with us.',
        ],
        links: [to.adoptions, toCategory('Dog', 'dog'), toCategory('Cat', 'cat')],
      },
      {
        heading: 'The people',
        paragraphs: [
          'Our people in stores, salons and clinics share their homes with more animals than we can count. They are trained in the care of every species they sell, and are told to talk you out of a purchase that would do an animal no good.',
        ],
        links: [to.careers, to.stores],
      },
      {
        heading: 'How we behave',
        paragraphs: ['What we expect of ourselves and of those who work for us, and what we give back.'],
        links: [to.ethics, to.sustainability, to.charity],
      },
    ],
    relatedLinks: [to.careers, to.charity, to.sustainability, to.contact],
  },
  {
    path: to.careers.url,
    title: 'Careers',
    lead: 'Bring your dog to the interview. Seriously.',
    description: 'Work in our stores, salons, clinics, distribution centers and offices.',
    scene: 'stores',
    parent: to.about,
    actions: [to.stores, to.mail],
    sections: [
      {
        heading: 'Where you could work',
        list: [
          'Stores: advice, animals and the register, full-time or around your classes',
          'Salons: grooming, with a paid training when you are new to it',
          'Clinics: vets, technicians and assistants',
          'Distribution centers: that the 30-pound bag is there on Thursday',
          'Offices: buying, finance, and the people who build this site',
        ],
      },
      {
        heading: 'What you can count on',
        list: [
          'Health insurance from the first month, and one for your pet at half price',
          'Paid leave, and a day off when an animal joins your family or leaves it',
          'Discounts on everything in the store',
          'Training on paid time, and a way from the register to running the store',
        ],
      },
      {
        heading: 'How to apply',
        paragraphs: [
          'Openings are not listed online yet. Ask for the manager in the store where you would like to work, or write to us with two sentences on what you want to do and where. Everybody gets an answer.',
          'We decide by what people can do. Background, age, gender, faith, disability and whom you love play no part in it, and we make arrangements for whoever needs them, the interview included.',
        ],
        links: [to.mail],
      },
    ],
    relatedLinks: [to.about, to.ethics, to.stores],
  },
  {
    path: to.ethics.url,
    title: 'Code of ethics',
    lead: 'What we expect of ourselves, of those who work for us and of those we buy from.',
    parent: to.about,
    sections: [
      {
        heading: 'Animals first',
        paragraphs: [
          'The welfare of an animal goes before a sale, in every case and without asking anybody. Whoever refuses a sale for that reason is right until proven otherwise.',
        ],
      },
      {
        heading: 'Honest with shoppers',
        paragraphs: [
          'Prices are what they say. Reviews are shown whether we like them or not, placements that were paid for are marked as sponsored, and health claims need evidence. When we make a mistake we say so and put it right.',
        ],
      },
      {
        heading: 'Fair with each other',
        paragraphs: [
          'Nobody is harassed, mocked or passed over for who they are. Safety rules hold for everybody. Gifts from suppliers are declined when they are worth more than a lunch.',
        ],
      },
      {
        heading: 'Fair with suppliers',
        paragraphs: [
          'We pay on time, keep agreements and ask for the same. Suppliers employ nobody by force and no children, pay at least the legal wage and let us look.',
        ],
        links: [to.vendors],
      },
      {
        heading: 'Speaking up',
        paragraphs: [
          'Anybody, inside or outside the company, can report what is not right, without giving a name. Reports are read by people who are not involved, and nobody suffers for having made one in good faith.',
        ],
        links: [to.phone, to.mail],
      },
    ],
    relatedLinks: [to.about, to.vendors, to.sustainability, to.careers],
  },
  {
    path: to.covid.url,
    title: 'COVID-19 response',
    lead: 'Pets have to eat, whatever happens. What we do so that shopping for them stays safe.',
    parent: to.about,
    sections: [
      {
        heading: 'In our stores',
        list: [
          'Masks are welcome and, where local rules ask for them, required',
          'Counters, carts and card readers are cleaned throughout the day',
          'Whoever feels unwell stays at home with pay, our people included',
        ],
      },
      {
        heading: 'Without coming in',
        paragraphs: [
          'Have it delivered to the door, or stay in the car and let us bring it. Groomers take over your dog at the entrance if you prefer.',
        ],
        links: [to.shipping, to.pickup, to.grooming],
      },
      {
        heading: 'You, your pet and the virus',
        paragraphs: [
          'Pets rarely catch it, and almost never pass it on. If you are ill, let somebody else feed and walk them if you can; otherwise wear a mask and wash your hands. Never use disinfectants on an animal. Ask your vet when your pet seems ill too.',
        ],
        links: [to.vet],
      },
    ],
    relatedLinks: [to.help, to.stores, to.pickup],
  },
  {
    path: to.investors.url,
    title: 'Investors',
    lead: 'For those who own a part of the company, or think about it.',
    parent: to.about,
    actions: [to.mail],
    sections: [
      {
        heading: 'The business in three sentences',
        paragraphs: [
          'People buy food, litter and medication for their animals in good times and in bad. We sell it online and in stores, which also are the warehouses nearest to the shopper. Services bring people back more often than any advertisement.',
        ],
        links: [to.about, to.services],
      },
      {
        heading: 'Reports and filings',
        paragraphs: [
          'Quarterly and annual reports are filed with the U.S. Securities and Exchange Commission, where everybody can read them at the same moment.',
        ],
        links: [{ text: 'Search filings on sec.gov', url: 'https://www.sec.gov/edgar/search/' }],
      },
      {
        heading: 'Asking a question',
        paragraphs: [
          'Write to us with “Investor relations” in the subject. We cannot say more than what has been published, and we say that to everybody alike.',
        ],
        links: [to.mail],
      },
    ],
    relatedLinks: [to.about, to.ethics, to.sustainability],
  },
  {
    path: to.sustainability.url,
    title: 'Sustainability',
    lead: 'Animals need a planet to live on. What we do about our part of it.',
    scene: 'reptile',
    parent: to.about,
    sections: [
      {
        heading: 'Products',
        paragraphs: [
          'We want half of what we sell to be the more sustainable choice: recycled or renewable materials, responsibly raised or caught ingredients, made to last. Fish and corals come from farms wherever farming works.',
        ],
        links: [toCategory('Natural cat litter', 'cat/cat-litter/natural-cat-litter')],
      },
      {
        heading: 'Packaging and delivery',
        list: [
          'One box where one box is enough, without plastic filling',
          'Boxes of recycled cardboard, sealed with paper tape',
          'Pickup in a store saves a trip of the van, and the box',
        ],
        links: [to.pickup],
      },
      {
        heading: 'Stores',
        paragraphs: [
          'LED light, closed refrigerators, and water from aquariums that waters the plants. Food near its date goes to shelters, not into the bin.',
        ],
        links: [to.charity],
      },
      {
        heading: 'What you can do at home',
        paragraphs: [
          'Feed the right amount (half of all pets are too heavy), buy the large bag, mend the bed, and never release an aquarium animal or plant into the wild.',
        ],
        links: [to.resources],
      },
    ],
    relatedLinks: [to.ethics, to.vendors, to.charity, to.about],
  },
];
