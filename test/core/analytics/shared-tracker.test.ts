import { makeSharedTracker } from '../../../core/analytics/shared-tracker';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';

test('[SRC-02] reports opening and closing the suggestions to the tag manager without the typed text', () => {
  const analytics = new FakeAnalytics();
  const service = new FakeBehaviourTracker();
  const { track } = makeSharedTracker({ analytics, service });
  track({ kind: 'preview-open', typed: 'dog' })();
  track({ kind: 'preview-close', typed: 'dog' })();
  expect(analytics.reported()).toEqual([
    { name: 'search-preview', state: 'open' },
    { name: 'search-preview', state: 'close' },
  ]);
  expect(service.recordedEvents()).toEqual([]);
});

test('[SRC-08] reports every other event to the search service', () => {
  const analytics = new FakeAnalytics();
  const service = new FakeBehaviourTracker();
  makeSharedTracker({ analytics, service }).track({ kind: 'search-focused', typed: '' })();
  expect(service.recordedEvents()).toEqual([{ kind: 'search-focused', typed: '' }]);
  expect(analytics.reported()).toEqual([]);
});
