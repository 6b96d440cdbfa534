import type { ErrorPage } from '../../../core/errors/error-pages';
import type { ErrorPageData } from './error-data';

interface Copy {
  readonly title: string;
  readonly text: ReadonlyArray<string>;
}

/** The texts of each error page: what happened, that nothing was lost, and what to do (ERR-02, ERR-03). */
const ERROR_COPY: Readonly<Record<ErrorPage, Copy>> = {
  'prohibited-character': {
    title: 'Some characters aren’t allowed',
    text: [
      'Your entry included characters that could be read as code, such as a tag in angle brackets. To be safe, we didn’t save it and ended your session.',
      'Please try again without those characters. If you have an account, sign in first: your cart and lists are saved to it.',
    ],
  },
  'cross-site-request-forgery': {
    title: 'We blocked that request for your safety',
    text: [
      'It didn’t come from one of our pages, or the page was open for too long. Nothing was changed.',
      'Please go back to our site and try again. If another site sent you here, don’t use its link again.',
    ],
  },
  cookie: {
    title: 'Your session has expired',
    text: [
      'This can happen if you sign in on another device, are away for a long time or block cookies. If you have an account, your cart and lists are saved to it.',
      'Start a new session and sign in again. If you see this page again, allow cookies for this site in your browser settings.',
    ],
  },
};

const SESSION_ENDED: Copy = {
  title: 'Your session has ended',
  text: [
    'This can happen if you sign in on another device or are away for a long time. You’re signed out. If you have an account, your cart and lists are saved to it.',
    'Sign in again, or continue as a guest. If you see this page again, allow cookies for this site in your browser settings.',
  ],
};

/** Returns the texts of an error page. The cookie page has a separate text when the session was ended. */
export const errorCopy = ({ kind, isSessionEnded = false }: ErrorPageData): Copy =>
  isSessionEnded ? SESSION_ENDED : ERROR_COPY[kind];
