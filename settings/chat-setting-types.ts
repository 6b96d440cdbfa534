import type { SettingType } from './setting.ts';

/** The addresses of a deployment of Salesforce's embedded chat; `gslbBaseUrl` may be left out. */
const ADDRESSES = ['orgUrl', 'communityUrl', 'baseLiveAgentContentURL', 'baseLiveAgentURL'] as const;
const IDS = ['orgId', 'deploymentName', 'deploymentId', 'buttonId', 'eswLiveAgentDevName'] as const;
const OPTIONAL = ['scriptUrl', 'gslbBaseUrl'] as const;

const SCRIPT = 'https://service.force.com/embeddedservice/5.0/esw.min.js';
const MAX_LENGTH = 300;

type Deployment = Readonly<Record<(typeof ADDRESSES)[number] | (typeof IDS)[number] | 'scriptUrl', string>> & {
  readonly gslbBaseUrl: string | null;
};

/** The deployment of the chat, as its snippet in Salesforce's set-up has it. */
export const chatDeployment: SettingType<Deployment | null> = {
  expects: `a JSON object with the texts ${[...ADDRESSES, ...IDS].join(', ')} of the chat's deployment`,
  read: (text) => {
    const given = parse(text);
    if (given === undefined || faultsOf(given).length > 0) return undefined;
    return { scriptUrl: SCRIPT, gslbBaseUrl: null, ...given } as Deployment;
  },
  faultsOf: (text) => {
    const given = parse(text);
    return given === undefined ? [] : faultsOf(given);
  },
};

const parse = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

const faultsOf = (given: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const known: ReadonlyArray<string> = [...ADDRESSES, ...IDS, ...OPTIONAL];
  const isGiven = (name: string): boolean => Object.hasOwn(given, name);
  return [
    ...Object.keys(given)
      .filter((name) => !known.includes(name))
      .map((name) => `it has an unknown field "${name.slice(0, 60)}"`),
    ...[...ADDRESSES, ...OPTIONAL.filter(isGiven)]
      .filter((name) => !isAddress(given[name]))
      .map((name) => `${name} must be an http or https address`),
    ...IDS.filter((name) => !isId(given[name])).map(
      (name) => `${name} must be a text of at most ${MAX_LENGTH} characters`,
    ),
  ];
};

const isId = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;

/** A host without the characters that separate sources of a policy. */
const isAddress = (value: unknown): boolean => {
  const url = typeof value === 'string' && value.length <= MAX_LENGTH ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && /^[\w.-]+$/.test(url.hostname) && url.username === '';
};
