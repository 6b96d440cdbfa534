import type { IO } from 'fp-ts/IO';
import { STORE_LOCATOR_PATH } from '../../../core/paths/paths';
import type { GeolocateWithFallback } from '../../../core/geolocation/geolocate-with-fallback';
import type { Clock } from '../../../core/shared/clock';
import type { PageHistory } from '../../../core/shared/page-history';
import { StoreMapViewModel } from '../../stores/map/store-map-view-model';
import { MomentViewModel } from '../../stores/moment-view-model';
import { locatorUrl, rounded } from './locator-query';
import type { StoreLocatorData } from './store-locator-data';
import { isLeft } from '../../../core/shared/either';
import { observeMembers } from '../../state/observe-members';

export interface StoreLocatorPorts {
  readonly geolocate: GeolocateWithFallback;
  readonly clock: Clock;
  readonly history: Pick<PageHistory, 'leave'>;
  /** Whether the browser reports a network connection. */
  readonly isOnline: IO<boolean>;
}

export const NOT_LOCATED = 'We couldn’t find your location. Enter a ZIP code or city instead.';
export const OFFLINE = 'You’re offline. Search again once you’re connected.';

/** The store locator in the browser. A search loads a page; map and list are in step (STO-09). */
export class StoreLocatorViewModel {
  readonly map: StoreMapViewModel;
  readonly moment: MomentViewModel;
  /** `leaving`: another page is loading. */
  status: 'ready' | 'locating' | 'leaving' = 'ready';
  problem: string | undefined;
  readonly #ports: StoreLocatorPorts;

  constructor(
    readonly page: StoreLocatorData,
    ports: StoreLocatorPorts,
  ) {
    this.#ports = ports;
    this.map = new StoreMapViewModel(page.map);
    this.moment = new MomentViewModel(page.now, ports.clock);
    this.problem = page.problem;
    observeMembers(this, { page: false, map: false, moment: false });
  }

  /** Returns whether another page can be loaded. Without a network it returns false and shows the reason. */
  mayLeave(): boolean {
    const isOnline = this.#ports.isOnline();
    this.problem = isOnline ? undefined : OFFLINE;
    if (isOnline) this.status = 'leaving';
    return isOnline;
  }

  /** Resets the status when the page is shown again, as after Back. */
  comeBack(): void {
    if (this.status === 'leaving') this.status = 'ready';
  }

  get #isLocating(): boolean {
    return this.status === 'locating';
  }

  /** Opens the list of stores near the shopper. The browser asks for permission first (GEO-03). */
  async useMyLocation(): Promise<void> {
    if (this.#isLocating) return;
    this.problem = undefined;
    this.status = 'locating';
    const located = await this.#ports.geolocate({ page: STORE_LOCATOR_PATH, isAsked: true })();
    // The shopper started a search meanwhile, which takes precedence.
    if (!this.#isLocating) return;
    if (isLeft(located)) this.fail(NOT_LOCATED);
    else if (this.mayLeave()) this.#ports.history.leave(locatorUrl({ position: rounded(located.right) }))();
    else this.fail(OFFLINE);
  }

  private fail(problem: string): void {
    this.status = 'ready';
    this.problem = problem;
  }
}
