import { makeAutoObservable, observable, reaction } from 'mobx';
import {
  closeAllPanels,
  closeDimmed,
  closePanel,
  initialPanels,
  isPanelOpen,
  needsDimmer,
  openPanel,
  setStripe,
  type HeaderPanel,
  type HeaderPanels,
  type HeaderEnvironment,
} from '../../core/overlay/header-panels';
import type { StripeStore } from '../../core/overlay/stripe-store';
import type { Disclosure } from '../design/use-disclosure';
import type { ModalViewModel } from '../overlay/modal-view-model';
import type { Disposer } from '../../core/shared/disposer';

export interface HeaderPanelsPorts {
  readonly modals: Pick<ModalViewModel, 'type' | 'show' | 'setType' | 'close'>;
  readonly stripe: StripeStore;
}

/**
 * What is open in the header: at most one of search, menus and delivery at a time (HDR-04). Whatever opens something of
 * its own in the header, such as the panel of suggestions, says so here and follows what it finds: `open('search')`
 * closes the menus and dims the page, `isOpen('search')` turns false when the dimmer, Escape or a menu has closed it,
 * `close('search')` takes the dimmer away. Calls that change nothing are harmless, so they may be repeated.
 */
export class HeaderPanelsViewModel {
  /** All flags by the specification's names (HDR-12); each can be observed by itself. */
  readonly flags: HeaderPanels;
  /** The department that is unfolded in the navigation. */
  departmentId: string | undefined;
  /** Whether the navigation was opened as a whole, as small screens do. */
  isDrawerOpen = false;
  readonly #ports: HeaderPanelsPorts;

  constructor(environment: HeaderEnvironment, ports: HeaderPanelsPorts) {
    this.#ports = ports;
    this.flags = observable(initialPanels(environment));
    makeAutoObservable(this, { flags: false }, { autoBind: true });
  }

  /** Whether the page behind is dimmed. */
  get isDimmed(): boolean {
    return needsDimmer(this.flags);
  }

  /** Shows the stripe as the shopper left it (HDR-06), and closes panels for modals and modals for panels. */
  start(): Disposer {
    this.apply(setStripe(this.flags, this.#ports.stripe.isOpen()));
    const { modals } = this.#ports;
    return reaction(
      () => (modals.show ? modals.type : undefined),
      (type) => {
        if (type === 'CHANGE_STORE') this.apply(openPanel(this.flags, 'changeStore'));
        else if (type === undefined) this.apply(closePanel(this.flags, 'changeStore'));
        // The choice of a store has given way already: closing it would close what took its place.
        else this.apply(closeAllPanels(this.flags));
      },
    );
  }

  isOpen(panel: HeaderPanel): boolean {
    return isPanelOpen(this.flags, panel);
  }

  /** Opens a panel; the other overlays close (HDR-04). */
  open(panel: HeaderPanel): void {
    const within = panel === 'services' && this.isDrawerOpen ? 'primaryNavigation' : undefined;
    if (this.isOpen('changeStore') && panel !== 'changeStore') this.#ports.modals.close();
    this.apply(openPanel(this.flags, panel, within));
    if (panel === 'changeStore') this.#ports.modals.setType('CHANGE_STORE');
  }

  close(panel: HeaderPanel): void {
    if (panel === 'changeStore' && this.isOpen(panel)) this.#ports.modals.close();
    this.apply(closePanel(this.flags, panel));
  }

  toggle(panel: HeaderPanel, isOpen: boolean): void {
    if (isOpen) this.open(panel);
    else this.close(panel);
  }

  /** What a menu of the header needs to follow these flags, and to lead them. */
  menu(panel: HeaderPanel): Required<Disclosure> {
    return { open: this.isOpen(panel), onToggle: (isOpen) => this.toggle(panel, isOpen) };
  }

  /** The navigation as a whole, on small screens. */
  toggleDrawer(isOpen: boolean): void {
    this.toggle('primaryNavigation', isOpen);
    this.isDrawerOpen = isOpen;
  }

  /** A department: on wide screens it opens the navigation by itself, on small ones it unfolds in it. */
  toggleDepartment(id: string, isOpen: boolean): void {
    if (isOpen) {
      this.open('primaryNavigation');
      this.departmentId = id;
    } else if (this.departmentId === id) {
      this.departmentId = undefined;
      if (!this.isDrawerOpen) this.close('primaryNavigation');
    }
  }

  /** A click on the dimmer, or Escape: menus and search close (HDR-04). */
  closeDimmed(): void {
    this.apply(closeDimmed(this.flags));
  }

  /** Puts the stripe away, for the pages to come as well (HDR-06). */
  hideStripe(): void {
    this.apply(setStripe(this.flags, false));
    this.#ports.stripe.remember(false)();
  }

  /** Each flag notifies its own observers only. */
  private apply(next: HeaderPanels): void {
    Object.assign(this.flags, next);
    if (next.primaryNavigationOpen) return;
    this.isDrawerOpen = false;
    this.departmentId = undefined;
  }
}
