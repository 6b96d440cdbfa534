import { webcrypto } from 'node:crypto';
import { browserClock } from '../../../adapters/browser/browser-clock';
import { makeBrowserRandom } from '../../../adapters/browser/browser-random';
import { timerPause } from '../../../adapters/browser/timer-pause';
import { randomContract } from '../../contracts/random.contract';
import { timeContract } from '../../contracts/time.contract';

afterEach(() => void jest.useRealTimers());

timeContract('the browser’s clock and timer', () => {
  jest.useFakeTimers({ now: Date.UTC(2030, 0, 15, 12) });
  return {
    clock: browserClock,
    pause: timerPause,
    passes: async (milliseconds) => void (await jest.advanceTimersByTimeAsync(milliseconds)),
  };
});

randomContract('the browser’s chance', () => ({ random: makeBrowserRandom(webcrypto as Crypto) }));

/** Fills any kind of array with random bytes by this rule, as `crypto.getRandomValues` does. */
const bytesBy = (fill: (bytes: Uint8Array) => void): Pick<Crypto, 'getRandomValues'> => ({
  getRandomValues: (array) => {
    if (array !== null) fill(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    return array;
  },
});

randomContract('the browser’s chance without https', () => ({
  random: makeBrowserRandom(bytesBy((bytes) => void webcrypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>))),
}));

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])("[ADS-03] sets the UUID's version and variant for any random bytes", (byte, uuid) => {
  expect(makeBrowserRandom(bytesBy((bytes) => void bytes.fill(byte))).uuid()).toBe(uuid);
});
