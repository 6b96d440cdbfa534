/** The identity provider: Google with the shop's own client id, or a local stub in development. */
export type GoogleSetup = { readonly kind: 'google'; readonly clientId: string } | { readonly kind: 'stub' };
