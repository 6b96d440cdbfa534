/** Where the provider's own scripts are; the content-security-policy of pages with the captcha names the same. */
const SOURCES = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * Lets the provider's script fetch the rest of itself in a browser with Trusted Types: it knows nothing of the shop's
 * policies, so that a default one has to check its addresses. Any other address stays refused.
 */
export const trustRecaptcha = ({ trustedTypes }: Pick<Window, 'trustedTypes'>): void => {
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (SOURCES.some((source) => url.startsWith(source)) ? url : null),
  });
};
