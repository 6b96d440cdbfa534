import { reaction } from 'mobx';
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
import { observeMembers } from '../state/observe-members';

export interface HeaderPanelsPorts {
  readonly modals: Pick<ModalViewModel, 'type' | 'show' | 'setType' | 'close'>;
  readonly stripe: StripeStore;
}

/**
 * The open panel of the header: at most one of search, menus and delivery (HDR-04). A component with its own panel,
 * such as the suggestions, reports it here and observes the state. `open('search')` closes the menus and dims the page.
 * `isOpen('search')` becomes false when the dimmer, Escape or a menu closes it. `close('search')` removes the dimmer.
 * Calls that change nothing may be repeated.
 */
export class HeaderPanelsViewModel {
  /** The flags, named as in the specification (HDR-12). Each can be observed separately. */
  readonly flags: HeaderPanels;
  /** The department that is expanded in the navigation. */
  departmentId: string | undefined;
  /** Whether the whole navigation is open, which only small screens do. */
  isDrawerOpen = false;
  readonly #ports: HeaderPanelsPorts;

  constructor(environment: HeaderEnvironment, ports: HeaderPanelsPorts) {
    this.#ports = ports;
    this.flags = observeMembers(initialPanels(environment));
    observeMembers(this, { flags: false });
  }

  /** Whether the page behind a panel is dimmed. */
  get isDimmed(): boolean {
    return needsDimmer(this.flags);
  }

  /**
   * Restores the stripe's stored state (HDR-06) and observes the modals: the store dialog sets its own flag, and any
   * other modal closes all panels. Returns its disposer.
   */
  start(): Disposer {
    this.apply(setStripe(this.flags, this.#ports.stripe.isOpen()));
    const { modals } = this.#ports;
    return reaction(
      () => (modals.show ? modals.type : undefined),
      (type) => {
        if (type === 'CHANGE_STORE') this.apply(openPanel(this.flags, 'changeStore'));
        else if (type === undefined) this.apply(closePanel(this.flags, 'changeStore'));
        // The store dialog was already replaced; closing it would close the dialog that replaced it.
        else this.apply(closeAllPanels(this.flags));
      },
    );
  }

  isOpen(panel: HeaderPanel): boolean {
    return isPanelOpen(this.flags, panel);
  }

  /** Opens a panel and closes the others (HDR-04). */
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

  /** Returns the props with which a menu of the header follows and sets the state of its panel. */
  menu(panel: HeaderPanel): Required<Disclosure> {
    return { open: this.isOpen(panel), onToggle: (isOpen) => this.toggle(panel, isOpen) };
  }

  /** Opens or closes the whole navigation on small screens. */
  toggleDrawer(isOpen: boolean): void {
    this.toggle('primaryNavigation', isOpen);
    this.isDrawerOpen = isOpen;
  }

  /**
   * Opens or closes a department. On wide screens this opens the navigation; on small ones the department expands in
   * it.
   */
  toggleDepartment(id: string, isOpen: boolean): void {
    if (isOpen) {
      this.open('primaryNavigation');
      this.departmentId = id;
    } else if (this.departmentId === id) {
      this.departmentId = undefined;
      if (!this.isDrawerOpen) this.close('primaryNavigation');
    }
  }

  /** Closes the menus and the search after a click on the dimmer or Escape (HDR-04). */
  closeDimmed(): void {
    this.apply(closeDimmed(this.flags));
  }

  /** Hides the stripe on this and on later pages (HDR-06). */
  hideStripe(): void {
    this.apply(setStripe(this.flags, false));
    this.#ports.stripe.remember(false)();
  }

  /** Assigns the flags one by one, so that each notifies only its own observers. */
  private apply(next: HeaderPanels): void {
    Object.assign(this.flags, next);
    if (next.primaryNavigationOpen) return;
    this.isDrawerOpen = false;
    this.departmentId = undefined;
  }
}
