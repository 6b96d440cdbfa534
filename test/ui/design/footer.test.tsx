import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../ui/chrome/footer';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { allBut, canOf } from '../../../core/configuration/capabilities';
import { makeLeadsTo } from '../../../core/paths/path-needs';
import { CapabilityContext } from '../../../ui/page/capability-context';

const namesIn = (list: string): (string | null)[] =>
  within(screen.getByRole('list', { name: list, hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

test.each([
  [
    'Customer Service',
    [
      'Guest Order Lookup',
      'Returns',
      'Shipping',
      'Recalls',
      'Store Locator',
      'Help',
      'Contact Us',
      'Accessibility Policy',
    ],
  ],
  [
    'Services',
    [
      'Vital Care',
      'Dog Grooming',
      'Credit Card',
      'Dog Wash',
      'Dog Training',
      'Veterinary Services',
      'Pet Insurance',
      'Adoption',
      'Repeat Delivery',
      'Resource Center',
      'Top-Rated Products',
      'Dog Breeds',
    ],
  ],
  [
    'Corporate',
    [
      'Careers',
      'About',
      'Code of Ethics',
      'COVID-19 Response',
      'Event Sponsorships',
      'Vendors',
      'Affiliate',
      'Charity',
      'Gift Cards',
      'Coupons and Promos',
      'Investors',
      'Sustainability',
    ],
  ],
  [
    'Legal',
    ['Terms of Use', 'Privacy Policy', 'Do Not Sell My Info', 'Sitemap', 'Accessibility Policy', 'Insurance Terms'],
  ],
])('[FTR-01] the group %s has all of its links', (group, links) => {
  render(<Footer />);
  expect(namesIn(group)).toEqual(links);
});

test('[FTR-01] shows the copyright of 2022 and the newsletter', () => {
  render(<Footer />);
  expect(screen.getByText('© 2022 Petco. All rights reserved.')).toBeTruthy();
  expect(screen.getByLabelText('Email Address*')).toBeTruthy();
});

test("[FTR-01] lists the brand's profiles and apps, and links partners to pages of the shop", () => {
  const social = [{ text: 'Pictures', url: 'https://social.example/the-shop' }];
  const apps = [{ text: 'Phones', url: 'https://apps.example/the-shop' }];
  render(<Footer brand={{ ...DEFAULT_BRAND, social, apps }} />);
  expect(['Social media', 'Apps'].map(namesIn)).toEqual([['Pictures'], ['Phones']]);
  expect(screen.getByRole('link', { name: 'Pictures' }).getAttribute('href')).toBe('https://social.example/the-shop');
  const partners = within(screen.getByRole('list', { name: 'Our partners' })).getAllByRole('link');
  expect(partners.map((link) => link.getAttribute('href')?.startsWith('/shop/'))).toEqual([true, true, true]);
});

test('[FTR-01] links to no other site by default', () => {
  render(<Footer />);
  expect(screen.queryByRole('list', { name: 'Social media' })).toBeNull();
  expect(screen.queryByRole('heading', { name: /app$/ })).toBeNull();
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/(?!\/)/);
});

test('[FTR-02] has a closed opener for each group on small screens', () => {
  const { container } = render(<Footer />);
  const openers = [...container.querySelectorAll('details')];
  expect(openers.map((details) => [details.textContent, details.open])).toEqual([
    ['Customer Service', false],
    ['Services', false],
    ['Corporate', false],
    ['Legal', false],
  ]);
});

test.each([
  ['a shop with a newsletter', allBut([]), false, true],
  ['a shop without one', allBut(['newsletter']), false, false],
  ['the reduced footer of the checkout', allBut([]), true, false],
])('[FTR-03] whether %s has the form of the newsletter', (_case, capabilities, isReduced, hasForm) => {
  const can = canOf(capabilities);
  render(
    <CapabilityContext value={{ can, leadsTo: makeLeadsTo(can) }}>
      <Footer isReduced={isReduced} />
    </CapabilityContext>,
  );
  expect(screen.queryByRole('heading', { name: 'Get our newsletter' }) !== null).toBe(hasForm);
  expect(screen.queryByLabelText('Email Address*') !== null).toBe(hasForm);
});

test('[ANA-01] links to the privacy policy where shoppers are asked about tracking', () => {
  const { rerender } = render(<Footer />);
  expect(screen.queryByRole('link', { name: 'Privacy Choices' })).toBeNull();
  rerender(<Footer hasPrivacyChoices />);
  expect(screen.getByRole('link', { name: 'Privacy Choices' }).getAttribute('href')).toBe('/privacy-policy');
});
