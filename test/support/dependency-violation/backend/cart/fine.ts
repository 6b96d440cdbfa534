export type CartAlias = 1;
