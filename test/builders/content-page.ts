import type { ContentPage, ContentSection } from '../../core/content/content-page';

export const aContentSection = (facts: Partial<ContentSection> = {}): ContentSection => ({
  heading: 'What you can return',
  paragraphs: ['Nearly everything, within 30 days.'],
  list: ['In its box', 'With the receipt'],
  links: [{ text: 'Shipping', url: '/shipping' }],
  ...facts,
});

/** An indexed page with one section. */
export const aContentPage = (facts: Partial<ContentPage> = {}): ContentPage => ({
  path: '/returns',
  title: 'Returns',
  lead: 'Thirty days, any store.',
  description: 'What you can return and for how long.',
  image: '/images/scenes/deals.webp',
  layout: 'article',
  notice: undefined,
  parent: { text: 'Help', url: '/help' },
  actions: [{ text: 'Contact us', url: '/contact-us' }],
  sections: [aContentSection()],
  related: [{ text: 'Shipping', url: '/shipping' }],
  isIndexed: true,
  ...facts,
});
