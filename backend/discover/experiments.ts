import { createHash } from 'node:crypto';
import type { Widget } from './widgets.ts';

/** The experiment of a widget, in its wire format. [REC-01] */
export interface Experiment {
  readonly variation_id: string;
  readonly experiment_id: string;
  readonly experiment_bucket: string;
}

/** No experiment: searches and unknown visitors. */
const NONE: Experiment = { variation_id: '1', experiment_id: '0', experiment_bucket: 'A' };
const BUCKETS = ['A', 'B'] as const;

/** A visitor is always in the same bucket of a recommendation; both buckets show the same products at present. */
export const experimentOf = (widget: Widget, uuid: string | undefined): Experiment => {
  if (widget.type !== 'recommendation' || uuid === undefined) return NONE;
  const [share = 0] = createHash('sha256').update(`${widget.rfkid},${uuid}`).digest();
  const bucket = share % BUCKETS.length;
  return {
    variation_id: String(bucket + 1),
    experiment_id: widget.rfkid.replace('rfkid_', ''),
    experiment_bucket: BUCKETS[bucket] ?? NONE.experiment_bucket,
  };
};
