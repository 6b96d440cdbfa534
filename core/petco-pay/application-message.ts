import type { Brand } from '../configuration/brand';
import type { ApplyPccError } from './apply-pcc';
import type { ApplicationResult } from './card-application-provider';

/** The message to the shopper when an application was not approved. */
export interface ApplicationMessage {
  readonly title: string;
  readonly text: string;
  /** The next step: apply again, look at the existing card, or continue shopping. */
  readonly next: 'try-again' | 'see-card' | 'go-on';
}

type Names = Pick<Brand, 'card' | 'rewards'>;

/**
 * Returns the message for a result that is no approval. The bank's own message comes first, if there is one (PCC-04).
 */
export const notApprovedMessage = (result: ApplicationResult, brand: Names): ApplicationMessage => {
  const words = wordsFor(result, brand);
  const said = result.message.trim();
  return said === '' ? words : { ...words, text: said === words.text ? said : `${said} ${words.text}` };
};

const wordsFor = ({ result, status }: ApplicationResult, { card, rewards }: Names): ApplicationMessage => {
  switch (result) {
    case 'DECLINED':
      return {
        title: `Your ${card} application wasn’t approved`,
        text: `The bank will mail you its reasons. Your ${rewards} membership doesn’t change.`,
        next: 'go-on',
      };
    case 'PENDING':
      return {
        title: 'Your application is being reviewed',
        text: 'You don’t need to do anything else or apply again.',
        next: 'go-on',
      };
    case 'EXISTING':
      return {
        title: `You already have ${card}`,
        text: 'See your card’s page for details.',
        next: 'see-card',
      };
    default:
      return status === 'TIMED_OUT'
        ? {
            title: 'The bank didn’t respond in time',
            text: 'No decision was made. You can apply again.',
            next: 'try-again',
          }
        : {
            title: 'Your application didn’t go through',
            text: 'No decision was made. You can apply again.',
            next: 'try-again',
          };
  }
};

/** Returns the message for an application that could not be opened. */
export const notOpenedMessage = (error: ApplyPccError, { card, rewards }: Names): ApplicationMessage => {
  switch (error.kind) {
    case 'pals-membership-required':
      return {
        title: 'We’re setting up your membership',
        text: `You need a ${rewards} number to apply for ${card}, and yours isn’t ready yet. Please try again in a minute.`,
        next: 'try-again',
      };
    case 'card-application-timed-out':
      return {
        title: 'The bank is taking too long',
        text: 'The application didn’t load in time. Please try again in a moment.',
        next: 'try-again',
      };
    case 'card-application-unavailable':
      return {
        title: 'We can’t take applications right now',
        text: 'We couldn’t reach the bank. Nothing was submitted. Please try again in a moment.',
        next: 'try-again',
      };
  }
};
