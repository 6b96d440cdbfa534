/** The part of Trusted Types that the shop uses, which TypeScript's DOM types lack. */
interface TrustedTypePolicies {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string | null },
  ) => { readonly createScriptURL: (url: string) => string };
}

interface Window {
  readonly trustedTypes?: TrustedTypePolicies;
}
