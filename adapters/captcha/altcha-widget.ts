import 'altcha/external';
import 'altcha/altcha.css';
import workerUrl from 'url:altcha/workers/pbkdf2';

/** The algorithm of the shop's challenges. */
const ALGORITHM = 'PBKDF2/SHA-256';
const LANGUAGE = 'en';

/**
 * Defines the widget without its inline parts, so that it runs under a content-security-policy without exceptions: its
 * style is a file, `startWorker` starts its worker from a file, and its footer, the only text that it would write as
 * markup, is empty. It adds no delay and does not record the shopper's pointer movements.
 */
export const defineAltchaWidget = (startWorker: (url: string) => Worker): void => {
  const { algorithms, defaults, i18n } = globalThis.$altcha;
  algorithms.set(ALGORITHM, () => startWorker(workerUrl));
  defaults.set({
    hideFooter: true,
    hideLogo: true,
    humanInteractionSignature: false,
    language: LANGUAGE,
    minDuration: 0,
    name: 'captcha',
  });
  i18n.set(LANGUAGE, {
    ...i18n.get(LANGUAGE),
    footer: '',
    label: 'I’m not a robot',
    verifying: 'Verifying …',
    verified: 'Verified',
    waitAlert: 'Still verifying. One moment, please.',
    expired: 'The verification expired. Please complete it again.',
    error: 'The verification failed. Please try again.',
  });
};
