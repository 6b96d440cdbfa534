import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import { brandPath, TOP_DEALS_PATH } from '../../../core/paths/paths';
import type { CatalogueBrand } from '../../../core/catalogue/product-catalogue';
import type { PetKind } from '../../../core/shared/pet-kind';
import { petsFirst } from '../../../core/shared/pets-first';
import { BannerPlace, RowPlace } from '../../ads/ad-places';
import type { AdPlacesViewModel } from '../../ads/ad-places-view-model';
import { BrandGrid } from '../../design/brand-grid';
import { Section } from '../../design/section';
import { RecommendationRow } from '../../recommendations/recommendation-row';
import type { TileCart } from '../../cart/cart-tile';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import { Departments } from './departments';
import type { HomeData } from './home-data';
import { Services } from './services';

export interface HomePageProps {
  readonly data: HomeData;
  /** What is shown first. */
  readonly lead: ReactNode;
  /** The invitation to the rewards programme; undefined for its members. */
  readonly invitation?: ReactNode;
  readonly cart: TileCart;
  readonly behaviour: BehaviourTracker;
  /** Undefined for a shop without ads. */
  readonly ads: AdPlacesViewModel | undefined;
  /** The kinds of the shopper's pets, whose departments come first (ACC-04). */
  readonly petKinds?: ReadonlyArray<PetKind>;
}

const DEALS = { text: 'See all deals', url: TOP_DEALS_PATH };

const Brands = ({ brands }: { readonly brands: ReadonlyArray<CatalogueBrand> }): ReactElement | null =>
  brands.length === 0 ? null : (
    <Section title="Popular brands">
      <BrandGrid brands={brands.map(({ slug, name, logo }) => ({ name, logo, url: brandPath(slug) }))} />
    </Section>
  );

/** The home page: deals, departments, services and rewards. A part without data is left out. */
export const HomePage = observer(
  ({ data, lead, invitation, cart, behaviour, ads, petKinds = [] }: HomePageProps): ReactElement => {
    const { leadsTo } = use(CapabilityContext);
    const common = { cart, behaviour };
    const departments = petsFirst(data.departments, petKinds, ({ path }, kind) => path === kind);
    return (
      <PageFrame>
        {lead}
        <Departments departments={departments} />
        <RecommendationRow
          {...common}
          row={data.deals}
          title="Today’s best prices"
          more={leadsTo(DEALS.url) ? DEALS : undefined}
        />
        <Services />
        <RecommendationRow {...common} row={data.trending} title="Trending now" />
        {ads === undefined ? null : <BannerPlace ads={ads} />}
        <Brands brands={data.brands} />
        {invitation}
        <RecommendationRow {...common} row={data.forYou} />
        {ads === undefined ? null : <RowPlace ads={ads} />}
      </PageFrame>
    );
  },
);
