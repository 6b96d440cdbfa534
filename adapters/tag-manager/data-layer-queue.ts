import type { TagManagerQueue } from '../../core/analytics/run-page-scripts';
import type { Clock } from '../../core/shared/clock';
import { withDataLayer, type DataLayerWindow } from './data-layer';

/** The data layer as what waits for the tag manager; where it cannot be written nothing happens (ANA-01). */
export class DataLayerQueue implements TagManagerQueue {
  constructor(
    private readonly window: DataLayerWindow,
    private readonly clock: Clock,
  ) {}

  /** The entry by which a tag manager's own snippet begins: its rules for all pages wait for it. */
  readonly begin: TagManagerQueue['begin'] = () =>
    withDataLayer(this.window, (entries) => void entries.push({ 'gtm.start': this.clock(), event: 'gtm.js' }));

  readonly empty: TagManagerQueue['empty'] = () =>
    withDataLayer(this.window, (entries) => {
      entries.length = 0;
    });
}
