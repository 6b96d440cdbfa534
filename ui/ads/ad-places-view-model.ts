import { runInAction } from 'mobx';
import type { AdPageType } from '../../core/ads/ad-page';
import type { Brand } from '../../core/configuration/brand';
import type { AdKind, AdParts } from './ad-parts';
import { observeMembers } from '../state/observe-members';

export interface AdPlacesPorts {
  readonly brand: Brand;
  readonly pageType: AdPageType;
  /** Loads the code for this kind of ads and requests the ads. Rejects when the code cannot be loaded. */
  readonly load: (kind: AdKind) => Promise<Partial<AdParts>>;
  /** Requests the ads of the page again. */
  readonly renew: () => void;
}

/**
 * The ad places of a page before any ad code is loaded. The code is loaded when the shopper comes near a place. If that
 * fails, the places keep the shop's own offers (ADS-07).
 */
export class AdPlacesViewModel {
  parts: Partial<AdParts> = {};
  readonly #wanted = new Set<AdKind>();
  readonly #ports: AdPlacesPorts;

  constructor(ports: AdPlacesPorts) {
    this.#ports = ports;
    observeMembers(this);
  }

  get brand(): Brand {
    return this.#ports.brand;
  }

  get pageType(): AdPageType {
    return this.#ports.pageType;
  }

  /** Call it when the shopper comes near a place of this kind. */
  want(kind: AdKind): void {
    if (this.#wanted.has(kind)) return;
    this.#wanted.add(kind);
    void this.#ports.load(kind).then(
      (parts) => runInAction(() => void (this.parts = { ...this.parts, ...parts })),
      // After a failure, the next place that comes near tries again.
      () => this.#wanted.delete(kind),
    );
  }

  /** Call it when the page shows other content. Requests the ads again if any were requested. */
  renew(): void {
    if (this.#wanted.size > 0) this.#ports.renew();
  }
}
