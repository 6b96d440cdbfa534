import { render, screen } from '@testing-library/react';
import { ServicesMenu } from '../../../ui/chrome/services-menu';

const links = (): HTMLElement[] => screen.getAllByRole('link', { hidden: true });

test('[HDR-08] lists every service in the order of the shop', () => {
  render(<ServicesMenu />);
  expect(links().map((link) => link.textContent)).toEqual([
    'Vital Care',
    'Pharmacy',
    'Dog Grooming',
    'Veterinary Services',
    'Pet Adoptions',
    'Dog Training',
    'Rover Pet Services (opens in a new tab)',
    'Curbside Pickup',
    'Pet Insurance',
    'Repeat Delivery',
    'See All Services',
  ]);
});

test('[HDR-08] opens the external site Rover in a new tab', () => {
  render(<ServicesMenu />);
  const outside = links().filter((link) => link.getAttribute('target') === '_blank');
  expect(outside.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://www.rover.com/', 'noopener'],
  ]);
});

test.each([
  [false, '/shop/en/petcostore/s/vital-care'],
  [true, '/shop/PetcoMyMembershipsView?myAccountActivePage=myCoreCare'],
])('[HDR-11] enrolled in Vital Care: %s links to %s', (enrolledInVitalCare, href) => {
  render(<ServicesMenu enrolledInVitalCare={enrolledInVitalCare} />);
  expect(screen.getByRole('link', { name: 'Vital Care', hidden: true }).getAttribute('href')).toBe(href);
});
