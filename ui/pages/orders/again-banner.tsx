import type { ReactElement } from 'react';
import { use } from 'react';
import { LINKS } from '../../../core/paths/links';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import { LinkContext } from '../../page/link-context';
import type { AgainResult } from './again-marks';

export interface AgainBannerProps {
  readonly result: AgainResult | undefined;
  /** The name of an item on the page; undefined for a part number that is not on it. */
  readonly nameOf: (partNumber: string) => string | undefined;
  /** The name of a store on the page; undefined for one that is not on it. */
  readonly storeNameOf?: (storeId: string) => string | undefined;
}

const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Says what buying again has added, and what is not available now (ORD-08). */
export const AgainBanner = ({ result, nameOf, storeNameOf }: AgainBannerProps): ReactElement | null => {
  const linkTo = use(LinkContext);
  if (result === undefined) return null;
  const toCart = (
    <ButtonLink href={linkTo(LINKS.cart)} look="secondary" size="small">
      View cart
    </ButtonLink>
  );
  if (result.kind === 'failed') {
    return (
      <Banner tone="bad" urgent title="We couldn’t add everything to your cart." action={toCart}>
        <p>Please check your cart and try again in a moment.</p>
      </Banner>
    );
  }
  const { count, unavailable } = result;
  const names = unavailable.flatMap(({ partNumber, outAt }) => {
    const name = nameOf(partNumber);
    if (name === undefined) return [];
    return [outAt === undefined ? name : `${name} (unavailable at ${storeNameOf?.(outAt) ?? 'the store'})`];
  });
  return (
    <Banner
      tone={count === 0 ? 'warning' : 'info'}
      urgent
      title={count === 0 ? 'Nothing was added to your cart.' : `${items(count)} added to your cart.`}
      action={count === 0 ? undefined : toCart}
    >
      {unavailable.length === 0 ? null : (
        <p>Not available now: {names.length === 0 ? items(unavailable.length) : names.join('; ')}.</p>
      )}
    </Banner>
  );
};
