import type { IO } from 'fp-ts/IO';
import type { PermissionStore } from '../../core/geolocation/permission-store';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { LOCATION_ASKED_KEY } from './session-names';

/** Stores in local storage when this browser last prompted for the position (GEO-03). */
export class StoragePermissionStore implements PermissionStore {
  readonly askedAt: IO<number | undefined>;
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.askedAt = () => {
      const kept = storage.read(LOCATION_ASKED_KEY)();
      return kept !== undefined && /^\d{1,15}$/.test(kept) ? Number(kept) : undefined;
    };
  }

  readonly markAsked: PermissionStore['markAsked'] = (at) => this.#storage.write(LOCATION_ASKED_KEY, String(at));
}
