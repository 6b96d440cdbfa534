import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdPageType } from '../../core/ads/ad-page';
import type { Brand } from '../../core/configuration/brand';
import type { AdKind, AdParts } from './ad-parts';

export interface AdPlacesPorts {
  readonly brand: Brand;
  readonly pageType: AdPageType;
  /** Fetches what draws this kind of ads and has them fetched too. Rejects when the code cannot be had. */
  readonly load: (kind: AdKind) => Promise<Partial<AdParts>>;
  /** Fetches the ads of the page again. */
  readonly renew: () => void;
}

/**
 * The places for ads on a page, as they are before anything is known of ads: all that a first view loads. What draws
 * ads comes when the shopper is near a place for one; when it does not come, the places stay as they are (ADS-07).
 */
export class AdPlacesViewModel {
  parts: Partial<AdParts> = {};
  readonly #wanted = new Set<AdKind>();
  readonly #ports: AdPlacesPorts;

  constructor(ports: AdPlacesPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { parts: observableRef }, { autoBind: true });
  }

  get brand(): Brand {
    return this.#ports.brand;
  }

  get pageType(): AdPageType {
    return this.#ports.pageType;
  }

  /** The shopper is near a place for such an ad. */
  want(kind: AdKind): void {
    if (this.#wanted.has(kind)) return;
    this.#wanted.add(kind);
    void this.#ports.load(kind).then(
      (parts) => runInAction(() => void (this.parts = { ...this.parts, ...parts })),
      // What could not be fetched is fetched for the next place that comes near.
      () => this.#wanted.delete(kind),
    );
  }

  /** The page shows something else than before. */
  renew(): void {
    if (this.#wanted.size > 0) this.#ports.renew();
  }
}
