import type { IO } from 'fp-ts/IO';

/** Keeps the token of this browser's preview (MOD-01). None of these fail. */
export interface PreviewStore {
  readonly token: IO<string | undefined>;
  readonly keep: (token: string) => IO<void>;
  readonly forget: IO<void>;
}
