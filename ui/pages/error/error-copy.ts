import type { ErrorPage } from '../../../core/errors/error-pages';
import type { ErrorPageData } from './error-data';

interface Copy {
  readonly title: string;
  readonly text: ReadonlyArray<string>;
}

/** The texts of each error page: what happened, that nothing was lost, and what to do (ERR-02, ERR-03). */
const ERROR_COPY: Readonly<Record<ErrorPage, Copy>> = {
  'prohibited-character': {
    title: 'Some characters cannot be used here',
    text: [
      'What you typed holds a sequence of characters that could be taken for code, such as a tag in angle brackets. For your safety we did not take it in, and ended your session.',
      'Please try again and leave those characters out. If you have an account, sign in first: your cart and your lists are unchanged.',
    ],
  },
  'cross-site-request-forgery': {
    title: 'We stopped that request for your safety',
    text: [
      'It did not come from one of our own pages, or the page had been open for very long. Nothing was changed.',
      'Go back to the shop and try again from there. If another site sent you here, please do not use its link again.',
    ],
  },
  cookie: {
    title: 'Your session is no longer valid',
    text: [
      'This can happen after you sign in on another device, after a long time away, or when cookies are blocked. Your cart and your lists stay with your account.',
      'Start a new session and sign in again. If this page comes back, please allow cookies for this shop in your browser’s settings.',
    ],
  },
};

const SESSION_ENDED: Copy = {
  title: 'Your session has ended',
  text: [
    'This can happen after you sign in on another device or after a long time away. You are signed out now; your cart and your lists stay with your account.',
    'Sign in again, or go on as a guest. If this page comes back, please allow cookies for this shop in your browser’s settings.',
  ],
};

/** Returns the texts of an error page. The cookie page has a separate text when the session was ended. */
export const errorCopy = ({ kind, isSessionEnded = false }: ErrorPageData): Copy =>
  isSessionEnded ? SESSION_ENDED : ERROR_COPY[kind];
