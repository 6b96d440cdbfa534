import type { Other } from '../north/fine';

export type Another = Other;
