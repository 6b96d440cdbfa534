import type { ReactElement } from 'react';
import { use } from 'react';
import { MAX_AGAIN } from '../../../core/orders/max-again';
import { LINKS } from '../../../core/paths/links';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import { LinkContext } from '../../page/link-context';
import type { AgainResult } from './again-marks';
import { itemsWords, namesWords, partlyWords, toChooseWords } from './again-words';

export interface AgainBannerProps {
  readonly result: AgainResult | undefined;
  /** The name of an item on the page; undefined for a part number that is not on it. */
  readonly nameOf: (partNumber: string) => string | undefined;
  /** The name of a store on the page; undefined for one that is not on it. */
  readonly storeNameOf?: (storeId: string) => string | undefined;
  /** Says where the quantities are that were not available; missing where they are not kept. */
  readonly partKept?: string;
  /** The form that goes on with the items that were not tried yet. */
  readonly moveRest?: ReactElement;
}

const titleOf = (count: number, rest: number): string => {
  if (count === 0) return 'Nothing was added to your cart.';
  return rest === 0
    ? `${itemsWords(count)} added to your cart.`
    : `We moved ${count} of ${itemsWords(count + rest)} to your cart.`;
};

const FAILURES = {
  failed: 'Please check your cart and try again in a moment.',
  full: `Your cart can hold up to ${MAX_AGAIN} different products.`,
} as const;

/** Says what buying again has added, and what is not available now, or not as often as wanted (ORD-08). */
export const AgainBanner = (props: AgainBannerProps): ReactElement | null => {
  const { result, nameOf, storeNameOf, partKept, moveRest } = props;
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
  const { count, unavailable, partly = [], rest = 0, needText = 0, needStore = 0, isCartFull = false } = result;
  const toChoose = toChooseWords(needText, needStore);
  const names = unavailable.flatMap(({ partNumber, outAt }) => {
    const name = nameOf(partNumber);
    if (name === undefined) return [];
    return [outAt === undefined ? name : `${name} (unavailable at ${storeNameOf?.(outAt) ?? 'the store'})`];
  });
  return (
    <Banner
      tone={count === 0 || isCartFull ? 'warning' : 'info'}
      urgent
      title={titleOf(count, rest)}
      action={count === 0 && !isCartFull ? undefined : toCart}
    >
      {isCartFull ? <p>{FAILURES.full}</p> : null}
      {unavailable.length === 0 ? null : <p>Not available now: {namesWords(names, unavailable.length)}.</p>}
      {toChoose === '' ? null : <p>{toChoose}</p>}
      {partlyWords(partly, nameOf).map((words, index) => (
        <p key={index}>{words}</p>
      ))}
      {partly.length === 0 || partKept === undefined ? null : <p>{partKept}</p>}
      {rest === 0 || isCartFull ? null : moveRest}
    </Banner>
  );
};
