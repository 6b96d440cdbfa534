import type { ReactElement } from 'react';
import type { ProductAd } from '../../../core/ads/ad';
import type { AdPage } from '../../../core/ads/ad-page';
import type { AdParts } from '../../../ui/ads/ad-parts';
import { AdRow } from '../../../ui/ads/ad-places';
import { AdsViewModel, type AdsPorts } from '../../../ui/ads/ads-view-model';
import { BannerAd } from '../../../ui/ads/banner-ad';
import { TileAd, type TileAdProps } from '../../../ui/ads/tile-ad';
import { connectShopAds, type ShopAdsDependencies } from './connect-shop-ads';

/** The facts of a page that its ads need. */
export interface AdsFacts {
  readonly page: AdPage;
  /** Returns the positions of the tiles that the page has now. */
  readonly tiles: () => ReadonlyArray<number>;
  /** Returns the products that the page shows beside its ads; observed. */
  readonly listed: AdsPorts['listed'];
}

/** The dependencies of a page's ads. */
export interface AdsDependencies extends ShopAdsDependencies, Pick<TileAdProps, 'brand' | 'cart'> {}

/** The ads of a page, and the functions that render them. */
export interface AdsOfPage {
  readonly model: AdsViewModel;
  readonly parts: Omit<AdParts, 'catapult'>;
}

/** Makes the ads of a page of the shop. */
export const adsOfPage = (dependencies: AdsDependencies, { page, tiles, listed }: AdsFacts): AdsOfPage => {
  const { brand, cart } = dependencies;
  const model = new AdsViewModel({ ...connectShopAds(dependencies), page: () => page, tiles, listed });
  const draw = (ad: ProductAd, headingLevel: 2 | 3): ReactElement => (
    <TileAd key={ad.citrus.id} ad={ad} ads={model} cart={cart} brand={brand} headingLevel={headingLevel} />
  );
  return {
    model,
    parts: {
      tile: (position) => {
        const ad = model.tileAt(position);
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
