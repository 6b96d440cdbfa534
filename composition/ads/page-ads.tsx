import type { ReactElement } from 'react';
import type { ProductAd } from '../../core/ads/ad';
import type { AdPage } from '../../core/ads/ad-page';
import type { AdParts } from '../../ui/ads/ad-parts';
import { AdRow } from '../../ui/ads/ad-places';
import { AdsViewModel } from '../../ui/ads/ads-view-model';
import { BannerAd } from '../../ui/ads/banner-ad';
import { TileAd } from '../../ui/ads/tile-ad';
import type { Supplies } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { connectShopAds } from './connect-shop-ads';

/** What a page tells of itself. */
export interface AdsFacts {
  readonly page: AdPage;
  /** Positions of the tiles that the page has now. */
  readonly tiles: () => ReadonlyArray<number>;
}

/** The ads of a page, and what draws them. */
export interface AdsOfPage {
  readonly model: AdsViewModel;
  readonly parts: Omit<AdParts, 'catapult'>;
}

/** The ads of a page of the shop. */
export const adsOfPage = (supplies: Supplies, { page, tiles }: AdsFacts): AdsOfPage => {
  const model = new AdsViewModel({ ...connectShopAds(supplies), page: () => page, tiles });
  const cart = supplies.get(ChromeTokens.cart);
  const brand = supplies.get(PlatformTokens.brand);
  const draw = (ad: ProductAd, headingLevel: 2 | 3): ReactElement => (
    <TileAd key={ad.citrus.id} ad={ad} ads={model} cart={cart} brand={brand} headingLevel={headingLevel} />
  );
  return {
    model,
    parts: {
      tile: (position, besideSkus) => {
        const ad = model.tileAt(position, besideSkus);
        return ad === undefined ? undefined : draw(ad, 2);
      },
      banner: () => {
        const { banner } = model;
        return banner === undefined ? undefined : <BannerAd key={banner.id} banner={banner} ads={model} />;
      },
      row: () => {
        const { row } = model;
        if (row === undefined || row.length === 0) return row && null;
        return <AdRow items={row.map((ad) => ({ key: ad.citrus.id, body: draw(ad, 3) }))} />;
      },
    },
  };
};
