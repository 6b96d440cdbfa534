import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactElement } from 'react';
import type { BehaviourTracker } from '../../core/analytics/behaviour';
import { trackedTile } from '../../core/analytics/tracked-item';
import type { ProductTile } from '../../core/catalogue/tile';
import { tileUnitPrice } from '../../core/catalogue/unit-price';
import type { Recommendation } from '../../core/recommendations/recommendations';
import { Button, ButtonLink } from '../design/button';
import { CurrencyContext } from '../design/money';
import { Price } from '../design/price';
import { ProductPicture } from '../design/product-picture';
import { Skeleton } from '../design/skeleton';
import { useSeen } from '../design/use-seen';
import { VisuallyHidden } from '../design/visually-hidden';
import * as styles from './goes-with.module.css';
import { SHOWN, type GoesWithViewModel } from './goes-with-view-model';

export interface GoesWithProps {
  readonly model: GoesWithViewModel;
  readonly behaviour: BehaviourTracker;
}

const Tile = observer(
  ({ model, tile, onVisit }: Pick<GoesWithProps, 'model'> & { tile: ProductTile; onVisit: () => void }) => {
    const state = model.stateOf(tile);
    return (
      <li className={styles.item}>
        <ProductPicture image={tile.image} alt="" sizes="4rem" from={96} to={320} className={styles.picture} />
        <div className={styles.words}>
          <a className={styles.name} href={tile.url} onClick={onVisit}>
            {tile.name}
          </a>
          <Price prices={tile.prices} size="small" unit={tileUnitPrice(tile, use(CurrencyContext))} />
        </div>
        {tile.hasOptions ? (
          <ButtonLink
            href={tile.url}
            look="secondary"
            size="small"
            aria-label={`Options of ${tile.name}`}
            onClick={onVisit}
          >
            Options
          </ButtonLink>
        ) : (
          <Button
            look="secondary"
            size="small"
            pending={state === 'adding'}
            aria-disabled={state === 'added'}
            onClick={() => void model.add(tile)}
          >
            {state === 'added' ? 'Added' : 'Add'}
            <VisuallyHidden> {tile.name}</VisuallyHidden>
          </Button>
        )}
      </li>
    );
  },
);

const Row = ({ model, behaviour, row }: GoesWithProps & { readonly row: Recommendation }): ReactElement => {
  const { podId, products, resultId, experiment } = row;
  const element = useSeen<HTMLElement>(
    behaviour.track({ kind: 'recommendation-shown', podId, items: products.map(trackedTile), resultId, experiment }),
  );
  return (
    <section ref={element} aria-labelledby="goes-with">
      <h3 id="goes-with" className={styles.title}>
        Goes well with this
      </h3>
      <ul>
        {products.map((tile) => (
          <Tile
            key={tile.uniqueId}
            model={model}
            tile={tile}
            onVisit={behaviour.track({
              kind: 'recommendation-chosen',
              podId,
              item: trackedTile(tile),
              resultId,
              experiment,
            })}
          />
        ))}
      </ul>
    </section>
  );
};

const ROWS = Array.from({ length: SHOWN }, (_, index) => index);

/**
 * What is bought with the product that was added, loaded when the dialog opens (CHK-10). Its space is reserved, so that
 * the dialog neither grows nor moves, also when there is nothing to show.
 */
export const GoesWith = observer(({ model, behaviour }: GoesWithProps): ReactElement => {
  useEffect(() => model.start(), [model]);
  const { row } = model;
  return (
    <div className={styles.space} aria-busy={model.isLoading}>
      {row === undefined || row.products.length === 0 ? null : <Row model={model} behaviour={behaviour} row={row} />}
      {model.isLoading ? (
        <div className={styles.waiting}>
          <Skeleton shape="title" length="half" />
          {ROWS.map((index) => (
            <Skeleton key={index} shape="block" />
          ))}
        </div>
      ) : null}
    </div>
  );
});
