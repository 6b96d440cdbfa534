import { LINKS, servicePath } from '../../core/paths/links';
import { categoryPath } from '../../core/paths/paths';

export interface ServiceLink {
  readonly text: string;
  readonly url: string;
  readonly external?: boolean;
  /** Whether the link's target is a department, which the catalogue may lack. */
  readonly isDepartment?: boolean;
}

/** Returns the links of the services menu. Members of Vital Care get a link to their membership (HDR-11). */
export const serviceLinks = (enrolledInVitalCare: boolean): ReadonlyArray<ServiceLink> => [
  { text: 'Vital Care', url: enrolledInVitalCare ? LINKS.vitalCareMembership : LINKS.vitalCare },
  { text: 'Pharmacy', url: categoryPath('pharmacy'), isDepartment: true },
  { text: 'Dog Grooming', url: servicePath('dog-grooming') },
  { text: 'Veterinary Services', url: servicePath('veterinary-services') },
  { text: 'Pet Adoptions', url: servicePath('pet-adoptions') },
  { text: 'Dog Training', url: servicePath('dog-training') },
  { text: 'Rover Pet Services', url: 'https://www.rover.com/', external: true },
  { text: 'Curbside Pickup', url: servicePath('curbside-pickup') },
  { text: 'Pet Insurance', url: LINKS.insurance },
  { text: 'Repeat Delivery', url: servicePath('repeat-delivery') },
  { text: 'See All Services', url: servicePath('services') },
];
