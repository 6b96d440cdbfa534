import type { CartAlias } from '../cart/fine';

export type SessionAlias = CartAlias;
