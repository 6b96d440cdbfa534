import '../x/page';

export const a = 1;
