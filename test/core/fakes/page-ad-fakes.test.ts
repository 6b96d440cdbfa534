import { adClickStoreContract } from '../../contracts/ad-click-store.contract';
import { adCounterContract } from '../../contracts/ad-counter.contract';
import { adGatewayContract, adGatewayFailuresContract } from '../../contracts/ad-gateway.contract';
import { adSessionStoreContract } from '../../contracts/ad-session-store.contract';
import { aCarouselCall, aCatapultProduct, anAdRefusal } from '../../builders/ads';
import { aBanner, anAdResponse, aSlide } from '../../builders/shown-ads';
import { aCatapultCall, aGridCall } from '../../builders/upstream-ads';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';
import { FakeAdClickStore } from '../../fakes/fake-ad-click-store';
import { FakeAdCounter } from '../../fakes/fake-ad-counter';
import { FakeAdGateway, NO_ADS_CATEGORY } from '../../fakes/fake-ad-gateway';
import { FakeAdSessionStore } from '../../fakes/fake-ad-session-store';

adSessionStoreContract('FakeAdSessionStore', () => new FakeAdSessionStore());
adClickStoreContract('FakeAdClickStore', () => new FakeAdClickStore());

adCounterContract('FakeAdCounter', () => {
  const counter = new FakeAdCounter();
  return {
    counter,
    counted: async () => counter.counted,
    goesDown: () => void counter.fails(anUnreachable({ service: 'ads' })),
    refuses: (status) => void counter.fails(aRefusal({ service: 'ads', status })),
  };
});

const ADVERTISED = anAdResponse({
  banners: [aBanner()],
  composeBanners: new Map([['Category_Banner', { desktop: aBanner(), mobile: undefined }]]),
});

const world = () => {
  const gateway = new FakeAdGateway()
    .hasAds(ADVERTISED)
    .hasCatapult({ slides: [aSlide()], products: [aCatapultProduct()] });
  return {
    gateway,
    grid: aGridCall(),
    carousel: aCarouselCall(),
    catapult: aCatapultCall(),
    nothing: aGridCall({ productFilters: [[NO_ADS_CATEGORY]] }),
    goesDown: () => void gateway.fails(anUnreachable({ service: 'ads' })),
    refuses: (status: number, info: unknown) => void gateway.fails(anAdRefusal({ status, info })),
    talksNonsense: () => void gateway.fails(anUnintelligible({ service: 'ads' })),
  };
};
adGatewayContract('FakeAdGateway', world);
adGatewayFailuresContract('FakeAdGateway', world);
