import type { PermissionStore } from '../../core/geolocation/permission-store';

/** Every PermissionStore, fake or real, passes this. `make` returns the store of a browser that never prompted. */
export const permissionStoreContract = (name: string, make: () => PermissionStore): void => {
  describe(`[GEO-03] ${name} as a PermissionStore`, () => {
    test('knows no prompt at first', () => {
      expect(make().askedAt()).toBeUndefined();
    });

    test('keeps the time of the last prompt', () => {
      const permission = make();
      permission.markAsked(1_700_000_000_000)();
      permission.markAsked(0)();
      expect(permission.askedAt()).toBe(0);
    });

    test('keeps nothing before the effect runs', () => {
      const permission = make();
      permission.markAsked(1_700_000_000_000);
      expect(permission.askedAt()).toBeUndefined();
    });
  });
};
