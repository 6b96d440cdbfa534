import { US_MAP, type MapPoint } from '../../../core/stores/finding/us-map';

/** The part of the map that is shown, in the map's own units. */
export interface MapView extends MapPoint {
  readonly width: number;
  readonly height: number;
}

export const WHOLE_MAP: MapView = { x: 0, y: 0, ...US_MAP };

/** Width to height of a part of the map. */
const RATIO = 6 / 5;
/** About 60 miles, so that a single store is seen with what is around it. */
const NARROWEST_FIT = 20;
/** About 20 miles: nearer than that, nothing but a marker would be left to see. */
export const NARROWEST = 6;
/** A state or two: without counties there is nothing to be seen any nearer. */
export const NARROWEST_OF_COUNTRY = 120;
const WIDEST = US_MAP.width;
/** Room around the outermost points, on either side. */
const MARGIN = 0.16;

/** The least part that holds all points; the whole map when there are none. */
export const viewAround = (points: ReadonlyArray<MapPoint>): MapView => {
  if (points.length === 0) return WHOLE_MAP;
  const [west, east] = rangeOf(points.map(({ x }) => x));
  const [north, south] = rangeOf(points.map(({ y }) => y));
  const wide = Math.max((east - west) * (1 + 2 * MARGIN), (south - north) * (1 + 2 * MARGIN) * RATIO, NARROWEST_FIT);
  return centred((west + east) / 2, (north + south) / 2, wide, wide / RATIO);
};

const rangeOf = (numbers: ReadonlyArray<number>): readonly [number, number] => [
  numbers.reduce((one, other) => Math.min(one, other)),
  numbers.reduce((one, other) => Math.max(one, other)),
];

const centred = (x: number, y: number, width: number, height: number): MapView => ({
  x: hundredths(x - width / 2),
  y: hundredths(y - height / 2),
  width: hundredths(width),
  height: hundredths(height),
});

const hundredths = (number: number): number => Math.round(number * 100) / 100;

export const centreOf = ({ x, y, width, height }: MapView): MapPoint => ({ x: x + width / 2, y: y + height / 2 });

/** Nearer for a factor below 1, around a point that comes to the middle. */
export const zoomed = (
  view: MapView,
  factor: number,
  { x, y }: MapPoint = centreOf(view),
  narrowest = NARROWEST,
): MapView => {
  const width = Math.min(Math.max(view.width * factor, narrowest), WIDEST);
  return centred(x, y, width, (view.height / view.width) * width);
};

/** Moved by so many units; the middle stays on the map. */
export const moved = (view: MapView, right: number, down: number): MapView => {
  const { x, y } = centreOf(view);
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  return centred(within(x + right, US_MAP.width), within(y + down, US_MAP.height), view.width, view.height);
};

export const canZoomIn = ({ width }: MapView, narrowest = NARROWEST): boolean => width > narrowest;
export const canZoomOut = ({ width }: MapView): boolean => width < WIDEST;

/** Moved by no more than it takes to show a point well inside of what is seen of it; the same view when it does already. */
export const revealed = (view: MapView, { x, y }: MapPoint, shown: MapView = view): MapView => {
  const right = beyond(x, shown.x, shown.width);
  const down = beyond(y, shown.y, shown.height);
  return right === 0 && down === 0 ? view : moved(view, right, down);
};

/** Room between what is brought into the view and its edge, for a marker to be seen whole; no more than a first view has. */
const INSET = 0.12;

const beyond = (value: number, from: number, length: number): number =>
  Math.min(value - (from + length * INSET), 0) + Math.max(value - (from + length * (1 - INSET)), 0);

/** The one that is nearest to a place; undefined when there are none. */
export const nearestOf = (points: ReadonlyArray<MapPoint>, { x, y }: MapPoint): MapPoint | undefined =>
  points.reduce<MapPoint | undefined>(
    (best, point) =>
      best === undefined || Math.hypot(point.x - x, point.y - y) < Math.hypot(best.x - x, best.y - y) ? point : best,
    undefined,
  );

/** Many points as the path of an SVG; whole units are near enough on the map of a whole country. */
export const dotsPath = (points: ReadonlyArray<MapPoint>): string =>
  points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');

/** The points of such a path. */
export const pointsOfDots = (path: string): ReadonlyArray<MapPoint> =>
  [...path.matchAll(/M(-?\d+) (-?\d+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** As many miles as a unit is long, in the projection's scale; Alaska is drawn at about a third of it. */
const MILES_A_UNIT = 3958.76 / 1_300;
const ALASKA = { scale: 0.35, east: 190, north: 470 };
const ROUND_MILES = [500, 200, 100, 50, 20, 10, 5, 2, 1];
const BAR = 0.26;

/** A round distance that is at most a quarter as wide as the view, and how long it is in units. */
export const scaleBar = (view: MapView): { readonly miles: number; readonly length: number } => {
  const { x, y } = centreOf(view);
  const milesAUnit = MILES_A_UNIT / (x < ALASKA.east && y > ALASKA.north ? ALASKA.scale : 1);
  const most = view.width * BAR * milesAUnit;
  const miles = ROUND_MILES.find((round) => round <= most) ?? 1;
  return { miles, length: hundredths(miles / milesAUnit) };
};
