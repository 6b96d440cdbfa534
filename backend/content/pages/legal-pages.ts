import type { SeedPage } from './content-page.ts';
import { to } from './links.ts';

/** Legal pages, in plain language. */
export const legalPages: readonly SeedPage[] = [
  {
    path: to.privacy.url,
    title: 'Privacy policy',
    lead: 'What we know about you, why, for how long, and how to change that. In effect since January 1, 2022.',
    description: 'Which data this shop keeps about you, what for, who else gets it, and what rights you have.',
    sections: [
      {
        heading: 'In short',
        list: [
          'You can look around and fill a cart without telling us who you are',
          'We keep what we need to serve you, and no longer than we need it',
          'We do not sell your name, address, email address or telephone number',
          'You can see, correct and delete what we have about you',
        ],
      },
      {
        heading: 'What we collect',
        list: [
          'What you tell us: name, email address, telephone number and postal addresses, your pets, and what you write to us',
          'What you do here: what you search for, look at, put into the cart and buy',
          'What your browser tells every site: its kind, its language, the address it connects from',
          'Points and rewards that belong to your telephone number or email address',
        ],
      },
      {
        heading: 'What we use it for',
        list: [
          'To run the shop: keep your cart, take orders, deliver, take returns, prevent fraud',
          'To show what fits: results, recommendations and offers depend on what you and others looked for',
          'To tell you things: about your order always, news and offers only if you asked for them',
          'To find and mend what does not work',
        ],
      },
      {
        heading: 'Cookies and what your browser keeps',
        paragraphs: ['We store as little as the shop needs to work:'],
        list: [
          'Cookies whose names begin with WC_: which cart and which account are yours. The guest’s last until they are unused for 30 days',
          'The cookies rUserType and rUserId: whether you are signed in, so that pages can greet you',
          'LAST_PAGE in the local storage: the page you were on, so that signing in brings you back to it',
          'PALS_REWARDS_DATA in the session storage: your rewards, until you close the tab or sign out',
        ],
      },
      {
        heading: 'Sponsored products',
        paragraphs: [
          'Some products are shown because their makers pay for it; they are marked as sponsored. The service that chooses them learns the page, the search term and a number: of the visit for guests, of the account for those who are signed in. It does not learn your name or how to reach you.',
        ],
        links: [to.doNotSell],
      },
      {
        heading: 'Who else gets it',
        paragraphs: [
          'Companies that work for us get what their task needs: carriers your address, the payment service your card, the search service what you searched for, vets and insurers what you ask them for. They may use it for nothing else. Authorities get data when the law obliges us.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'The cart of a guest for 30 days after the last visit. An account until you close it. Orders for seven years, because tax law asks for it. Records of the server for 90 days.',
        ],
      },
      {
        heading: 'How we protect it',
        paragraphs: [
          'Connections are encrypted. Passwords are kept as hashes that cannot be turned back, and after several wrong ones an account rests. Our people see what their task needs.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Wherever you live, you may ask us what we have about you, have it corrected, get a copy or have it deleted. We answer within 45 days, charge nothing and treat you no differently for it. We have to make sure that it is you who asks.',
        ],
        links: [to.phone, to.mail, to.doNotSell],
      },
      {
        heading: 'Children',
        paragraphs: ['This shop is not made for children under 13, and we do not knowingly keep data about them.'],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'When this policy changes, the new one stands here with its date, and when a change matters to you we write to the email address of your account before it takes effect.',
        ],
      },
    ],
    relatedLinks: [to.doNotSell, to.terms, to.contact, to.accessibility],
  },
  {
    path: to.terms.url,
    title: 'Terms of use',
    lead: 'The rules for using this site, in words that can be read without a law degree. In effect since January 1, 2022.',
    description: 'The rules for using this site: accounts, prices, orders, reviews, liability and the law that holds.',
    sections: [
      {
        heading: 'Who these terms are between',
        paragraphs: [
          'You and the company that runs this shop. By using the site you accept them; if you do not, please do not use it. What you buy in a store follows the law and the receipt.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'You have to be 18 to have one. Give true details, keep the password to yourself and tell us when somebody else has it. We may close accounts that are used for fraud or against these terms.',
        ],
      },
      {
        heading: 'Prices and availability',
        paragraphs: [
          'Prices are in U.S. dollars, without tax. They can change at any time, but never for an order that we have accepted. A price online may differ from that in a store. When a price is obviously wrong we may cancel the order and pay back everything.',
          'What is in a cart is not reserved. We may limit quantities to what a household needs.',
        ],
      },
      {
        heading: 'Orders',
        paragraphs: [
          'Your order is an offer. It is accepted when we send the goods or hand them over. Until it leaves our house you can cancel it without a reason.',
        ],
        links: [to.shipping, to.returns],
      },
      {
        heading: 'Codes, points and rewards',
        paragraphs: [
          'Codes hold as long as they say. Points and rewards have no cash value, cannot be sold, and expire as their coupons say. Whoever obtains them by tricks loses them.',
        ],
        links: [to.offers, to.rewards],
      },
      {
        heading: 'What you write',
        paragraphs: [
          'Reviews and questions stay yours. You allow us to show, shorten and translate them. Write about your own experience; we remove what is unlawful, insulting, paid for or somebody else’s.',
        ],
      },
      {
        heading: 'What you may not do',
        list: [
          'Break in, get around limits, or look for gaps without asking us first',
          'Copy the catalog or read it by machine, except as robots.txt allows',
          'Use our names and pictures as if they were yours',
          'Sell on what you bought as a private shopper at a discount',
        ],
      },
      {
        heading: 'Advice about animals',
        paragraphs: [
          'What we write about food, health and training is general and does not replace a vet who has seen your animal. Read labels and ask before you change diet or medication.',
        ],
        links: [to.vet],
      },
      {
        heading: 'What we are liable for',
        paragraphs: [
          'For what the law says, and for our promises. The site may be unreachable at times, and we are not liable for what could not be foreseen. Nothing here takes away rights that a consumer has by law.',
        ],
      },
      {
        heading: 'The law that holds',
        paragraphs: [
          'The law of your state of residence within the United States. Talk to us before you go to court: nearly everything can be settled on the phone.',
        ],
        links: [to.contact],
      },
    ],
    relatedLinks: [to.privacy, to.returns, to.insuranceTerms, to.contact],
  },
  {
    path: to.doNotSell.url,
    title: 'Do not sell my info',
    lead: 'You decide whether data about your visits may be shared for advertising. Say no, and it is no.',
    description: 'How to tell us not to sell or share your personal information, and what changes when you do.',
    parent: to.privacy,
    sections: [
      {
        heading: 'What this is about',
        paragraphs: [
          'We do not sell your name, address, email address or telephone number. But laws such as California’s also call it selling or sharing when a number that stands for your visit or account goes to an advertising service, or what you look at to a service that counts it. That happens when sponsored products are chosen, and when others help us to learn what shoppers like.',
        ],
        links: [{ ...to.privacy, text: 'What is shared, in the privacy policy' }],
      },
      {
        heading: 'How to say no',
        list: [
          'On this page, for the browser that you are using: it takes one press and counts at once',
          'In your browser: we take Global Privacy Control as a no, and you need not tell us',
          'For your account: call us, or write to us with “Do not sell” in the subject. Tell us the email address of your account; without an account, tell us that you shop as a guest',
          'What you ask for by telephone or email we do within 15 working days and confirm it. You need no reason, and nobody may ask for one',
        ],
        links: [to.phone, to.mail],
      },
      {
        heading: 'What changes',
        paragraphs: [
          'You may still see sponsored products, chosen by the page alone and not by you. Prices, rewards and service stay as they are. Somebody else can ask on your behalf with your written permission.',
        ],
      },
      {
        heading: 'On your own device',
        paragraphs: [
          'Delete this site’s cookies in your browser at any time: with the next visit you are somebody new. A cart that you filled as a guest is lost with them, and so is a no that you said on this page: say it again, or have your browser say it.',
        ],
      },
    ],
    relatedLinks: [to.privacy, to.terms, to.contact],
  },
  {
    path: to.insuranceTerms.url,
    title: 'Insurance terms',
    lead: 'Who insures your pet, what we have to do with it, and where the small print is.',
    parent: to.insurance,
    sections: [
      {
        heading: 'Who the insurer is',
        paragraphs: [
          'Pet insurance is sold and paid out by licensed insurance companies, not by us. We introduce you to them and are paid for it. The insurer’s name and license stand on the quote and on the policy.',
        ],
      },
      {
        heading: 'What holds',
        list: [
          'The policy alone: it names what is insured, the limits, the deductible and the share that is paid back',
          'Waiting periods after the start: as a rule 2 days for accidents, 14 days for illness',
          'What your pet had before the start or during the waiting period is not insured',
          'Not every plan is offered in every state',
        ],
      },
      {
        heading: 'Changing your mind',
        paragraphs: [
          'Within 30 days of the start you can cancel and get everything back, as long as you have made no claim. After that you can cancel at the end of any month.',
        ],
      },
      {
        heading: 'Complaints',
        paragraphs: [
          'Talk to the insurer first, then to us: we help. Your state’s department of insurance supervises insurers and takes complaints free of charge.',
        ],
        links: [to.contact],
      },
    ],
    relatedLinks: [to.insurance, to.vitalCare, to.terms, to.privacy],
  },
];
