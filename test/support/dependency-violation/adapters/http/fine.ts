import 'fp-ts/TaskEither';

export const port = 1;
