import type { FailingWorld } from '../../contracts/upstream-failures.contract';
import type { FakeUpstream } from '../../fakes/fake-upstream';

/** The world of a fake service that can be set to fail. */
export const failingWorld = (fake: FakeUpstream<string>, calls: FailingWorld['calls']): FailingWorld => ({
  calls,
  goesDown: () => void fake.isDown(),
  refuses: (status) => void fake.refuses(status),
  talksNonsense: () => void fake.returnsMalformed(),
});
