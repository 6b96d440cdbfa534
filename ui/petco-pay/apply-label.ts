import type { Brand } from '../../core/configuration/brand';
import { cardStanding, type CardStatus } from '../../core/petco-pay/card-status';

export const APPLY_NOW = 'APPLY NOW';
export const FINISH_CARD = 'Finish adding your card';

/** What the way to the card is called, for who has none yet: an approval is finished, an offer gone on with (MOD-05). */
export const applyLabel = (card: CardStatus, { card: name }: Pick<Brand, 'card'>): string => {
  switch (cardStanding(card)) {
    case 'approved':
      return FINISH_CARD;
    case 'invited':
    case 'enrolled':
      return `Continue With ${name}`;
    case 'none':
      return APPLY_NOW;
  }
};
