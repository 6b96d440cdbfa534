import type { TagManagerQueue } from '../../core/analytics/run-page-scripts';
import type { Clock } from '../../core/shared/clock';
import { dropEntries, writeEntry, type DataLayerWindow } from './data-layer';

/** The shop's own entries of the data layer as what waits for the tag manager; where it cannot be written nothing happens. */
export class DataLayerQueue implements TagManagerQueue {
  readonly #window: DataLayerWindow;
  readonly #clock: Clock;

  constructor(window: DataLayerWindow, clock: Clock) {
    this.#window = window;
    this.#clock = clock;
  }

  /** The entry by which a tag manager's own snippet begins: its rules for all pages wait for it. */
  readonly begin: TagManagerQueue['begin'] = () =>
    writeEntry(this.#window, { 'gtm.start': this.#clock(), event: 'gtm.js' }, 'shop');

  readonly empty: TagManagerQueue['empty'] = () => dropEntries(this.#window);
}
