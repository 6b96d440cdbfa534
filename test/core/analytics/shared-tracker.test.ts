import { makeSharedTracker } from '../../../core/analytics/shared-tracker';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';

test('[SRC-02] opening and closing the suggestions goes to the tag manager, without what was typed', () => {
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

test('[SRC-08] everything else goes to the search service', () => {
  const analytics = new FakeAnalytics();
  const service = new FakeBehaviourTracker();
  makeSharedTracker({ analytics, service }).track({ kind: 'search-focused', typed: '' })();
  expect(service.recordedEvents()).toEqual([{ kind: 'search-focused', typed: '' }]);
  expect(analytics.reported()).toEqual([]);
});
