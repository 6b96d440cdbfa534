export interface NavigationLink {
  readonly text: string;
  readonly url: string;
}

export interface NavigationBrand extends NavigationLink {
  readonly imageSrc: string;
}

export interface NavigationList {
  readonly header: string;
  readonly url: string;
  readonly links: ReadonlyArray<NavigationLink>;
}

/** A linked image beside a menu's lists. */
export interface NavigationSpot {
  readonly show: boolean;
  readonly url: string;
  readonly img: string;
  readonly text: string;
}

/** The content of one entry's menu. */
export interface NavigationMenu {
  readonly categoryLists: ReadonlyArray<NavigationList>;
  readonly links: ReadonlyArray<NavigationLink>;
  readonly brands: ReadonlyArray<NavigationBrand>;
  readonly eSpot: NavigationSpot;
  readonly allBrandsSection: boolean;
}

/** One entry of the menu bar with its menu (HDR-09). */
export interface NavigationItem extends NavigationMenu {
  readonly id: string;
  readonly header: string;
  readonly url: string;
}
