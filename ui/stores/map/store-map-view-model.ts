import { makeAutoObservable, observableRef } from 'mobx';
import type { MapName, MapPoint } from '../../../core/stores/finding/us-map';
import { pinUnit, placeNames, seen, type MapSize, type PlacedName } from './map-names';
import {
  canZoomIn,
  canZoomOut,
  centreOf,
  moved,
  NARROWEST,
  NARROWEST_OF_COUNTRY,
  nearestOf,
  pointsOfDots,
  revealed,
  zoomed,
  type MapView,
} from './map-view';

/** A store on the map; its number is that in the list, where it has one. */
export interface MapMarker extends MapPoint {
  readonly id: string;
  readonly name: string;
  readonly number: number | undefined;
  /** One of many: drawn small. */
  readonly isDot: boolean;
  /** Where choosing it leads: to the store in the list, or to its page. */
  readonly href: string;
}

export interface StoreMapData {
  /** What is shown at first, and again after a reset. */
  readonly view: MapView;
  readonly markers: ReadonlyArray<MapMarker>;
  /** Many stores at once, as the path of an SVG; they cannot be chosen. */
  readonly dots: string | undefined;
  /** Where the shopper is, or the place that was looked for. */
  readonly here: MapPoint | undefined;
  /** Letters of the states of which the counties are shown. */
  readonly states: ReadonlyArray<string>;
  /** Counties of these states, as far as they are in the view or close to it. */
  readonly names: ReadonlyArray<MapName>;
}

const CLOSER = 0.5;
const WIDEST_NEAR = 300;

/** What of the map is shown, and which store is meant: the list and the map follow each other through it (STO-09). */
export class StoreMapViewModel {
  view: MapView;
  selectedId: string | undefined;
  private pointedAtId: string | undefined;
  /** Unknown until the map is hydrated. */
  private size: MapSize | undefined;

  constructor(readonly data: StoreMapData) {
    this.view = data.view;
    makeAutoObservable<this, 'size'>(
      this,
      { data: false, view: observableRef, size: observableRef },
      { autoBind: true },
    );
  }

  /** The store that stands out: the one that is pointed at or focused, else the one that was chosen. */
  get emphasised(): MapMarker | undefined {
    const id = this.pointedAtId ?? this.selectedId;
    return this.data.markers.find((marker) => marker.id === id);
  }

  get canZoomIn(): boolean {
    return canZoomIn(this.view, this.#narrowest);
  }

  get canZoomOut(): boolean {
    return canZoomOut(this.view);
  }

  /** Near enough for larger dots not to lie over each other. */
  get isNear(): boolean {
    return this.view.width < WIDEST_NEAR;
  }

  get isMoved(): boolean {
    return this.view !== this.data.view;
  }

  /** The names that fit, once it is known how large the map is. */
  get names(): ReadonlyArray<PlacedName> {
    const { names, markers, here } = this.data;
    const taken = here === undefined ? markers : [...markers, { ...here, isDot: true }];
    return this.size === undefined ? [] : placeNames(names, this.view, this.size, taken);
  }

  /** A map that is folded away has no size. */
  resize(size: MapSize): void {
    this.size = size.width > 0 && size.height > 0 ? size : undefined;
  }

  /** How large a unit of a pin is; undefined as long as nobody knows how large the map is. */
  get pinUnit(): number | undefined {
    return this.size && pinUnit(this.view, this.size);
  }

  get #shown(): MapView {
    if (this.size === undefined) return this.view;
    const { left, right, top, bottom } = seen(this.view, this.size);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  select(id: string): void {
    this.selectedId = id;
  }

  /** A marker on the map; undefined when none is pointed at any more. */
  hover(id: string | undefined): void {
    this.pointedAtId = id;
  }

  /** A store in the list: the map moves to it where it is out of sight. Undefined when none is pointed at any more. */
  pointAt(id: string | undefined): void {
    this.hover(id);
    const marker = this.data.markers.find((one) => one.id === id);
    if (marker !== undefined) this.view = revealed(this.view, marker, this.#shown);
  }

  /** Towards the store that was chosen, else the nearest one: no zoom ends where there is none. */
  zoomIn(): void {
    this.view = zoomed(this.view, CLOSER, this.#zoomTarget, this.#narrowest);
  }

  get #narrowest(): number {
    return this.data.states.length === 0 ? NARROWEST_OF_COUNTRY : NARROWEST;
  }

  get #zoomTarget(): MapPoint {
    const { markers, dots } = this.data;
    const chosen = markers.find(({ id }) => id === this.selectedId);
    // Who moved the map looks at what is in its middle, no more at the place that was searched.
    const first = this.isMoved ? undefined : markers.find(({ number }) => number !== undefined);
    const middle = centreOf(this.view);
    return chosen ?? first ?? nearestOf([...markers, ...pointsOfDots(dots ?? '')], middle) ?? middle;
  }

  zoomOut(): void {
    this.view = zoomed(this.view, 1 / CLOSER);
  }

  reset(): void {
    this.view = this.data.view;
  }

  /** By so many of the map's units. */
  moveBy(right: number, down: number): void {
    this.view = moved(this.view, right, down);
  }
}
