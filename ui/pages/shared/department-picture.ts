import { encodePart } from '../../../core/shared/encode-part';

/** Returns the path of the shop's own picture for a department whose category has none. */
export const departmentPicture = (path: string): string =>
  `/images/categories/${path.split('/').map(encodePart).join('/')}.webp`;
