import { cookiesContract } from '../../contracts/cookies.contract';
import { blockedStorageContract, keyValueStorageContract } from '../../contracts/key-value-storage.contract';
import { loggerContract } from '../../contracts/logger.contract';
import { FIRST_URL, pageHistoryContract } from '../../contracts/page-history.contract';
import { randomContract } from '../../contracts/random.contract';
import { timeContract } from '../../contracts/time.contract';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeTime } from '../../fakes/fake-time';

cookiesContract('FakeCookies', () => {
  const cookies = new FakeCookies();
  return { cookies, hasCookie: (name, encodedValue) => void cookies.hasCookie(name, encodedValue) };
});

keyValueStorageContract('FakeKeyValueStorage', () => ({ storage: new FakeKeyValueStorage() }));

blockedStorageContract('FakeKeyValueStorage', () => ({ storage: new FakeKeyValueStorage().isBlocked() }));

loggerContract('FakeLogger', () => {
  const logger = new FakeLogger();
  return { logger, lines: () => logger.lines };
});

pageHistoryContract('FakePageHistory', () => {
  const history = new FakePageHistory(FIRST_URL);
  return { history, goesBack: async () => history.goesBack(), left: () => history.navigatedTo };
});

randomContract('FakeRandom', () => ({ random: new FakeRandom() }));

timeContract('FakeTime', () => {
  const time = new FakeTime();
  return { clock: time.clock, pause: time.pause, passes: (milliseconds) => time.passes(milliseconds) };
});
