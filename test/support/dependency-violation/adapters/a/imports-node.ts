import { sep } from 'node:path';

export const a = sep;
