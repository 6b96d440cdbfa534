import type { FastifyBaseLogger } from 'fastify';
import { makeAddressAllowance, makeAllowance } from '../limits/allowance.ts';
import type { AddressDirectory } from './address-directory.ts';
import type { AddressAnswer, AddressProvider } from './address-provider.ts';
import { correctionOf } from './correction.ts';

export interface ProvidedDirectoryDeps {
  readonly provider: AddressProvider;
  /** Answers in place of the provider when that cannot. */
  readonly embedded: AddressDirectory;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** How long a provider that failed is not asked again. */
const PAUSE_MS = 30_000;
const MINUTE_MS = 60_000;
/** Each question costs the shop money: what one visitor and what all visitors of a process may cause in a minute. */
const QUESTIONS = { ofVisitor: 60, ofProcess: 600 };
const ALL_VISITORS = 'all';

/**
 * A directory that asks a provider, and the embedded directory while the provider fails or has been asked too often.
 * ZIP codes are looked up in the embedded one, which knows their places. [CHK-03]
 */
export const makeProvidedDirectory = ({ provider, embedded, clock, log }: ProvidedDirectoryDeps): AddressDirectory => {
  const ofVisitor = makeAddressAllowance({ most: QUESTIONS.ofVisitor, windowMs: MINUTE_MS, clock });
  const ofProcess = makeAllowance({ most: QUESTIONS.ofProcess, windowMs: MINUTE_MS, clock });
  let pausedUntil = 0;

  /** The provider's answer; undefined when the embedded directory has to answer. */
  const ask = async <A>(askedFrom: string, question: () => Promise<AddressAnswer<A>>) => {
    if (clock() < pausedUntil || !ofVisitor.take(askedFrom) || !ofProcess.take(ALL_VISITORS)) return undefined;
    const answer = await question();
    if (answer.kind === 'answer') return answer;
    const { problem } = answer;
    if (problem !== 'refused') pausedUntil = clock() + PAUSE_MS;
    if (problem === 'credentials') log.error('the address provider does not accept the key of the shop');
    else log.warn({ problem }, 'the address provider did not answer');
    return undefined;
  };

  return {
    placeOf: embedded.placeOf,
    suggest: async (text, zipCode, askedFrom) => {
      const answer = await ask(askedFrom, () => provider.suggest(text, zipCode));
      return answer?.value ?? embedded.suggest(text, zipCode, askedFrom);
    },
    correct: async (address, askedFrom) => {
      const answer = await ask(askedFrom, () => provider.standardise(address));
      // An address that the provider does not know may be new. Its spelling can still be corrected.
      return answer?.value === undefined ? embedded.correct(address, askedFrom) : correctionOf(address, answer.value);
    },
  };
};
