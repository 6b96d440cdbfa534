import { US_MAP, type MapPoint } from '../../../core/stores/finding/us-map';

/** The visible part of the map, in the map's own units. */
export interface MapView extends MapPoint {
  readonly width: number;
  readonly height: number;
}

export const WHOLE_MAP: MapView = { x: 0, y: 0, ...US_MAP };

/** The aspect ratio of a view. */
const RATIO = 6 / 5;
/** About 60 miles, so that a single store is shown with the area around it. */
const NARROWEST_FIT = 20;
/** About 20 miles. A closer view would show only the marker. */
export const NARROWEST = 6;
/** The size of a state or two. Without counties, a closer view shows no more detail. */
export const NARROWEST_OF_COUNTRY = 120;
const WIDEST = US_MAP.width;
/** The space around the outermost points on each side, as a share of their extent. */
const MARGIN = 0.16;

/** Returns the smallest view that contains all points, or the whole map when there are none. */
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

/** Returns the view zoomed by a factor and centred on a point. A factor below 1 zooms in. */
export const zoomed = (
  view: MapView,
  factor: number,
  { x, y }: MapPoint = centreOf(view),
  narrowest = NARROWEST,
): MapView => {
  const width = Math.min(Math.max(view.width * factor, narrowest), WIDEST);
  return centred(x, y, width, (view.height / view.width) * width);
};

/** Returns the view moved by these units. Its centre stays on the map. */
export const moved = (view: MapView, right: number, down: number): MapView => {
  const { x, y } = centreOf(view);
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  return centred(within(x + right, US_MAP.width), within(y + down, US_MAP.height), view.width, view.height);
};

export const canZoomIn = ({ width }: MapView, narrowest = NARROWEST): boolean => width > narrowest;
export const canZoomOut = ({ width }: MapView): boolean => width < WIDEST;

/**
 * Returns the view, moved as little as needed to show the point away from the edge. Returns the same view when it does
 * already.
 */
export const revealed = (view: MapView, { x, y }: MapPoint, shown: MapView = view): MapView => {
  const right = beyond(x, shown.x, shown.width);
  const down = beyond(y, shown.y, shown.height);
  return right === 0 && down === 0 ? view : moved(view, right, down);
};

/**
 * The minimum distance between a revealed point and the edge, as a share of the view, so that its marker is fully
 * visible. Smaller than the margin of the first view.
 */
const INSET = 0.12;

const beyond = (value: number, from: number, length: number): number =>
  Math.min(value - (from + length * INSET), 0) + Math.max(value - (from + length * (1 - INSET)), 0);

/** Returns the point nearest to a place, or undefined when there are none. */
export const nearestOf = (points: ReadonlyArray<MapPoint>, { x, y }: MapPoint): MapPoint | undefined =>
  points.reduce<MapPoint | undefined>(
    (best, point) =>
      best === undefined || Math.hypot(point.x - x, point.y - y) < Math.hypot(best.x - x, best.y - y) ? point : best,
    undefined,
  );

/** Encodes many points as one SVG path, rounded to whole units. That is exact enough for a map of the whole country. */
export const dotsPath = (points: ReadonlyArray<MapPoint>): string =>
  points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');

/** Decodes the points of such a path. */
export const pointsOfDots = (path: string): ReadonlyArray<MapPoint> =>
  [...path.matchAll(/M(-?\d+) (-?\d+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Miles in one map unit, by the scale of the projection. Alaska is drawn at about a third of that scale. */
const MILES_A_UNIT = 3958.76 / 1_300;
const ALASKA = { scale: 0.35, east: 190, north: 470 };
const ROUND_MILES = [500, 200, 100, 50, 20, 10, 5, 2, 1];
const BAR = 0.26;

/** Returns a round distance of about a quarter of the view's width at most, and its length in units. */
export const scaleBar = (view: MapView): { readonly miles: number; readonly length: number } => {
  const { x, y } = centreOf(view);
  const milesAUnit = MILES_A_UNIT / (x < ALASKA.east && y > ALASKA.north ? ALASKA.scale : 1);
  const most = view.width * BAR * milesAUnit;
  const miles = ROUND_MILES.find((round) => round <= most) ?? 1;
  return { miles, length: hundredths(miles / milesAUnit) };
};
