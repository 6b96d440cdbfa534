import { ContainerModule } from 'inversify';
import {
  makeCreateList,
  makeLoadLists,
  makeLoadWished,
  makeRenameList,
  makeToggleWish,
} from '../../core/lists/change-lists';
import { makeMoveListToCart } from '../../core/lists/move-to-cart';
import { makeWithStoreStock } from '../../core/lists/with-store-stock';
import { BackendTokens } from '../backend/tokens';
import { IdentityTokens } from '../identity/tokens';
import { OrderTokens } from '../orders/tokens';
import { PlatformTokens } from '../platform/tokens';
import { StoreTokens } from '../stores/tokens';
import { ListTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const listsModule = new ContainerModule(({ bind }) => {
  bind(ListTokens.wishLists).toResolvedValue(({ wishLists }) => wishLists, [BackendTokens.personal]);
  bind(ListTokens.loadLists).toResolvedValue(
    (wishLists, session) => makeLoadLists({ wishLists, session }),
    [ListTokens.wishLists, IdentityTokens.session],
  );
  bind(ListTokens.loadWished).toResolvedValue(
    (wishLists, session) => makeLoadWished({ wishLists, session }),
    [ListTokens.wishLists, IdentityTokens.session],
  );
  bind(ListTokens.toggleWish).toResolvedValue(
    (wishLists, becomeGuest, ensureGuestIdentity, session) =>
      makeToggleWish({ wishLists, becomeGuest, ensureGuestIdentity, session }),
    [ListTokens.wishLists, IdentityTokens.becomeGuest, IdentityTokens.ensureGuestIdentity, IdentityTokens.session],
  );
  bind(ListTokens.create).toResolvedValue(
    (wishLists, becomeGuest, ensureGuestIdentity, session) =>
      makeCreateList({ wishLists, becomeGuest, ensureGuestIdentity, session }),
    [ListTokens.wishLists, IdentityTokens.becomeGuest, IdentityTokens.ensureGuestIdentity, IdentityTokens.session],
  );
  bind(ListTokens.rename).toResolvedValue((wishLists) => makeRenameList({ wishLists }), [ListTokens.wishLists]);
  bind(ListTokens.withStoreStock).toResolvedValue(
    (storeStock) => makeWithStoreStock({ storeStock }),
    [StoreTokens.stock],
  );
  bind(ListTokens.moveToCart).toResolvedValue(
    (wishLists, buyAgain, withStoreStock, clock) => makeMoveListToCart({ wishLists, buyAgain, withStoreStock, clock }),
    [ListTokens.wishLists, OrderTokens.buyAgain, ListTokens.withStoreStock, PlatformTokens.clock],
  );
});
