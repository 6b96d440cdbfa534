import nock from 'nock';
import { HttpAdGateway } from '../../../adapters/citrus/http-ad-gateway';
import type { AdDoor } from '../../../adapters/citrus/ask-ads';
import type { AdAnswer, CatapultAnswer } from '../../../core/ads/ad';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeTime } from '../../fakes/fake-time';

export const SHOP = 'http://shop.test';

/** A request as the shop's door sees it. */
export interface SeenByDoor {
  readonly path: string;
  readonly type: string | null;
  readonly body: unknown;
}

export type DoorAnswer = readonly [status: number, body: unknown];

/** From now on the door answers by this rule; gives the requests as they come in. */
export const serveDoor = (answer: (seen: SeenByDoor) => DoorAnswer): ReadonlyArray<SeenByDoor> => {
  const all: SeenByDoor[] = [];
  nock.cleanAll();
  nock(SHOP)
    .persist()
    .post(/.*/)
    .reply(async (request: Request) => {
      const seen: SeenByDoor = {
        path: new URL(request.url).pathname,
        type: request.headers.get('content-type'),
        body: JSON.parse(await request.text()) as unknown,
      };
      all.push(seen);
      const [status, body] = answer(seen);
      return [status, typeof body === 'string' ? body : JSON.stringify(body ?? null)];
    });
  return all;
};

export const doorIsDown = (): void => {
  nock.cleanAll();
  nock(SHOP).persist().post(/.*/).replyWithError('socket hang up');
};

/** The door as a page of the shop has it; in tests its path needs the origin before it. */
export const pageDoor = (facts: Partial<AdDoor> = {}): AdDoor => ({
  origin: '',
  credentials: 'same-origin',
  fetch: (url, options) => fetch(new URL(url, SHOP), options),
  ...facts,
});

export const makeGateway = (facts: Partial<AdDoor> = {}) => {
  const time = new FakeTime();
  const logger = new FakeLogger();
  return { time, logger, gateway: new HttpAdGateway(pageDoor(facts), time.pause, logger) };
};

/** A grid's or row's answer in the door's own form. */
export const answerOnTheWire = ({ ads, banners, composeBanners }: AdAnswer): Record<string, unknown> => ({
  ads,
  banners,
  composeBanners: Object.fromEntries(composeBanners),
});

/** The catapult's answer in the door's own form. */
export const catapultOnTheWire = ({ slides, products }: CatapultAnswer): Record<string, unknown> => ({
  ads: [{ slotId: 'Catapult_Search_Desktop', banners: slides }],
  products: products.map(({ uniqueId: uniqueID, citrusAdId: x_citrusAdId, ...facts }) => ({
    ...facts,
    uniqueID,
    x_citrusAdId,
  })),
});
