import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactElement } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { MAP_PARTS, mapPicturePath } from '../../../core/stores/finding/us-map';
import { cx } from '../../design/cx';
import { IconButton } from '../../design/icon-button';
import { isPlainClick } from '../../design/plain-click';
import { scaleBar } from './map-view';
import * as styles from './store-map.module.css';
import type { MapMarker, StoreMapViewModel } from './store-map-view-model';
import { useDragging } from './use-dragging';
import { useSize } from './use-size';

export interface StoreMapProps {
  readonly model: StoreMapViewModel;
  /** The map's label for screen readers. */
  readonly label: string;
  /** Called when a store is selected on the map. Without it a marker is a plain link. */
  readonly onSelect?: (id: string) => void;
  /** The map belongs to a page about one store and cannot be moved. */
  readonly isStill?: boolean;
}

interface PinProps {
  readonly number: number | undefined;
  readonly emphasised?: boolean;
}

/** A pin, drawn in its own units so that its size does not depend on the zoom. */
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

/** Before hydration the unit is a hundredth of the view's width, which the style sheet scales. */
const unitOf = ({ pinUnit, view }: StoreMapViewModel): number => pinUnit ?? view.width / 100;

const Markers = observer(({ model, onSelect }: Pick<StoreMapProps, 'model' | 'onSelect'>): ReactElement => {
  const unit = unitOf(model);
  const choose = (event: MouseEvent, id: string): void => {
    if (onSelect === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    model.select(id);
    onSelect(id);
  };
  // The nearest store is drawn last, above the others.
  return (
    <>
      {[...model.data.markers].reverse().map((marker) => (
        <a
          key={marker.id}
          href={marker.href}
          tabIndex={-1}
          onClick={(event) => choose(event, marker.id)}
          onPointerEnter={() => model.hover(marker.id)}
          onPointerLeave={() => model.hover(undefined)}
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

/** The scale, in a separate drawing of the same size and scale that is aligned to the lower left corner. */
const ScaleBar = observer(({ model: { view } }: Pick<StoreMapProps, 'model'>): ReactElement => {
  const { miles, length } = scaleBar(view);
  return (
    <>
      <svg
        viewBox={`0 0 ${view.width} ${view.height}`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden
        focusable="false"
        className={styles.bar}
      >
        <path d={`M0 ${view.height}h${length}`} className={styles.barLine} />
      </svg>
      <span aria-hidden className={styles.miles}>
        {miles} {miles === 1 ? 'mile' : 'miles'}
      </span>
    </>
  );
});

/** The names of towns and of the searched place. They are drawn in the page, since the size of the map decides which of them fit. */
const Names = observer(({ model }: Pick<StoreMapProps, 'model'>): ReactElement => (
  <g className={styles.names}>
    {model.names.map(({ name, x, y, fontSize }) => (
      <text
        key={`${name} ${x}`}
        x={x}
        y={y}
        fontSize={fontSize}
        className={name === model.data.here?.name ? styles.hereName : undefined}
      >
        {name}
      </text>
    ))}
  </g>
));

/** Land and borders from a shared SVG file, in the page's own colours. */
const Ground = observer(({ model: { data } }: Pick<StoreMapProps, 'model'>): ReactElement => (
  <>
    <use href={`${mapPicturePath()}#${MAP_PARTS.land}`} className={styles.land} />
    {data.states.map((state) => (
      <use key={state} href={`${mapPicturePath(state)}#${MAP_PARTS.counties}`} className={styles.counties} />
    ))}
    <use href={`${mapPicturePath()}#${MAP_PARTS.borders}`} className={styles.borders} />
  </>
));

/**
 * The map beside a list of stores, in step with it (STO-09). The drawing is hidden from screen readers and the
 * keyboard, since the list has the same stores in the same order, with distances. The map's buttons are not hidden.
 * Without scripts a marker links to its store in the list.
 */
export const StoreMap = observer(({ model, label, onSelect, isStill = false }: StoreMapProps): ReactElement => {
  const { view, data, emphasised } = model;
  const dragging = useDragging(view, model.moveBy);
  const drawing = useSize(model.resize);
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(styles.map, isStill && styles.still, model.pinUnit !== undefined && styles.measured)}
    >
      <svg
        ref={drawing}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden
        focusable="false"
        className={cx(styles.drawing, !isStill && styles.movable)}
        {...(isStill ? {} : dragging)}
      >
        <Ground model={model} />
        <Names model={model} />
        {data.dots === undefined ? null : (
          <path d={data.dots} className={cx(styles.dots, model.isNear && styles.near)} />
        )}
        {data.here === undefined ? null : (
          <>
            <path d={`M${data.here.x} ${data.here.y}h0`} className={styles.hereEdge} />
            <path d={`M${data.here.x} ${data.here.y}h0`} className={styles.here} />
          </>
        )}
        <Markers model={model} {...(onSelect === undefined ? {} : { onSelect })} />
        {emphasised === undefined ? null : (
          <g transform={placed(emphasised, unitOf(model))} className={styles.above}>
            <Pin number={emphasised.number} emphasised />
          </g>
        )}
      </svg>
      <ScaleBar model={model} />
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
