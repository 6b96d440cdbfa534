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
        title: `No ${card} card this time`,
        text: `The bank writes to you with its reasons. Your ${rewards} membership stays as it is.`,
        next: 'go-on',
      };
    case 'PENDING':
      return {
        title: 'Your application is being reviewed',
        text: 'There is nothing more for you to do now, and no need to apply again.',
        next: 'go-on',
      };
    case 'EXISTING':
      return {
        title: `You have ${card} already`,
        text: 'Everything about your card is on its page.',
        next: 'see-card',
      };
    default:
      return status === 'TIMED_OUT'
        ? {
            title: 'The bank did not answer in time',
            text: 'Nothing was decided. You can apply again.',
            next: 'try-again',
          }
        : {
            title: 'Your application did not go through',
            text: 'Nothing was decided. You can apply again.',
            next: 'try-again',
          };
  }
};

/** Returns the message for an application that could not be opened. */
export const notOpenedMessage = (error: ApplyPccError, { card, rewards }: Names): ApplicationMessage => {
  switch (error.kind) {
    case 'pals-membership-required':
      return {
        title: 'Your membership is on its way',
        text: `${card} needs a ${rewards} number, and we do not see yours yet. Please try again in a minute.`,
        next: 'try-again',
      };
    case 'card-application-timed-out':
      return {
        title: 'The bank is taking too long',
        text: 'Its application did not open in time. Please try again in a moment.',
        next: 'try-again',
      };
    case 'card-application-unavailable':
      return {
        title: 'Applications are not open just now',
        text: 'We could not reach the bank. Nothing was sent. Please try again in a moment.',
        next: 'try-again',
      };
  }
};
