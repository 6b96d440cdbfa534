import { encodePart } from '../shared/encode-part';

/** The address of a product's page with one of its variants (PRO-01). `url` is the path of the page. */
export const variantUrl = (url: string, partNumber: string): string => `${url}?sku=${encodePart(partNumber)}`;
