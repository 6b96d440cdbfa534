import type { ReactElement } from 'react';
import { use } from 'react';
import { MAX_AGAIN } from '../../../core/orders/max-again';
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
  /** The form that goes on with the items that were not tried yet. */
  readonly moveRest?: ReactElement;
}

const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

const titleOf = (count: number, rest: number): string => {
  if (count === 0) return 'Nothing was added to your cart.';
  return rest === 0
    ? `${items(count)} added to your cart.`
    : `We moved ${count} of ${items(count + rest)} to your cart.`;
};

const FAILURES = {
  failed: 'Please check your cart and try again in a moment.',
  full: `Your cart can hold up to ${MAX_AGAIN} different products.`,
} as const;

/** Says what buying again has added, and what is not available now (ORD-08). */
export const AgainBanner = ({ result, nameOf, storeNameOf, moveRest }: AgainBannerProps): ReactElement | null => {
  const linkTo = use(LinkContext);
  if (result === undefined) return null;
  const toCart = (
    <ButtonLink href={linkTo(LINKS.cart)} look="secondary" size="small">
      View cart
    </ButtonLink>
  );
  if (result.kind !== 'added') {
    return (
      <Banner tone="bad" urgent title="We couldn’t add everything to your cart." action={toCart}>
        <p>{FAILURES[result.kind]}</p>
      </Banner>
    );
  }
  const { count, unavailable, rest = 0 } = result;
  const names = unavailable.flatMap(({ partNumber, outAt }) => {
    const name = nameOf(partNumber);
    if (name === undefined) return [];
    return [outAt === undefined ? name : `${name} (unavailable at ${storeNameOf?.(outAt) ?? 'the store'})`];
  });
  return (
    <Banner
      tone={count === 0 ? 'warning' : 'info'}
      urgent
      title={titleOf(count, rest)}
      action={count === 0 ? undefined : toCart}
    >
      {unavailable.length === 0 ? null : (
        <p>Not available now: {names.length === 0 ? items(unavailable.length) : names.join('; ')}.</p>
      )}
      {rest === 0 ? null : moveRest}
    </Banner>
  );
};
