import { viewAround } from '../../../ui/stores/map/map-view';
import { StoreMapViewModel, type MapMarker } from '../../../ui/stores/map/store-map-view-model';

const markers: ReadonlyArray<MapMarker> = [
  { id: '1101', name: 'Mission Valley', number: 1, isDot: false, x: 100, y: 400, href: '#store-1101' },
  { id: '1102', name: 'La Mesa', number: 2, isDot: false, x: 120, y: 410, href: '#store-1102' },
];
const view = viewAround(markers);
const open = () => new StoreMapViewModel({ view, markers, dots: undefined, here: undefined, states: ['CA'] });

test('[STO-09] the store that is pointed at stands out, then again the one that was chosen', () => {
  const model = open();
  expect(model.emphasised).toBeUndefined();
  model.select('1102');
  model.pointAt('1101');
  expect(model.emphasised?.id).toBe('1101');
  model.pointAt(undefined);
  expect(model.emphasised?.id).toBe('1102');
});

test('[STO-09] zooming goes towards the store that was chosen, and a reset shows all of them again', () => {
  const model = open();
  expect(model.isMoved).toBe(false);
  model.select('1102');
  model.zoomIn();
  expect(model.view.width).toBeCloseTo(view.width / 2, 1);
  expect(model.view.x + model.view.width / 2).toBeCloseTo(120, 1);
  expect(model.isMoved).toBe(true);
  model.reset();
  expect(model.view).toEqual(view);
  expect(model.isMoved).toBe(false);
});

test('[STO-09] there is an end to zooming, either way', () => {
  const model = open();
  for (let count = 0; count < 20; count += 1) model.zoomIn();
  expect([model.canZoomIn, model.canZoomOut]).toEqual([false, true]);
  for (let count = 0; count < 20; count += 1) model.zoomOut();
  expect([model.canZoomIn, model.canZoomOut]).toEqual([true, false]);
});

test('[STO-09] the map is moved by as much as it is dragged', () => {
  const model = open();
  model.moveBy(3, -2);
  expect(model.view.x).toBeCloseTo(view.x + 3, 1);
  expect(model.view.y).toBeCloseTo(view.y - 2, 1);
});
