export type South = 1;
