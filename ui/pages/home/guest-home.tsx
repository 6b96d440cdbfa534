import type { ReactElement } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import { Hero } from './hero';
import type { HomeData } from './home-data';
import { HomePage, type HomePageProps } from './home-page';
import { RewardsBand } from './rewards-band';

export interface GuestHomeProps extends Pick<HomePageProps, 'data' | 'cart' | 'behaviour' | 'ads' | 'petKinds'> {
  readonly data: HomeData;
  readonly brand: Brand;
  /** Of a shopper who was signed in. */
  readonly firstName?: string | undefined;
}

/** The home page of guests: it begins with the hero, and invites to the rewards programme. */
export const GuestHome = ({ brand, firstName, ...page }: GuestHomeProps): ReactElement => (
  <HomePage
    {...page}
    lead={
      <Hero
        hero={page.data.hero}
        brand={brand}
        department={page.data.departments[0]}
        deal={page.data.deal}
        firstName={firstName}
      />
    }
    invitation={<RewardsBand brand={brand} />}
  />
);
