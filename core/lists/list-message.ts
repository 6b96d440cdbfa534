import type { InvalidListName } from './change-lists';
import { MAX_LIST_NAME } from './wish-list';
import type { ListFailure } from './wish-lists';

const BAD_REQUEST = 400;
const NOT_ACCEPTED = 'This was not accepted, and nothing was changed. The product may not be sold any more.';
const NOT_POSSIBLE = 'We could not change your lists just now. Please try again in a moment.';

/** The message for the shopper when a list could not be changed (ACC-05). */
export const listMessage = (failure: InvalidListName | ListFailure): string => {
  switch (failure.kind) {
    case 'invalid-list-name':
      return `Please name the list, in at most ${MAX_LIST_NAME} characters.`;
    case 'list-name-taken':
      return 'You have a list with this name. Please choose another one.';
    case 'list-full':
      return 'This does not fit in your lists any more. Please remove something first.';
    case 'no-such-list':
      return 'This is not in your lists any more.';
    case 'identity-needed':
      return 'Your session has ended. Please sign in, and try again.';
    case 'refused':
      return failure.status === BAD_REQUEST ? NOT_ACCEPTED : NOT_POSSIBLE;
    default:
      return NOT_POSSIBLE;
  }
};
