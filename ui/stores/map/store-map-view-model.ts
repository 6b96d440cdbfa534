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
import { observeMembers } from '../../state/observe-members';

/** A store on the map. `number` is its number in the list, if it is in the list. */
export interface MapMarker extends MapPoint {
  readonly id: string;
  readonly name: string;
  readonly number: number | undefined;
  /** Draws the marker as a small dot, for maps with many stores. */
  readonly isDot: boolean;
  /** The link's target: the store in the list, or its page. */
  readonly href: string;
}

export interface StoreMapData {
  /** The initial view, which a reset restores. */
  readonly view: MapView;
  readonly markers: ReadonlyArray<MapMarker>;
  /** Many stores as one SVG path. They cannot be selected. */
  readonly dots: string | undefined;
  /** The location of the shopper, or the place of the search with its name. */
  readonly here: (MapPoint & { readonly name?: string }) | undefined;
  /** Codes of the states whose counties are shown. */
  readonly states: ReadonlyArray<string>;
  /** Towns with stores in or near the view. */
  readonly names: ReadonlyArray<MapName>;
}

const CLOSER = 0.5;
const WIDEST_NEAR = 300;

/** The visible part of the map and the highlighted store. It keeps the list and the map in step (STO-09). */
export class StoreMapViewModel {
  view: MapView;
  selectedId: string | undefined;
  private pointedAtId: string | undefined;
  /** Unknown until the map is hydrated. */
  private size: MapSize | undefined;

  constructor(readonly data: StoreMapData) {
    this.view = data.view;
    observeMembers(this, { data: false });
  }

  /** The highlighted store: the one under the pointer or with the focus, else the selected one. */
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

  /** Whether the view is close enough to draw larger dots without overlap. */
  get isNear(): boolean {
    return this.view.width < WIDEST_NEAR;
  }

  get isMoved(): boolean {
    return this.view !== this.data.view;
  }

  /** The names that fit. Empty until the size of the map is known. */
  get names(): ReadonlyArray<PlacedName> {
    const { names, markers, here } = this.data;
    const taken = here === undefined ? markers : [...markers, { ...here, isDot: true }];
    const place = here?.name === undefined ? [] : [{ x: here.x, y: here.y, name: here.name, stores: Infinity }];
    return this.size === undefined ? [] : placeNames([...place, ...names], this.view, this.size, taken);
  }

  /** Sets the size. A collapsed map has none. */
  resize(size: MapSize): void {
    this.size = size.width > 0 && size.height > 0 ? size : undefined;
  }

  /** The length of a pin's unit in map units; undefined while the size of the map is unknown. */
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

  /** Highlights a marker under the pointer. Pass undefined when the pointer leaves. */
  hover(id: string | undefined): void {
    this.pointedAtId = id;
  }

  /**
   * Highlights a store of the list and moves the map if the store is not visible. Pass undefined when the pointer
   * leaves.
   */
  pointAt(id: string | undefined): void {
    this.hover(id);
    const marker = this.data.markers.find((one) => one.id === id);
    if (marker !== undefined) this.view = revealed(this.view, marker, this.#shown);
  }

  /** Zooms in on the selected store, else on the nearest one, so that the new view always shows a store. */
  zoomIn(): void {
    this.view = zoomed(this.view, CLOSER, this.#zoomTarget, this.#narrowest);
  }

  get #narrowest(): number {
    return this.data.states.length === 0 ? NARROWEST_OF_COUNTRY : NARROWEST;
  }

  get #zoomTarget(): MapPoint {
    const { markers, dots } = this.data;
    const chosen = markers.find(({ id }) => id === this.selectedId);
    // After the shopper moved the map, the zoom centres on the middle and not on the place of the search.
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

  /** Moves the view by these map units. */
  moveBy(right: number, down: number): void {
    this.view = moved(this.view, right, down);
  }
}
