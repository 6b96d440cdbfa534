import { grouped } from '../../../core/shared/grouped';

/** Returns "1 product" or "1,204 products". */
export const counted = (count: number): string => `${grouped(count)} product${count === 1 ? '' : 's'}`;
