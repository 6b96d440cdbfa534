import { buttonProblem } from '../../../../core/account/button-problem';
import type { DeclineReason } from '../../../../core/checkout/loading/checkout';
import type { AddCardFailure } from '../../../../core/wallet/wallet-gateway';
import { statusOfProblem } from '../../../checkout/review/placing-message';

const DECLINED: Readonly<Record<DeclineReason, string>> = {
  declined: 'Your bank declined this card, so it wasn’t saved. Please use another card, or contact your bank.',
  'insufficient-funds': 'Your bank declined this card, so it wasn’t saved. Please use another card.',
  'wrong-security-code': 'The security code is incorrect. Please enter the card again.',
  'wrong-number': 'The card number is incorrect. Please enter the card again.',
  'expired-card': 'This card has expired. Please use another card.',
  'try-again-later': 'Your bank didn’t respond, so the card wasn’t saved. Please try again in a few minutes.',
  'authentication-failed': 'Your bank didn’t approve the card, so it wasn’t saved.',
};

/** Why a card was not added, with the status of the page that says so. */
export interface CardProblem {
  readonly status: number;
  readonly message: string | undefined;
}

/** Returns what the shopper reads after a card could not be added (ACC-03). */
export const cardProblem = (failure: Exclude<AddCardFailure, { kind: 'identity-needed' }>): CardProblem => {
  switch (failure.kind) {
    case 'card-declined':
      return { status: 400, message: DECLINED[failure.reason] };
    case 'wallet-full':
      return { status: 400, message: 'Your wallet is full. Please remove a card first.' };
    case 'too-many-tries':
      return { status: 429, message: 'Too many attempts. Please try again in an hour.' };
    case 'no-such-card':
      return {
        status: 404,
        message: 'We couldn’t find this card. Please enter it again.',
      };
    case 'unreachable':
      return {
        status: 503,
        message: 'We’re still waiting for a response. Check your wallet in a minute before entering the card again.',
      };
    case 'refused':
    case 'unintelligible':
      return { status: statusOfProblem(failure), message: buttonProblem(failure)?.message };
  }
};
