import type { MapName, MapPoint } from '../../../core/stores/finding/us-map';
import { centreOf, type MapView } from './map-view';

/** The size of the drawing in pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A name and where it is drawn, in the map's units. */
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

/** These sizes are in pixels: names and markers keep their size at each zoom level. */
const FONT = 11.5;
/** The width of a letter in the fallback fonts, which are shown until the shop's font has loaded. */
const LETTER = FONT * 0.66;
const HALF_LINE = FONT * 0.7;
const EDGE = 4;
const PIN: Rectangle = { left: -15, right: 15, top: -38, bottom: 4 };
const DOT: Rectangle = { left: -9, right: 9, top: -9, bottom: 9 };
/** The pixels in one unit of the pin's drawing. A pin is 6.6 units wide. */
const PIN_UNIT = 3.7;

/** Returns the length of a pin's unit in map units, so that pins have the same size on every map. */
export const pinUnit = (view: MapView, size: MapSize): number => PIN_UNIT / pixelsAUnit(view, size);

/**
 * Offsets to try for a name when its place is taken: down in pixels, just below a pin first, and aside in halves of the
 * name's width with a pin's width between.
 */
const SHIFTS: ReadonlyArray<readonly [down: number, aside: -1 | 0 | 1]> = [
  ...[0, 14, -14, 28, -28].map((down) => [down, 0] as const),
  ...[0, 12, -12].flatMap((down) => [[down, 1] as const, [down, -1] as const]),
  [46, 0],
  [-46, 0],
];
const ASIDE = 18;

/** Returns the pixels in one map unit. The whole view fits centred into the drawing. */
export const pixelsAUnit = (view: MapView, { width, height }: MapSize): number =>
  Math.min(width / view.width, height / view.height);

/** Returns the visible part of the map: the view, and more where the drawing has another aspect ratio. */
export const seen = (view: MapView, size: MapSize): Rectangle => {
  const scale = pixelsAUnit(view, size);
  const { x, y } = centreOf(view);
  const [across, down] = [size.width / scale / 2, size.height / scale / 2];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/** Returns the rectangle that a name takes when it is centred on this point. */
export const rectangleOf = ({ name, x, y }: MapPoint & { readonly name: string }, scale: number): Rectangle => {
  const across = (name.length * LETTER) / 2 / scale;
  const down = HALF_LINE / scale;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/** Returns the rectangle that a marker takes. A pin's tip is on its point; a dot is centred on it. */
export const markerRectangle = ({ x, y, isDot }: MapPoint & { readonly isDot: boolean }, scale: number): Rectangle => {
  const { left, right, top, bottom } = isDot ? DOT : PIN;
  return { left: x + left / scale, right: x + right / scale, top: y + top / scale, bottom: y + bottom / scale };
};

export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Places the names that are readable: fully visible, and overlapping neither a marker nor another name. Towns with more
 * stores come first.
 */
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
    .sort((one, other) => other.stores - one.stores)
    .flatMap((town) => {
      const aside = (town.name.length * LETTER) / 2 + ASIDE;
      for (const [down, side] of SHIFTS) {
        const place = { name: town.name, x: town.x + (side * aside) / scale, y: town.y + down / scale };
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
