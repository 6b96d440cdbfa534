import type { TagManagerQueue } from '../../core/analytics/run-page-scripts';
import type { Clock } from '../../core/shared/clock';
import { dropEntries, writeEntry, type DataLayerWindow } from './data-layer';

/**
 * The shop's own entries of the data layer, which wait for the tag manager. Has no effect where the list cannot be
 * written.
 */
export class DataLayerQueue implements TagManagerQueue {
  readonly #window: DataLayerWindow;
  readonly #clock: Clock;

  constructor(window: DataLayerWindow, clock: Clock) {
    this.#window = window;
    this.#clock = clock;
  }

  /** Writes the entry that starts the tag manager: its rules for all pages wait for it. */
  readonly begin: TagManagerQueue['begin'] = () =>
    writeEntry(this.#window, { 'gtm.start': this.#clock(), event: 'gtm.js' }, 'shop');

  readonly empty: TagManagerQueue['empty'] = () => dropEntries(this.#window);
}
