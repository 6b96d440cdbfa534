import { a } from '../../core/x/imports-io-ts';

export const b = a;
