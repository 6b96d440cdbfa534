export interface GoogleConfig {
  /** The shop's own id at Google. */
  readonly clientId: string;
  /** Address of Google's public keys. */
  readonly keysUrl: string;
}

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

/** Reads GOOGLE_CLIENT_ID and GOOGLE_KEYS_URL, and tells what is wrong with them; without a client id there is no config. */
export const readGoogleConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: GoogleConfig | undefined; readonly problems: readonly string[] } => {
  const clientId = environment.GOOGLE_CLIENT_ID?.trim() ?? '';
  const given = environment.GOOGLE_KEYS_URL?.trim() ?? '';
  const keysUrl = given || GOOGLE_KEYS;
  const isAddress = /^https?:$/.test(URL.parse(keysUrl)?.protocol ?? '');
  const problems = [
    ...(isAddress ? [] : ['GOOGLE_KEYS_URL must be an http or https address']),
    ...(clientId === '' && given !== '' ? ['GOOGLE_CLIENT_ID must be set when GOOGLE_KEYS_URL is'] : []),
  ];
  return { config: clientId === '' ? undefined : { clientId, keysUrl }, problems };
};
