import { fileURLToPath } from 'node:url';
import type { SettingValues } from '../../settings/settings.ts';

/** Where mail is sent to, and its sender. */
export type MailConfig = { readonly from: string } & (
  | {
      readonly kind: 'smtp';
      readonly host: string;
      readonly port: number;
      /** TLS from the first byte; otherwise the connection is upgraded by STARTTLS before mail is sent. */
      readonly isTls: boolean;
      readonly user: string;
      readonly password: string;
    }
  | { readonly kind: 'folder'; readonly folder: string }
);

const ADDRESS = /^(?:[^<>@\r\n]{1,100} )?<?[^\s<>@]+@[^\s<>@]+>?$/;
const MUST = 'MAIL_URL must be smtp://host:port, smtps://user:password@host:port or file:///folder';

const configOf = (url: URL, from: string): MailConfig | undefined => {
  if (url.protocol === 'file:' && url.hostname === '') return { kind: 'folder', folder: fileURLToPath(url), from };
  const isTls = url.protocol === 'smtps:';
  if ((!isTls && url.protocol !== 'smtp:') || url.hostname === '' || !['', '/'].includes(url.pathname))
    return undefined;
  return {
    kind: 'smtp',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    isTls,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from,
  };
};

type Settings = Pick<SettingValues<'backend'>, 'MAIL_URL' | 'MAIL_FROM'>;

/**
 * Reads the mail settings. `config` is undefined without MAIL_URL and when there are `problems`, which say what is wrong
 * without showing the values, since they may contain a password.
 */
export const readMailConfig = ({
  MAIL_URL: given,
  MAIL_FROM: from,
}: Settings): { readonly config: MailConfig | undefined; readonly problems: readonly string[] } => {
  if (given === '') {
    return { config: undefined, problems: from === '' ? [] : ['MAIL_URL must be set when MAIL_FROM is'] };
  }
  const url = URL.parse(given);
  const config = url === null ? undefined : configOf(url, from);
  const problems = [
    ...(config === undefined ? [MUST] : []),
    ...(ADDRESS.test(from)
      ? []
      : ['MAIL_FROM must be the address that mail comes from, such as Shop <shop@shop.example>']),
  ];
  return { config: problems.length === 0 ? config : undefined, problems };
};
