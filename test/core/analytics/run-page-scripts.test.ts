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

/** A page in which moments come when told; `happened` is what was done, in order. */
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

test('[ANA-02] nothing is loaded before the page is hydrated, nor before the effect is run', async () => {
  const { run, happened, comes } = setUp(new FakeConsentManager('none'));
  const effect = run(ALL);
  await comes('idle');
  expect(happened).toEqual([]);
  effect();
  await comes('idle');
  expect(happened).toEqual(['begin', 'tags.js', 'clicks.js', 'encrypt.js']);
});

test('[FTR-04] the search beacon is loaded once the footer comes into view', async () => {
  const { happened, comes } = await opened('none', [BEACON]);
  expect(happened).toEqual([]);
  await comes('footer-seen');
  expect(happened).toEqual(['beacon.js']);
});

test('[ANA-01] without a needed consent only what follows nobody is loaded; with it the rest, each at its moment and once', async () => {
  const { happened, comes, says } = await opened('needed');
  expect(happened).toEqual(['encrypt.js']);
  await says('given');
  expect(happened).toEqual(['encrypt.js', 'begin', 'tags.js', 'clicks.js']);
  await comes('footer-seen');
  await says('given');
  expect(happened).toEqual(['encrypt.js', 'begin', 'tags.js', 'clicks.js', 'beacon.js']);
});

test('[ANA-01] with Global Privacy Control nothing that follows is loaded, whatever is answered', async () => {
  const { run, happened, comes, says } = setUp(new FakeConsentManager('none').hasPrivacySignal());
  run(ALL)();
  await comes('idle');
  await comes('footer-seen');
  await says('given');
  expect(happened.filter((what) => what !== 'empty')).toEqual(['encrypt.js']);
});

test('[ANA-01] a consent that is taken back drops what waits and takes the scripts out; none comes any more', async () => {
  const { happened, loader, comes, says } = await opened('none');
  await says('refused');
  expect(loader.scripts).toEqual(['encrypt.js']);
  await comes('footer-seen');
  expect(happened).toEqual(['begin', 'tags.js', 'clicks.js', 'encrypt.js', 'empty']);
});

test('[ANA-01] a script that has run is not run again when the consent is given anew', async () => {
  const { happened, comes, says } = await opened('none');
  await says('refused');
  await comes('footer-seen');
  await says('given');
  expect(happened).toEqual(['begin', 'tags.js', 'clicks.js', 'encrypt.js', 'empty', 'beacon.js']);
});

test('[ANA-01] a script that was on its way when the consent was taken back is loaded once it is given again, and runs once', async () => {
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

test('[ANA-01] a script that did not come gets another chance with a new consent, and without one none', async () => {
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

test('[ANA-02] a script that does not come keeps no other from coming', async () => {
  const { run, happened, loader, comes } = setUp(new FakeConsentManager('none'));
  run([CLICKS, BEACON])();
  loader.fails('timed-out');
  await comes('idle');
  loader.fails(undefined);
  await comes('footer-seen');
  expect(happened).toEqual(['beacon.js']);
});
