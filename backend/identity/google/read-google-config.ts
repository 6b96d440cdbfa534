import type { SettingValues } from '../../../settings/settings.ts';

export interface GoogleConfig {
  /** The shop's own id at Google. */
  readonly clientId: string;
  /** Address of Google's public keys. */
  readonly keysUrl: string;
}

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

type Settings = Pick<SettingValues<'backend'>, 'GOOGLE_CLIENT_ID' | 'GOOGLE_KEYS_URL'>;

/** Reads the Google settings: no client without a client id, and the problems when something is missing. */
export const readGoogleConfig = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_KEYS_URL: keysUrl,
}: Settings): { readonly config: GoogleConfig | undefined; readonly problems: readonly string[] } => {
  if (clientId !== '') return { config: { clientId, keysUrl: keysUrl || GOOGLE_KEYS }, problems: [] };
  const problems = keysUrl === '' ? [] : ['GOOGLE_CLIENT_ID must be set when GOOGLE_KEYS_URL is.'];
  return { config: undefined, problems };
};
