export type Other = 1;
