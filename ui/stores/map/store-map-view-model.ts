import { makeAutoObservable, observableRef } from 'mobx';
import type { MapPoint } from '../../../core/stores/us-map';
import { canZoomIn, canZoomOut, centreOf, moved, zoomed, type MapView } from './map-view';

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
}

const CLOSER = 0.5;

/** What of the map is shown, and which store is meant: the list and the map follow each other through it (STO-09). */
export class StoreMapViewModel {
  view: MapView;
  selectedId: string | undefined;
  private pointedAtId: string | undefined;

  constructor(readonly data: StoreMapData) {
    this.view = data.view;
    makeAutoObservable(this, { data: false, view: observableRef }, { autoBind: true });
  }

  /** The store that stands out: the one that is pointed at or focused, else the one that was chosen. */
  get emphasised(): MapMarker | undefined {
    const id = this.pointedAtId ?? this.selectedId;
    return this.data.markers.find((marker) => marker.id === id);
  }

  get canZoomIn(): boolean {
    return canZoomIn(this.view);
  }

  get canZoomOut(): boolean {
    return canZoomOut(this.view);
  }

  get isMoved(): boolean {
    return this.view !== this.data.view;
  }

  select(id: string): void {
    this.selectedId = id;
  }

  /** Undefined when none is pointed at any more. */
  pointAt(id: string | undefined): void {
    this.pointedAtId = id;
  }

  /** Towards the store that was chosen, if one was. */
  zoomIn(): void {
    const chosen = this.data.markers.find(({ id }) => id === this.selectedId);
    this.view = zoomed(this.view, CLOSER, chosen ?? centreOf(this.view));
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
