import { withOwnJson } from '../../composition/ads/own-json';
import { aCarouselCall } from '../builders/ads';
import { FakeAdGateway } from '../fakes/fake-ad-gateway';

afterEach(() => Reflect.deleteProperty(Array.prototype, 'toJSON'));

test('[ADS-02] calls are written as they are, also where an old library gave every list a toJSON', async () => {
  const call = aCarouselCall();
  const plain = JSON.stringify(call);
  const written: string[] = [];
  const gateway = new FakeAdGateway();
  const carousel: typeof gateway.carousel = (asked, givingUp) => {
    written.push(JSON.stringify(asked));
    return gateway.carousel(call, givingUp);
  };
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a list', configurable: true });
  await withOwnJson({ grid: gateway.grid, catapult: gateway.catapult, carousel }).carousel(call)();
  expect(written).toEqual([plain]);
});
