import type { ConsentNeed } from '../../../core/analytics/consent';
import type { PageScript, PageScriptMoment } from '../../../core/analytics/page-scripts';
import { makeRunPageScripts } from '../../../core/analytics/run-page-scripts';
import { FakeConsentManager } from '../../fakes/fake-consent-manager';
import { FakeScriptLoader } from '../../fakes/fake-script-loader';

const FOLLOWING = { needsConsent: true, when: 'idle', timeoutMs: 10_000 } as const;
const TAGS: PageScript = { ...FOLLOWING, name: 'tag-manager', src: 'tags.js' };
const CLICKS: PageScript = { ...FOLLOWING, name: 'click-tracking', src: 'clicks.js' };
const BEACON: PageScript = { ...FOLLOWING, name: 'search-beacon', src: 'beacon.js', when: 'footer-seen' };
const ENCRYPTION: PageScript = { ...FOLLOWING, name: 'encryption', src: 'encrypt.js', needsConsent: false };
const ALL = [TAGS, CLICKS, BEACON, ENCRYPTION];

/** A page whose moments the test triggers; `happened` lists the actions in order. */
const setUp = (consent: FakeConsentManager) => {
  const happened: string[] = [];
  const loader = new FakeScriptLoader();
  for (const { src } of ALL) loader.runs(src, () => void happened.push(src));
  const come = new Map<PageScriptMoment, () => void>();
  const moment = (name: PageScriptMoment): Promise<void> => new Promise((resolve) => come.set(name, resolve));
  const moments = { idle: moment('idle'), 'footer-seen': moment('footer-seen') };
  const run = makeRunPageScripts({
    scripts: loader,
    consent,
    queue: { begin: () => void happened.push('begin'), empty: () => void happened.push('empty') },
    moments: { idle: () => moments.idle, 'footer-seen': () => moments['footer-seen'] },
  });
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const comes = (name: PageScriptMoment): Promise<void> => {
    come.get(name)?.();
    return settled();
  };
  const says = (response: 'given' | 'refused'): Promise<void> => {
    consent.keep(response)();
    return settled();
  };
  return { run, happened, loader, comes, says };
};

const opened = async (need: ConsentNeed, scripts = ALL) => {
  const page = setUp(new FakeConsentManager(need));
  page.run(scripts)();
  await page.comes('idle');
  return page;
};

test('[ANA-02] loads nothing before hydration or before the effect runs', async () => {
  const { run, happened, comes } = setUp(new FakeConsentManager('none'));
  const effect = run(ALL);
  await comes('idle');
  expect(happened).toEqual([]);
  effect();
  await comes('idle');
  expect(happened).toEqual(['begin', 'tags.js', 'clicks.js', 'encrypt.js']);
});

test('[FTR-04] loads the search beacon when the footer becomes visible', async () => {
  const { happened, comes } = await opened('none', [BEACON]);
  expect(happened).toEqual([]);
  await comes('footer-seen');
  expect(happened).toEqual(['beacon.js']);
});

test('[ANA-01] loads only non-tracking scripts without a required consent, and the others once each after it', async () => {
  const { happened, comes, says } = await opened('needed');
  expect(happened).toEqual(['encrypt.js']);
  await says('given');
  expect(happened).toEqual(['encrypt.js', 'begin', 'tags.js', 'clicks.js']);
  await comes('footer-seen');
  await says('given');
  expect(happened).toEqual(['encrypt.js', 'begin', 'tags.js', 'clicks.js', 'beacon.js']);
});

test('[ANA-01] loads no tracking script with Global Privacy Control, whatever the answer', async () => {
  const { run, happened, comes, says } = setUp(new FakeConsentManager('none').hasPrivacySignal());
  run(ALL)();
  await comes('idle');
  await comes('footer-seen');
  await says('given');
  expect(happened.filter((what) => what !== 'empty')).toEqual(['encrypt.js']);
});

test('[ANA-01] a withdrawn consent cancels pending scripts, removes the loaded ones and loads no more', async () => {
  const { happened, loader, comes, says } = await opened('none');
  await says('refused');
  expect(loader.scripts).toEqual(['encrypt.js']);
  await comes('footer-seen');
  expect(happened).toEqual(['begin', 'tags.js', 'clicks.js', 'encrypt.js', 'empty']);
});

test('[ANA-01] does not run a script again after a renewed consent', async () => {
  const { happened, comes, says } = await opened('none');
  await says('refused');
  await comes('footer-seen');
  await says('given');
  expect(happened).toEqual(['begin', 'tags.js', 'clicks.js', 'encrypt.js', 'empty', 'beacon.js']);
});

test('[ANA-01] loads a script whose load was interrupted by a withdrawal once after a renewed consent', async () => {
  const { run, happened, loader, comes, says } = setUp(new FakeConsentManager('none'));
  loader.holdsLoads();
  run([TAGS])();
  await comes('idle');
  await says('refused');
  expect(loader.scripts).toEqual([]);
  await says('given');
  expect(loader.scripts).toEqual(['tags.js']);
  loader.release();
  expect(happened).toEqual(['begin', 'empty', 'begin', 'tags.js']);
  await says('given');
  await says('refused');
  await says('given');
  expect(happened).toEqual(['begin', 'empty', 'begin', 'tags.js', 'empty']);
});

test('[ANA-01] retries a failed script only after a new consent', async () => {
  const { run, happened, loader, comes, says } = setUp(new FakeConsentManager('none'));
  loader.fails('refused');
  run([CLICKS, ENCRYPTION])();
  await comes('idle');
  loader.fails(undefined);
  await says('given');
  expect(happened).toEqual([]);
  await says('refused');
  await says('given');
  expect(happened).toEqual(['empty', 'clicks.js']);
});

test('[ANA-02] loads the other scripts when one fails', async () => {
  const { run, happened, loader, comes } = setUp(new FakeConsentManager('none'));
  run([CLICKS, BEACON])();
  loader.fails('timed-out');
  await comes('idle');
  loader.fails(undefined);
  await comes('footer-seen');
  expect(happened).toEqual(['beacon.js']);
});
