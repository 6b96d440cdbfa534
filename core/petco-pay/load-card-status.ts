import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../configuration/capabilities';
import type { StoreConfiguration } from '../configuration/store-configuration';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { CardProgrammeGateway } from './card-programme-gateway';
import { NO_CARD, type CardStatus } from './card-status';

/** The shopper's card together with the store configuration for its registration (PCC-01). */
export interface CardInfo extends CardStatus {
  /** CAPTCHA_INTERSTITIAL_ENABLED is Y. */
  readonly registrationCaptchaEnabled: boolean;
  /** CAPTCHA_SITE_KEY. */
  readonly registrationCaptchaKey: string | undefined;
}

export interface LoadCardStatusPorts {
  readonly cardProgramme: Pick<CardProgrammeGateway, 'status'>;
  /** A configuration that cannot be read counts as an empty one. */
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
  readonly capabilities: Capabilities;
}

/** Reads the status of the shopper's card. A shop without the card sends no request. Fails as the gateway does. */
export type LoadCardStatus = TE.TaskEither<UpstreamFailure, CardInfo>;

export const makeLoadCardStatus = ({
  cardProgramme,
  configuration,
  capabilities,
}: LoadCardStatusPorts): LoadCardStatus =>
  capabilities.has('card')
    ? pipe(
        TE.Do,
        TE.apS('status', cardProgramme.status),
        TE.apS('switches', orEmpty(configuration)),
        TE.map(({ status, switches }) => ({ ...status, ...captchaOf(switches) })),
      )
    : TE.right({ ...NO_CARD, ...captchaOf({}) });

const orEmpty = (
  configuration: LoadCardStatusPorts['configuration'],
): TE.TaskEither<UpstreamFailure, StoreConfiguration> =>
  pipe(
    configuration,
    TE.orElse(() => TE.right<UpstreamFailure, StoreConfiguration>({})),
  );

const captchaOf = (
  switches: StoreConfiguration,
): Pick<CardInfo, 'registrationCaptchaEnabled' | 'registrationCaptchaKey'> => ({
  registrationCaptchaEnabled: switches['CAPTCHA_INTERSTITIAL_ENABLED'] === 'Y',
  registrationCaptchaKey: switches['CAPTCHA_SITE_KEY']?.trim() || undefined,
});
