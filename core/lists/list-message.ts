import type { InvalidListName } from './change-lists';
import { MAX_LIST_NAME } from './wish-list';
import type { ListFailure } from './wish-lists';

const BAD_REQUEST = 400;
/** From here on, the service may have failed after the change was made. */
const SERVICE_FAULT = 500;
const NOT_ACCEPTED = 'That didn’t work. Nothing was changed. The product may no longer be sold.';
const NOT_POSSIBLE = 'We couldn’t update your lists. Please try again in a moment.';
/** The change may have been made all the same. */
const NO_ANSWER = 'We couldn’t confirm your change. Please check your lists in a moment.';

/** The message for the shopper when a list could not be changed (ACC-05). */
export const listMessage = (failure: InvalidListName | ListFailure): string => {
  switch (failure.kind) {
    case 'invalid-list-name':
      return `Please enter a list name of up to ${MAX_LIST_NAME} characters.`;
    case 'list-name-taken':
      return 'You already have a list with this name. Please choose another one.';
    case 'list-full':
      return 'Your lists are full. Please remove something first.';
    case 'no-such-list':
      return 'This is no longer in your lists.';
    case 'identity-needed':
      return 'Your session has ended. Please sign in and try again.';
    case 'refused':
      if (failure.status >= SERVICE_FAULT) return NO_ANSWER;
      return failure.status === BAD_REQUEST ? NOT_ACCEPTED : NOT_POSSIBLE;
    case 'unreachable':
      return failure.cause === 'unavailable' ? NOT_POSSIBLE : NO_ANSWER;
    default:
      return NO_ANSWER;
  }
};
