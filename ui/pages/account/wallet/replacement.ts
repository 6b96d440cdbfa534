import type { Brand } from '../../../../core/configuration/brand';
import type { UseCount } from '../../../../core/repeat-delivery/plans-using';
import { isCardExpired, isStoreCard, type WalletCard } from '../../../../core/wallet/wallet';
import { walletCardName } from '../../shared/wallet-card-name';
import { defaultRemovalText } from '../default-removal-text';
import type { Replacement, WalletData } from './wallet-data';

/** The other cards, which have not expired. */
const othersThan = ({ walletId }: WalletCard, cards: ReadonlyArray<WalletCard>, now: number) =>
  cards.filter((card) => card.walletId !== walletId && !isCardExpired(card, now));

/** What follows for the default when this card is removed; undefined for another card than the default (ACC-03). */
export const whenDefaultOf = (
  { cards, removing, now }: Pick<WalletData, 'cards' | 'now' | 'removing'>,
  brand: Pick<Brand, 'card'>,
): string | undefined =>
  removing?.isDefault === true
    ? defaultRemovalText(
        'card',
        othersThan(removing, cards, now).map((other) => walletCardName(other, brand)),
      )
    : undefined;

/** What the other card does from then on. */
const takenOver = (used: number | undefined, isDefault: boolean): string => {
  const parts = [
    used === 0 ? [] : [`pay for your ${used === 1 ? 'repeat delivery' : 'repeat deliveries'}`],
    isDefault ? ['be your default card'] : [],
  ].flat();
  return `Another card can take its place. It will then ${parts.join(' and ')}.`;
};

interface ReplacedCard extends Pick<WalletData, 'cards' | 'now' | 'removing'> {
  /** How many repeat deliveries the card pays; undefined when they could not be read. */
  readonly plansUsing: UseCount | undefined;
}

/**
 * The saved cards that can take the place of the one that is to be removed, which have not expired. Undefined where that
 * would change nothing: no repeat delivery uses the card, and which card becomes the default is clear (ACC-03). For the
 * server: the page gets words.
 */
export const replacementFor = (
  { cards, removing, plansUsing, now }: ReplacedCard,
  brand: Pick<Brand, 'card'>,
): Replacement | undefined => {
  if (removing === undefined) return undefined;
  const others = othersThan(removing, cards, now);
  const used = plansUsing && plansUsing.active + plansUsing.paused;
  if (used === 0 && !(removing.isDefault && others.length > 1)) return undefined;
  const saved = others.filter((card) => !isStoreCard(card));
  if (saved.length === 0) return undefined;
  return {
    text: takenOver(used, removing.isDefault),
    cards: saved.map((card) => ({ walletId: card.walletId, name: walletCardName(card, brand) })),
  };
};
