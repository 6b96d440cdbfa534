import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactElement } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { MAP_PARTS, mapPicturePath } from '../../../core/stores/us-map';
import { cx } from '../../design/cx';
import { IconButton } from '../../design/icon-button';
import { isPlainClick } from '../../design/plain-click';
import { scaleBar } from './map-view';
import styles from './store-map.module.css';
import type { MapMarker, StoreMapViewModel } from './store-map-view-model';
import { useDragging } from './use-dragging';

export interface StoreMapProps {
  readonly model: StoreMapViewModel;
  /** What the map shows, for screen readers. */
  readonly label: string;
  /** Told when a store was chosen on the map; without it a marker is a link. */
  readonly onSelect?: (id: string) => void;
  /** The map is part of a page about one store: it cannot be moved. */
  readonly isStill?: boolean;
}

interface PinProps {
  readonly number: number | undefined;
  readonly emphasised?: boolean;
}

/** Drawn in hundredths of the width of what is shown, so that it keeps its size. */
const Pin = ({ number, emphasised = false }: PinProps): ReactElement => (
  <g className={cx(styles.pin, emphasised && styles.emphasised)}>
    <path d="M0 0C-1.1-1.7-3.3-3.1-3.3-5.9a3.3 3.3 0 1 1 6.6 0C3.3-3.1 1.1-1.7 0 0Z" className={styles.body} />
    {number === undefined ? (
      <circle cy={-5.9} r={1.3} className={styles.eye} />
    ) : (
      <text y={-4.7} className={styles.number}>
        {number}
      </text>
    )}
  </g>
);

const placed = ({ x, y }: Pick<MapMarker, 'x' | 'y'>, unit: number): string =>
  `translate(${x} ${y}) scale(${unit.toFixed(4)})`;

const Markers = observer(({ model, onSelect }: Pick<StoreMapProps, 'model' | 'onSelect'>): ReactElement => {
  const unit = model.view.width / 100;
  const choose = (event: MouseEvent, id: string): void => {
    if (onSelect === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    model.select(id);
    onSelect(id);
  };
  // The nearest store is drawn last, over the others.
  return (
    <>
      {[...model.data.markers].reverse().map((marker) => (
        <a
          key={marker.id}
          href={marker.href}
          tabIndex={-1}
          onClick={(event) => choose(event, marker.id)}
          onPointerEnter={() => model.pointAt(marker.id)}
          onPointerLeave={() => model.pointAt(undefined)}
        >
          <title>{marker.name}</title>
          {marker.isDot ? (
            <path d={`M${marker.x} ${marker.y}h0`} className={styles.dot} />
          ) : (
            <g transform={placed(marker, unit)}>
              <circle cy={-4} r={5} className={styles.reach} />
              <Pin number={marker.number} />
            </g>
          )}
        </a>
      ))}
    </>
  );
});

const ScaleBar = observer(({ model }: Pick<StoreMapProps, 'model'>): ReactElement => {
  const { miles, length } = scaleBar(model.view);
  const unit = model.view.width / 100;
  return (
    <g transform={placed({ x: model.view.x + 2.5 * unit, y: model.view.y + model.view.height - 2.5 * unit }, unit)}>
      <path d={`M0-1.4V0H${(length / unit).toFixed(2)}V-1.4`} className={styles.bar} />
      <text y={-2.4} className={styles.miles}>
        {miles} {miles === 1 ? 'mile' : 'miles'}
      </text>
    </g>
  );
});

/** Parts of pictures that all pages share, in the page's own colours. */
const Ground = observer(({ model: { data, view } }: Pick<StoreMapProps, 'model'>): ReactElement => (
  <>
    <use href={`${mapPicturePath()}#${MAP_PARTS.land}`} className={styles.land} />
    {data.states.map((state) => (
      <g key={state}>
        <use href={`${mapPicturePath(state)}#${MAP_PARTS.counties}`} className={styles.counties} />
        {view.width > WIDEST_WITH_NAMES ? null : (
          <use href={`${mapPicturePath(state)}#${MAP_PARTS.names}`} className={styles.names} />
        )}
      </g>
    ))}
    <use href={`${mapPicturePath()}#${MAP_PARTS.borders}`} className={styles.borders} />
  </>
));

/** In a wider view nobody could read the names of counties. */
const WIDEST_WITH_NAMES = 110;

/**
 * The map beside a list of stores, in step with it (STO-09). For the keyboard and for screen readers the list is its
 * equal: it has every store in the same order, with its distance, which a drawing cannot read aloud. The drawing itself is
 * therefore hidden from them; its buttons are not. Without scripts a marker leads to its store in the list.
 */
export const StoreMap = observer(({ model, label, onSelect, isStill = false }: StoreMapProps): ReactElement => {
  const { view, data, emphasised } = model;
  const dragging = useDragging(view, model.moveBy);
  return (
    <div role="group" aria-label={label} className={styles.map}>
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden
        focusable="false"
        className={cx(styles.drawing, !isStill && styles.movable)}
        {...(isStill ? {} : dragging)}
      >
        <Ground model={model} />
        {data.dots === undefined ? null : <path d={data.dots} className={styles.dots} />}
        {data.here === undefined ? null : (
          <>
            <path d={`M${data.here.x} ${data.here.y}h0`} className={styles.hereEdge} />
            <path d={`M${data.here.x} ${data.here.y}h0`} className={styles.here} />
          </>
        )}
        <Markers model={model} {...(onSelect === undefined ? {} : { onSelect })} />
        {emphasised === undefined ? null : (
          <g transform={placed(emphasised, view.width / 100)} className={styles.above}>
            <Pin number={emphasised.number} emphasised />
          </g>
        )}
        <ScaleBar model={model} />
      </svg>
      {isStill ? null : (
        <div className={styles.buttons}>
          <IconButton look="raised" label="Zoom in" aria-disabled={!model.canZoomIn} onClick={model.zoomIn}>
            <Plus size={20} aria-hidden />
          </IconButton>
          <IconButton look="raised" label="Zoom out" aria-disabled={!model.canZoomOut} onClick={model.zoomOut}>
            <Minus size={20} aria-hidden />
          </IconButton>
          <IconButton look="raised" label="Reset map" aria-disabled={!model.isMoved} onClick={model.reset}>
            <RotateCcw size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
});
