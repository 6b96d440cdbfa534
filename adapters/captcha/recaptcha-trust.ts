/** The URLs of the provider's scripts, also listed in the content-security-policy of pages with the captcha. */
const SOURCES = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * Lets the provider's script load its other parts in a browser with Trusted Types. That script does not use the shop's
 * policies, so a default policy has to check its URLs. Any other URL is refused.
 */
export const trustRecaptcha = ({ trustedTypes }: Pick<Window, 'trustedTypes'>): void => {
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (SOURCES.some((source) => url.startsWith(source)) ? url : null),
  });
};
