import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import type { Experiment } from '../../core/analytics/behaviour';
import type { Recommendations } from '../../core/recommendations/recommendations';
import type { DiscoverClient } from './discover-client';
import { recommendationWire } from './discover-wire';
import { toTile } from './to-tile';
import { widgetOfPod } from './widget-ids';

/** Loads rows of products that the search and recommendation service chooses, with their experiment (REC-01). */
export class DiscoverRecommendations implements Recommendations {
  readonly #request: DiscoverClient;

  constructor(request: DiscoverClient) {
    this.#request = request;
  }

  readonly recommend: Recommendations['recommend'] = ({ podId, count, productIds = [] }) =>
    pipe(
      this.#request(
        { kind: 'optional', rfkid: widgetOfPod(podId), n_item: count, goesWith: productIds },
        recommendationWire,
      ),
      TE.map(({ widget, content, appearance, rid }) => ({
        podId,
        title: appearance?.variables?.title?.value ?? '',
        products: content.product.value.map(toTile),
        resultId: rid,
        experiment: toExperiment(widget),
      })),
    );
}

const toExperiment = (widget: TypeOf<typeof recommendationWire>['widget']): Experiment => ({
  rfkid: widget.rfkid,
  variationId: widget.variation_id,
  experimentId: widget.experiment_id,
  experimentBucket: widget.experiment_bucket,
});
