import type { ReactElement } from 'react';
import { Accordion } from '../../design/accordion';
import { AddToCart } from '../../design/add-to-cart';
import { Badge } from '../../design/badge';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { Chip } from '../../design/chip';
import { MISSING, ON_OFFER, PLAIN, RANGE, TILES } from './design-page-samples';
import * as styles from './design-page-content.module.css';
import { EmptyState } from '../../design/empty-state';
import { Exhibit } from '../../design/exhibit';
import { Logo } from '../../design/logo';
import { Pagination } from '../../design/pagination';
import { Price } from '../../design/price';
import { ProductCarousel } from '../../design/product-carousel';
import { Rating } from '../../design/rating';
import { Skeleton, TileSkeleton } from '../../design/skeleton';
import { Spinner } from '../../design/spinner';
import { Tabs } from '../../design/tabs';
import { Tile } from '../../design/tile';

const add = (state: 'ready' | 'adding' | 'added' | 'unavailable', name: string): ReactElement => (
  <AddToCart action="#" partNumber="SKU-1000" name={name} state={state} />
);

const Tiles = (): ReactElement => (
  <Exhibit name="Tile">
    <ul className={styles.tiles}>
      <li>
        <Tile
          tile={TILES.offer}
          availability={{ text: 'Pickup today at Mission Valley', tone: 'good' }}
          addToCart={add('ready', 'offer')}
        />
      </li>
      <li>
        <Tile tile={TILES.plain} addToCart={add('adding', 'plain')} />
      </li>
      <li>
        <Tile
          tile={TILES.bare}
          availability={{ text: 'Out of stock online', tone: 'none' }}
          addToCart={add('unavailable', 'bare')}
        />
      </li>
      <li>
        <Tile
          tile={TILES.long}
          availability={{ text: 'In stores only', tone: 'some' }}
          addToCart={add('added', 'long')}
        />
      </li>
      <li>
        <Tile tile={TILES.paid} ad={{ id: 'ad-1', position: 1 }} />
      </li>
      <li>
        <TileSkeleton />
      </li>
    </ul>
  </Exhibit>
);

/** Components of products, lists and pages. */
export const DesignContent = (): ReactElement => (
  <>
    <ProductParts />
    <Tiles />
    <ProductCarousel
      title="A carousel of products"
      products={Object.values(TILES)}
      renderTile={(tile) => <Tile tile={tile} />}
    />
    <ProductCarousel title="A carousel that is loading" products={undefined} renderTile={() => null} />
    <ProductCarousel title="A carousel without products" products={[]} renderTile={() => null} />
    <Banners />
    <PageParts />
  </>
);

const ProductParts = (): ReactElement => (
  <>
    <Exhibit name="Price">
      <Price prices={PLAIN} />
      <Price prices={ON_OFFER} />
      <Price prices={RANGE} />
      <Price prices={MISSING} />
      <Price prices={ON_OFFER} size="large" />
      <Price prices={PLAIN} size="small" />
    </Exhibit>
    <Exhibit name="Rating">
      <Rating rating={5} reviewCount={12034} />
      <Rating rating={3.5} reviewCount={12} />
      <Rating rating={1.2} reviewCount={1} withNumber />
      <Rating rating={undefined} reviewCount={0} />
    </Exhibit>
    <Exhibit name="Badge, chip, spinner, logo">
      <Badge>Plain</Badge>
      <Badge tone="offer">Save 20%</Badge>
      <Badge tone="reward">+50 points</Badge>
      <Badge tone="service">Repeat Delivery</Badge>
      <Badge tone="good">In stock</Badge>
      <Badge tone="bad">Recalled</Badge>
      <Badge tone="night">New</Badge>
      <Chip href="#">Chip</Chip>
      <Chip href="#" selected>
        Selected
      </Chip>
      <Chip href="#" removable label="Remove filter Brand: Merrick">
        Merrick
      </Chip>
      <Spinner label="Loading" />
      <Logo />
      <Logo markOnly />
    </Exhibit>
  </>
);

const Banners = (): ReactElement => (
  <Exhibit name="Banner">
    <div className={styles.stack}>
      <Banner title="Good to know">Orders placed now arrive on Wednesday.</Banner>
      <Banner tone="good" title="Address saved" />
      <Banner tone="warning" title="Recommendations are resting">
        Everything else works.
      </Banner>
      <Banner tone="bad" title="That card was refused" action={<ButtonLink href="#">Use another</ButtonLink>}>
        Nothing was charged.
      </Banner>
    </div>
  </Exhibit>
);

const PageParts = (): ReactElement => (
  <>
    <Exhibit name="Accordion and tabs">
      <div className={styles.stack}>
        <Accordion
          sections={[
            { id: 'one', heading: 'Open', body: 'What is inside.', open: true },
            { id: 'two', heading: 'Closed', body: 'What is inside.' },
          ]}
        />
        <Tabs
          label="How to get it"
          tabs={[
            { id: 'ship', label: 'Delivery', body: 'To your door.' },
            { id: 'pickup', label: 'Pickup', body: 'At your store.' },
          ]}
        />
      </div>
    </Exhibit>
    <Exhibit name="Breadcrumbs and pagination">
      <div className={styles.stack}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', url: '#home' },
            { label: 'Dog', url: '#dog' },
            { label: 'Dry Food', url: '#dry' },
          ]}
        />
        <Pagination page={7} pages={24} hrefOf={(page) => `#${page}`} />
        <Pagination page={1} pages={3} hrefOf={(page) => `#${page}`} label="Pages of a short list" />
      </div>
    </Exhibit>
    <Exhibit name="Skeleton and empty state">
      <div className={styles.stack}>
        <Skeleton shape="title" length="half" />
        <Skeleton length="long" />
        <EmptyState title="Nothing here yet" actions={<ButtonLink href="#">Start here</ButtonLink>}>
          <p>Say what could be here.</p>
        </EmptyState>
      </div>
    </Exhibit>
  </>
);
