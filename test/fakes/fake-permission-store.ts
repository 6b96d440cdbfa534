import type { PermissionStore } from '../../core/geolocation/permission-store';

/** Keeps the time of the last permission prompt in memory. */
export class FakePermissionStore implements PermissionStore {
  #at: number | undefined;

  wasAsked(at: number): this {
    this.#at = at;
    return this;
  }

  readonly askedAt: PermissionStore['askedAt'] = () => this.#at;

  readonly markAsked: PermissionStore['markAsked'] = (at) => () => {
    this.#at = at;
  };
}
