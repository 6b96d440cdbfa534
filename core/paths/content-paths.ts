import { HOME_PATH } from './paths';

/** The addresses of content pages outside the store's own folder (RTE-05, RTE-07). */
export const CONTENT_PATHS: ReadonlyArray<string> = [
  '/contact-us',
  '/help',
  '/privacy-policy',
  '/returns',
  '/shipping',
  '/terms-of-use',
  '/shop/PetcoInsuranceView',
];

/** The page of advice, with a section for each subject. */
export const RESOURCE_CENTER_PATH = `${HOME_PATH}/s/resource-center`;

/** Folders in which every name may be a content page: services and company. */
export const CONTENT_FOLDERS: ReadonlyArray<string> = [`${HOME_PATH}/s`];
