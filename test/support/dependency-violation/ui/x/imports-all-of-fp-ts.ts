import 'fp-ts/lib/Option';

export const a = 1;
