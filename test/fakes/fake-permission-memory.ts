import type { PermissionMemory } from '../../core/geolocation/permission-memory';

/** When the owner was asked, in memory. */
export class FakePermissionMemory implements PermissionMemory {
  private at: number | undefined;

  wasAsked(at: number): this {
    this.at = at;
    return this;
  }

  readonly askedAt: PermissionMemory['askedAt'] = () => this.at;

  readonly markAsked: PermissionMemory['markAsked'] = (at) => () => {
    this.at = at;
  };
}
