import type { IO } from 'fp-ts/IO';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { AD_FOLLOWED_KEY } from './session-names';

/** When this browser last followed an ad of the shop, in milliseconds since 1970. None of these fail. */
export interface AdFollowed {
  /** Undefined when it followed none, or when it is not stored. */
  readonly at: IO<number | undefined>;
  readonly keep: (time: number) => IO<void>;
}

/** Stores the time of the last click on an ad in local storage (ORD-03). An invalid entry counts as none. */
export const storageAdFollowed = ({ read, write }: Pick<KeyValueStorage, 'read' | 'write'>): AdFollowed => ({
  at: () => {
    const stored = read(AD_FOLLOWED_KEY)() ?? '';
    return /^\d{1,16}$/.test(stored) ? Number(stored) : undefined;
  },
  keep: (time) => write(AD_FOLLOWED_KEY, String(time)),
});
