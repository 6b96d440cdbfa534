import type { Platform } from './campaign.ts';

/** A format of a campaign's banner. */
export interface BannerForm {
  /** Part of the picture's file name. */
  readonly name: 'desktop' | 'mobile' | 'hero';
  /** CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Width of the picture in pixels: twice the CSS width, for high-density screens. */
  readonly pictureWidth: number;
}

const FORMS: Readonly<Record<Platform, BannerForm>> = {
  Desktop: { name: 'desktop', size: { width: 728, height: 90 }, pictureWidth: 1600 },
  Mobile: { name: 'mobile', size: { width: 320, height: 100 }, pictureWidth: 640 },
};

/** The picture of a catapult's slide. */
export const HERO: BannerForm = { name: 'hero', size: { width: 640, height: 360 }, pictureWidth: 960 };

export interface BannerSlot {
  readonly slotId: string;
  readonly form: BannerForm;
}

/** The banner slots of one kind of page. */
export interface SlotGroup {
  /** Placement that a campaign needs for these slots, such as `Category_Banner`. */
  readonly placement: string;
  readonly platforms: readonly Platform[];
  /** Slots grouped by their number, in ascending order. Slots of one number show the same campaign. */
  readonly rows: readonly (readonly BannerSlot[])[];
}

const SLOT = /^(?<placement>(?:Category|Search|Home)_Banner)_(?<platform>Desktop|Mobile)_(?<number>\d{1,3})$/;

/**
 * Groups slot ids such as `Category_Banner_Desktop_1`. Ids of any other form are ignored: they get no banner. [ADS-04]
 */
export const slotGroups = (slotIds: readonly string[]): readonly SlotGroup[] => {
  const groups = new Map<string, { platforms: Set<Platform>; rows: Map<number, BannerSlot[]> }>();
  for (const slotId of slotIds) {
    const parts = SLOT.exec(slotId)?.groups;
    if (parts === undefined) continue;
    const platform: Platform = parts.platform === 'Mobile' ? 'Mobile' : 'Desktop';
    const placement = parts.placement ?? '';
    const group = groups.get(placement) ?? { platforms: new Set(), rows: new Map<number, BannerSlot[]>() };
    group.platforms.add(platform);
    const number = Number(parts.number);
    const slot = { slotId, form: FORMS[platform] };
    group.rows.set(number, [...(group.rows.get(number) ?? []), slot]);
    groups.set(placement, group);
  }
  return [...groups].map(([placement, { platforms, rows }]) => ({
    placement,
    platforms: [...platforms],
    rows: [...rows].toSorted(([one], [other]) => one - other).map(([, slots]) => slots),
  }));
};
