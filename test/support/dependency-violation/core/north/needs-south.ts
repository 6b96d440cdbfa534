import type { South } from '../south/needs-north';

export type North = South;
