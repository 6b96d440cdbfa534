import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { makeLoadAccountOverview } from '../../core/overview/load-account-overview';
import { makeLoadMemberHome } from '../../core/overview/load-member-home';
import { makeConfirmEmailChange, makeRequestEmailChange } from '../../core/account/profile/change-email';
import { makeChangePassword } from '../../core/account/profile/change-password';
import { makeChangeProfile } from '../../core/account/profile/change-profile';
import { makeDeleteAccount } from '../../core/account/data/delete-account';
import { makeSignOutEverywhere } from '../../core/account/security/sign-out-everywhere';
import { BackendTokens } from '../backend/tokens';
import { CheckoutTokens } from '../checkout/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { IdentityTokens } from '../identity/tokens';
import { ListTokens } from '../lists/tokens';
import { OrderTokens } from '../orders/tokens';
import { PetTokens } from '../pets/tokens';
import { PlatformTokens } from '../platform/tokens';
import { PetcoPayTokens } from '../petco-pay/tokens';
import { RepeatDeliveryTokens } from '../repeat-delivery/tokens';
import { RewardsTokens } from '../rewards/tokens';
import { StoreTokens } from '../stores/tokens';
import { AccountTokens } from './tokens';

const bindProfile = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(AccountTokens.profiles).toResolvedValue(({ profiles }) => profiles, [BackendTokens.personal]);
  bind(AccountTokens.loadProfile).toResolvedValue(({ profile }) => profile, [AccountTokens.profiles]);
  bind(AccountTokens.changeProfile).toResolvedValue(
    (profiles) => makeChangeProfile({ profiles }),
    [AccountTokens.profiles],
  );
  bind(AccountTokens.requestEmailChange).toResolvedValue(
    (profiles) => makeRequestEmailChange({ profiles }),
    [AccountTokens.profiles],
  );
  bind(AccountTokens.confirmEmailChange).toResolvedValue(
    (profiles) => makeConfirmEmailChange({ profiles }),
    [AccountTokens.profiles],
  );
  bind(AccountTokens.changePassword).toResolvedValue(
    (profiles) => makeChangePassword({ profiles }),
    [AccountTokens.profiles],
  );
};

const bindData = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(AccountTokens.personalData).toResolvedValue(({ personalData }) => personalData, [BackendTokens.personal]);
  bind(AccountTokens.downloadData).toResolvedValue(({ download }) => download, [AccountTokens.personalData]);
  bind(AccountTokens.deleteAccount).toResolvedValue(
    (personalData, session) => makeDeleteAccount({ personalData, session }),
    [AccountTokens.personalData, IdentityTokens.session],
  );
};

const bindSecurity = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(AccountTokens.sessions).toResolvedValue(({ accountSessions }) => accountSessions, [BackendTokens.personal]);
  bind(AccountTokens.openSessions).toResolvedValue(({ open }) => open, [AccountTokens.sessions]);
  bind(AccountTokens.endSession).toResolvedValue(({ end }) => end, [AccountTokens.sessions]);
  bind(AccountTokens.signOutEverywhere).toResolvedValue(
    (sessions, signOut) => makeSignOutEverywhere({ sessions, signOut }),
    [AccountTokens.sessions, IdentityTokens.signOut],
  );
};

const bindHome = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(AccountTokens.loadMemberHome).toResolvedValue(
    (listOrders, listPurchases, repeatPlans, refreshRewards, pets, clock, capabilities) =>
      makeLoadMemberHome({ listOrders, listPurchases, repeatPlans, refreshRewards, pets, clock, capabilities }),
    [
      OrderTokens.listOrders,
      OrderTokens.listPurchases,
      RepeatDeliveryTokens.plans,
      RewardsTokens.refreshRewards,
      PetTokens.pets,
      PlatformTokens.clock,
      ConfigurationTokens.capabilities,
    ],
  );
};

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const accountModule = new ContainerModule((options) => {
  bindProfile(options);
  bindSecurity(options);
  bindData(options);
  bindHome(options);
  options.bind(AccountTokens.loadOverview).toResolvedValue(
    (
      listOrders,
      repeatPlans,
      refreshRewards,
      addresses,
      loadWallet,
      pets,
      wishLists,
      placeStore,
      clock,
      capabilities,
    ) =>
      makeLoadAccountOverview({
        listOrders,
        repeatPlans,
        refreshRewards,
        addresses,
        loadWallet,
        pets,
        wishLists,
        placeStore,
        clock,
        capabilities,
      }),
    [
      OrderTokens.listOrders,
      RepeatDeliveryTokens.plans,
      RewardsTokens.refreshRewards,
      CheckoutTokens.addresses,
      PetcoPayTokens.loadWallet,
      PetTokens.pets,
      ListTokens.wishLists,
      StoreTokens.placeStore,
      PlatformTokens.clock,
      ConfigurationTokens.capabilities,
    ],
  );
});
