import type { Brand } from '../../core/configuration/brand';
import { cardStanding, type CardStatus } from '../../core/petco-pay/card-status';

export const APPLY_NOW = 'APPLY NOW';
export const FINISH_CARD = 'Finish adding your card';

/** Returns the label of the button that starts or continues the application, by the status of the card (MOD-05). */
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
