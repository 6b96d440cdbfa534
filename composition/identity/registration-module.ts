import { ContainerModule } from 'inversify';
import { makeRegister } from '../../core/identity/registration/register';
import { ConfigurationTokens } from '../configuration/tokens';
import { BackendTokens } from '../backend/tokens';
import { IdentityTokens } from './tokens';
import { RewardsTokens } from '../rewards/tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const registrationModule = new ContainerModule(({ bind }) => {
  bind(IdentityTokens.registration).toResolvedValue(({ registration }) => registration, [BackendTokens.personal]);
  bind(IdentityTokens.register).toResolvedValue(
    (registration, session, signIn, joinPals, configuration) =>
      makeRegister({ registration, session, signIn, joinPals, configuration }),
    [
      IdentityTokens.registration,
      IdentityTokens.session,
      IdentityTokens.signIn,
      RewardsTokens.joinPals,
      ConfigurationTokens.forSignIn,
    ],
  );
});
