import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { IO } from 'fp-ts/IO';
import type {
  ApplicationResult,
  CardApplicationProvider,
  CardApplicationFailure,
  CardApplicationRequest,
} from '../../core/petco-pay/card-application-provider';
import type { ScriptFailure, ScriptLoader } from '../../core/shared/script-loader';
import { CARD_OFFER_PATH } from './card-offer-names';
import { isOfferSdk, offerResultWire, type OfferSdk } from './offer-sdk';

/** The time-out for loading the bank's script; the application itself has none. */
const SCRIPT_TIMEOUT_MS = 10_000;

export interface SdkCardApplicationPorts {
  readonly scripts: ScriptLoader;
  /** Returns the object that the bank's script has set on the window, if any. */
  readonly findSdk: IO<unknown>;
}

type End = E.Either<CardApplicationFailure, ApplicationResult | undefined>;

/** Loads the bank's own script when the shopper applies (PCC-03). */
export class SdkCardApplicationProvider implements CardApplicationProvider {
  readonly #ports: SdkCardApplicationPorts;

  constructor(ports: SdkCardApplicationPorts) {
    this.#ports = ports;
  }

  readonly apply: CardApplicationProvider['apply'] = (request, whenOpen) =>
    pipe(
      this.#ports.scripts.load(CARD_OFFER_PATH, { timeoutMs: SCRIPT_TIMEOUT_MS }),
      TE.mapLeft(notLoaded),
      TE.chain(() => this.#sdk),
      TE.tapIO(() => whenOpen),
      TE.chain((sdk) => () => openApplication(sdk, request)),
    );

  /** A script without the bank's API is removed, so that the next attempt loads it again. */
  get #sdk(): TE.TaskEither<CardApplicationFailure, OfferSdk> {
    return async () => {
      const sdk = this.#ports.findSdk();
      if (isOfferSdk(sdk)) return E.right(sdk);
      this.#ports.scripts.remove(CARD_OFFER_PATH)();
      return E.left(unavailable('the script brought no application'));
    };
  }
}

const openApplication = async (sdk: OfferSdk, { prescreenId, applicant }: CardApplicationRequest): Promise<End> => {
  // The dialog that the shop has closed returns the focus first.
  await new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => {
    let last: ApplicationResult | undefined;
    try {
      sdk.open({
        ...(prescreenId === undefined ? {} : { prescreenId }),
        customer: applicant,
        onResult: (result) => {
          last = readResult(result);
        },
        onClose: () => resolve(E.right(last)),
      });
    } catch {
      resolve(E.left(unavailable('the application could not be opened')));
    }
  });
};

const readResult = (result: unknown): ApplicationResult =>
  pipe(
    offerResultWire.decode(result),
    E.match(
      () => UNREADABLE,
      ({ callId = '', message = '', result: word, status = '' }) => ({ callId, message, result: word, status }),
    ),
  );

/** The bank's message is invalid and is ignored. */
const UNREADABLE: ApplicationResult = { callId: '', message: '', result: 'ERROR', status: 'UNREADABLE' };

const unavailable = (reason: string): CardApplicationFailure => ({ kind: 'card-application-unavailable', reason });

const notLoaded = ({ cause }: ScriptFailure): CardApplicationFailure =>
  cause === 'timed-out' ? { kind: 'card-application-timed-out' } : unavailable('the script did not come');
