import 'inversify';

export const a = 1;
