import { isSlowLine, makePageMoments } from '../../../adapters/browser/page-moments';

interface Facts {
  readonly visibilityState?: DocumentVisibilityState;
  readonly prerendering?: boolean;
}

/** A window with the given document state. */
const open = ({ visibilityState = 'visible', prerendering = false }: Facts = {}) => {
  const document = Object.assign(new EventTarget(), { visibilityState, prerendering });
  const window = Object.assign(new EventTarget(), { document });
  const moments = makePageMoments(window);
  const happens = (type: string, changes: Facts = {}): void => {
    Object.assign(document, changes);
    (['visibilitychange', 'prerenderingchange'].includes(type) ? document : window).dispatchEvent(new Event(type));
  };
  return { moments, happens };
};

const counting = () => {
  let count = 0;
  return { run: () => void (count += 1), count: () => count };
};

test('[ADS-12] notifies at once on a visible page', () => {
  const { moments, happens } = open();
  const { run, count } = counting();
  moments.whenShown(run)();
  happens('visibilitychange');
  expect(count()).toBe(1);
});

test.each([
  ['in the background', { visibilityState: 'hidden' }, 'visibilitychange', { visibilityState: 'visible' }],
  ['that is prerendered', { prerendering: true }, 'prerenderingchange', { prerendering: false }],
] as const)('[ADS-12] a page %s notifies when the shopper opens it', (_case, facts, type, changes) => {
  const { moments, happens } = open(facts);
  const { run, count } = counting();
  moments.whenShown(run);
  happens(type);
  expect(count()).toBe(0);
  happens(type, changes);
  happens(type, changes);
  expect(count()).toBe(1);
});

test('[ADS-12] a cancelled listener is not called when the page is shown', () => {
  const { moments, happens } = open({ prerendering: true });
  const { run, count } = counting();
  moments.whenShown(run)();
  happens('prerenderingchange', { prerendering: false });
  expect(count()).toBe(0);
});

test("[ADS-12] reports the shopper's return on focus or visibility until it is unsubscribed", () => {
  const { moments, happens } = open();
  const { run, count } = counting();
  const stop = moments.whenBack(run);
  happens('visibilitychange', { visibilityState: 'hidden' });
  happens('focus');
  expect(count()).toBe(0);
  happens('visibilitychange', { visibilityState: 'visible' });
  happens('focus');
  expect(count()).toBe(2);
  stop();
  happens('focus');
  expect(count()).toBe(2);
});

test('[ADS-09] reports the end of the visit when the page is hidden and when it is unloaded', () => {
  const { moments, happens } = open();
  const { run, count } = counting();
  moments.whenLeft(run);
  happens('visibilitychange');
  expect(count()).toBe(0);
  happens('visibilitychange', { visibilityState: 'hidden' });
  happens('pagehide');
  expect(count()).toBe(2);
});

test('[ADS-11] reports each resize until it is unsubscribed', () => {
  const { moments, happens } = open();
  const { run, count } = counting();
  const stop = moments.whenResized(run);
  happens('resize');
  stop();
  happens('resize');
  expect(count()).toBe(1);
});

test.each([
  [{}, false],
  [{ connection: { effectiveType: '4g', saveData: false } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
])('[ADS-12] detects a slow connection: %j', (navigator, isSlow) => {
  expect(isSlowLine(navigator)).toBe(isSlow);
});
