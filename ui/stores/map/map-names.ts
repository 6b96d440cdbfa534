import type { MapName, MapPoint } from '../../../core/stores/finding/us-map';
import { centreOf, type MapView } from './map-view';

/** How large the drawing is, in pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A name where it is drawn, in the map's units. */
export interface PlacedName extends MapPoint {
  readonly name: string;
  readonly fontSize: number;
}

export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** All in pixels: a name is as large, and a marker takes as much, however near the map is seen. */
const FONT = 11.5;
/** As wide as in the fonts that are shown until the shop's own is there. */
const LETTER = FONT * 0.66;
const HALF_LINE = FONT * 0.7;
const EDGE = 4;
const PIN: Rectangle = { left: -15, right: 15, top: -38, bottom: 4 };
const DOT: Rectangle = { left: -9, right: 9, top: -9, bottom: 9 };
/** A pin is drawn in units of which it is 6.6 wide. */
const PIN_UNIT = 3.7;

/** How large a unit of a pin is on the map, for pins of the same size on every map. */
export const pinUnit = (view: MapView, size: MapSize): number => PIN_UNIT / pixelsAUnit(view, size);

/** Where a name goes instead, above or below, when something is in its place. */
const SHIFTS = [0, 14, -14, 28, -28];
/** A name may be so much longer than its county is wide. */
const OVERHANG = 1.15;

/** Pixels a unit: the view fits inside of the drawing, wholly and in its middle. */
export const pixelsAUnit = (view: MapView, { width, height }: MapSize): number =>
  Math.min(width / view.width, height / view.height);

/** What is seen of the map: the view, and more of it where the drawing has another shape. */
export const seen = (view: MapView, size: MapSize): Rectangle => {
  const scale = pixelsAUnit(view, size);
  const { x, y } = centreOf(view);
  const [across, down] = [size.width / scale / 2, size.height / scale / 2];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/** What a name of this length takes at this place. */
export const rectangleOf = ({ name, x, y }: MapPoint & { readonly name: string }, scale: number): Rectangle => {
  const across = (name.length * LETTER) / 2 / scale;
  const down = HALF_LINE / scale;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/** What a marker takes: a pin stands on its point, a dot lies on it. */
export const markerRectangle = ({ x, y, isDot }: MapPoint & { readonly isDot: boolean }, scale: number): Rectangle => {
  const { left, right, top, bottom } = isDot ? DOT : PIN;
  return { left: x + left / scale, right: x + right / scale, top: y + top / scale, bottom: y + bottom / scale };
};

export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The names that can be read: wholly inside of what is seen, under no marker, over no other name. Larger counties first. */
export const placeNames = (
  names: ReadonlyArray<MapName>,
  view: MapView,
  size: MapSize,
  markers: ReadonlyArray<MapPoint & { readonly isDot: boolean }>,
): ReadonlyArray<PlacedName> => {
  const scale = pixelsAUnit(view, size);
  const within = inset(seen(view, size), EDGE / scale);
  const taken = markers.map((marker) => markerRectangle(marker, scale));
  return [...names]
    .filter(({ name, room }) => name.length * LETTER <= room * scale * OVERHANG)
    .sort((one, other) => other.room - one.room)
    .flatMap((county) => {
      for (const shift of SHIFTS) {
        const place = { name: county.name, x: county.x, y: county.y + shift / scale };
        const rectangle = rectangleOf(place, scale);
        if (!holds(within, rectangle) || taken.some((other) => overlap(rectangle, other))) continue;
        taken.push(rectangle);
        return [{ ...place, fontSize: FONT / scale }];
      }
      return [];
    });
};

const inset = ({ left, right, top, bottom }: Rectangle, by: number): Rectangle => ({
  left: left + by,
  right: right - by,
  top: top + by,
  bottom: bottom - by,
});

export const holds = (outer: Rectangle, inner: Rectangle): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
