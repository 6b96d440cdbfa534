import { page } from '../../ui/x/page';

export const a = page;
