import type { AskForNoticeError } from './ask-for-notice';

const IN_STOCK = 'Good news: it’s back in stock. You can order it now.';
const NOT_SOLD = 'This product is no longer sold, so we can’t email you about it.';
/** What to do about a product that is not delivered (ACC-06). */
export const NOT_DELIVERED = 'We don’t deliver this product. Choose a store, and we’ll email you when it’s there.';
const TOO_OFTEN = 'Too many attempts. Please wait a minute and try again.';
const NOT_POSSIBLE = 'Something went wrong. Please try again in a moment.';

/** Returns the message above the form when a mail could not be asked for; undefined when the field says why (ACC-06). */
export const noticeProblem = ({ kind }: AskForNoticeError): string | undefined => {
  switch (kind) {
    case 'invalid-fields':
      return undefined;
    case 'in-stock-now':
      return IN_STOCK;
    case 'not-sold':
      return NOT_SOLD;
    case 'not-delivered':
      return NOT_DELIVERED;
    case 'too-many-requests':
      return TOO_OFTEN;
    default:
      return NOT_POSSIBLE;
  }
};
