/** The panels of the header (HDR-03). */
export type HeaderPanel =
  'account' | 'cart' | 'changeStore' | 'chat' | 'primaryNavigation' | 'rewards' | 'search' | 'services' | 'zipModal';

/** The deployment that served the page. It does not change while panels open and close (HDR-12). */
export interface HeaderEnvironment {
  readonly enablePCC: boolean;
  /** `production`, or another name that the server was started with; empty by default. */
  readonly environment: string;
  readonly serverApiOrigin: string;
  readonly commitSHA: string;
}

/** The header's flags by the names that the specification gives them (HDR-12). */
export interface HeaderPanels extends HeaderEnvironment {
  readonly accountOpen: boolean;
  readonly cartOpen: boolean;
  readonly changeStoreOpen: boolean;
  readonly chatOpen: boolean;
  readonly globalStripeOpen: boolean;
  readonly primaryNavigationOpen: boolean;
  readonly rewardsOpen: boolean;
  readonly searchOpen: boolean;
  readonly servicesOpen: boolean;
  readonly zipModalOpen: boolean;
}

const ALL_CLOSED = {
  accountOpen: false,
  cartOpen: false,
  changeStoreOpen: false,
  chatOpen: false,
  primaryNavigationOpen: false,
  rewardsOpen: false,
  searchOpen: false,
  servicesOpen: false,
  zipModalOpen: false,
} as const;

/**
 * Panels that lie over the page, one at a time: search, menus and delivery (HDR-04). A chat is shown beside the page
 * and is none of them.
 */
const OVERLAYS: ReadonlyArray<HeaderPanel> = [
  'account',
  'cart',
  'changeStore',
  'primaryNavigation',
  'rewards',
  'search',
  'services',
  'zipModal',
];

/** Panels with the shop's own dimmer behind them; dialogs have their own backdrop. */
const DIMMED: ReadonlyArray<HeaderPanel> = ['account', 'cart', 'primaryNavigation', 'rewards', 'search', 'services'];

/** Returns the initial state: only the promotional stripe is open (HDR-03). */
export const initialPanels = (environment: HeaderEnvironment): HeaderPanels => ({
  ...ALL_CLOSED,
  globalStripeOpen: true,
  ...environment,
});

export const isPanelOpen = (panels: HeaderPanels, panel: HeaderPanel): boolean => panels[`${panel}Open`];

/**
 * Opens a panel; the other overlays close (HDR-04). `within` names the panel that contains it and stays open, such as
 * the navigation of small screens, which contains the services.
 */
export const openPanel = (panels: HeaderPanels, panel: HeaderPanel, within?: HeaderPanel): HeaderPanels => {
  const others = OVERLAYS.includes(panel) ? OVERLAYS.filter((other) => other !== panel && other !== within) : [];
  return others.reduce(closePanel, { ...panels, [`${panel}Open`]: true });
};

/** Closes a panel. Returns the same state when it is already closed. */
export const closePanel = (panels: HeaderPanels, panel: HeaderPanel): HeaderPanels =>
  isPanelOpen(panels, panel) ? { ...panels, [`${panel}Open`]: false } : panels;

/** Closes the panels with a dimmer: menus and search (HDR-04). */
export const closeDimmed = (panels: HeaderPanels): HeaderPanels => DIMMED.reduce(closePanel, panels);

/** Resets every panel; the stripe, the card programme, environment, origin and commit stay as they are (HDR-05). */
export const closeAllPanels = (panels: HeaderPanels): HeaderPanels => ({ ...panels, ...ALL_CLOSED });

/** Whether an open panel needs the dimmer over the page (HDR-04). */
export const needsDimmer = (panels: HeaderPanels): boolean => DIMMED.some((panel) => isPanelOpen(panels, panel));

/** Shows or hides the promotional stripe (HDR-06). */
export const setStripe = (panels: HeaderPanels, isOpen: boolean): HeaderPanels => ({
  ...panels,
  globalStripeOpen: isOpen,
});
