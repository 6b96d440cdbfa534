import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import type { MemberHome as Member } from '../../../core/overview/load-member-home';
import type { Brand } from '../../../core/configuration/brand';
import { LINKS } from '../../../core/paths/links';
import { TOP_DEALS_PATH } from '../../../core/paths/paths';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { TileCart } from '../../cart/cart-tile';
import { ButtonLink } from '../../design/button';
import { Carousel } from '../../design/carousel';
import { Section } from '../../design/section';
import { CapabilityContext } from '../../page/capability-context';
import { MyStoreContext } from '../../stores/my-store-context';
import { TodaysFind } from '../home/todays-find';
import { BuyAgainTile } from './buy-again-tile';
import { DeliveryTile, needsAttention, OrderTile, PetsTile, RewardsTile, StoreTile } from './home-tiles';
import * as styles from './member-home.module.css';

export interface MemberHomeProps {
  readonly member: Member;
  readonly brand: Brand;
  readonly cart: TileCart;
  readonly firstName: string | undefined;
  /** Shown to a shopper without an order. */
  readonly deal: ProductTile | undefined;
}

/** The newest order, or the best deal of the day for a shopper without an order. */
const OrderOrDeal = ({ part, deal }: { readonly part: Member['lastOrder'] } & Pick<MemberHomeProps, 'deal'>) => {
  if (part.kind === 'failed' || part.value !== undefined) return <OrderTile part={part} />;
  return deal === undefined ? null : <TodaysFind deal={deal} />;
};

/** Observes the store itself: the shopper can choose another one on this page. */
const OwnStore = observer((): ReactElement => <StoreTile store={use(MyStoreContext)?.store} />);

/**
 * What a signed-in shopper sees first on the home page, instead of what guests see: points and the next reward, coupons,
 * the last order, the next repeat delivery, the pets, the store, and what to buy again (ACC-01, ORD-08, RPD-02, RWD-04).
 */
export const MemberHome = ({ member, brand, cart, firstName, deal }: MemberHomeProps): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  const isUrgent = needsAttention(member.nextDelivery);
  return (
    <div className={styles.home}>
      <div className={styles.head}>
        <h1 className={styles.greeting}>{firstName === undefined ? 'Welcome' : `Hi, ${firstName}`}</h1>
        {leadsTo(TOP_DEALS_PATH) ? (
          <ButtonLink href={TOP_DEALS_PATH} look="secondary">
            Shop today’s deals
          </ButtonLink>
        ) : null}
      </div>
      <div className={styles.tiles}>
        <RewardsTile part={member.rewards} programme={brand.rewards} />
        {isUrgent ? <DeliveryTile part={member.nextDelivery} /> : null}
        <OrderOrDeal part={member.lastOrder} deal={deal} />
        {isUrgent ? null : <DeliveryTile part={member.nextDelivery} />}
        <PetsTile part={member.pets} />
        <OwnStore />
      </div>
      {member.again.length === 0 ? null : (
        <Section
          title="Buy it again"
          more={leadsTo(LINKS.buyAgain) ? { text: 'See all', url: LINKS.buyAgain } : undefined}
        >
          <Carousel
            label="Buy it again"
            item="wide"
            arrows="both"
            items={member.again.map((item) => ({
              key: item.partNumber,
              body: <BuyAgainTile item={item} cart={cart} />,
            }))}
          />
        </Section>
      )}
    </div>
  );
};
