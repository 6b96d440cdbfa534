import type { TaskEither } from 'fp-ts/TaskEither';
import { left } from '../../core/shared/either';
import type { Unreachable } from '../../core/shared/upstream-failure';
import type { LateUseCases, ScreenUseCases } from '../page/use-cases';

export interface AllUseCases extends ScreenUseCases, LateUseCases {}

/** Loads the shop's use cases over the network on first use. Rejects when they cannot be loaded. */
export type LoadUseCases<UseCases = AllUseCases> = () => Promise<UseCases>;

/** Use cases whose code is loaded when one of them first runs. When it cannot be loaded, they fail with `missing`. */
export interface FetchWhenRun<UseCases> {
  readonly task: <E, A>(find: (all: UseCases) => TaskEither<E, A>, missing: NoInfer<E>) => TaskEither<E, A>;
  readonly useCase: <In extends ReadonlyArray<unknown>, E, A>(
    find: (all: UseCases) => (...input: In) => TaskEither<E, A>,
    missing: NoInfer<E>,
  ) => (...input: In) => TaskEither<E, A>;
}

/** The code of a use case could not be loaded: no service was called. */
export const NOT_FETCHED: Unreachable = { kind: 'unreachable', service: 'shop', cause: 'network' };

/** Makes use cases that are loaded once when one of them runs, and again after a failed load. */
export const fetchWhenRun = <UseCases>(load: LoadUseCases<UseCases>): FetchWhenRun<UseCases> => {
  const run =
    <E, A>(find: (all: UseCases) => TaskEither<E, A>, missing: E): TaskEither<E, A> =>
    () =>
      load().then(
        (all) => find(all)(),
        () => left(missing),
      );
  return {
    task: run,
    useCase:
      (find, missing) =>
      (...input) =>
        run((all) => find(all)(...input), missing),
  };
};

/** Makes every use case of a screen, which is loaded when it runs. */
export const lateUseCases = (load: LoadUseCases): ScreenUseCases => {
  const { task, useCase } = fetchWhenRun(load);
  const SIGN_IN_FAILED = { kind: 'sign-in-failed', failure: NOT_FETCHED } as const;
  const RESET_FAILED = { kind: 'reset-failed', failure: NOT_FETCHED } as const;
  return {
    addToCart: useCase((all) => all.addToCart, NOT_FETCHED),
    applyPromotionCode: useCase((all) => all.applyPromotionCode, NOT_FETCHED),
    browseListing: useCase((all) => all.browseListing, NOT_FETCHED),
    cartWays: task((all) => all.cartWays, NOT_FETCHED),
    changeQuantity: useCase((all) => all.changeQuantity, NOT_FETCHED),
    checkoutUseCases: task((all) => all.checkoutUseCases, NOT_FETCHED),
    choosePreferredStore: useCase((all) => all.choosePreferredStore, NOT_FETCHED),
    countProducts: useCase((all) => all.countProducts, NOT_FETCHED),
    findStores: useCase((all) => all.findStores, NOT_FETCHED),
    geolocate: useCase((all) => all.geolocate, { kind: 'no-location', failures: [] }),
    googleNonce: task((all) => all.googleNonce, NOT_FETCHED),
    loadCardStatus: task((all) => all.loadCardStatus, NOT_FETCHED),
    loadCart: task((all) => all.loadCart, NOT_FETCHED),
    loadHeaderUser: task((all) => all.loadHeaderUser, NOT_FETCHED),
    locatePreferredStore: useCase((all) => all.locatePreferredStore, NOT_FETCHED),
    register: useCase((all) => all.register, {
      kind: 'registration-failed',
      failure: { ...NOT_FETCHED, cause: 'unavailable' },
    }),
    removePromotionCode: useCase((all) => all.removePromotionCode, NOT_FETCHED),
    requestPasswordReset: useCase((all) => all.requestPasswordReset, RESET_FAILED),
    resetPassword: useCase((all) => all.resetPassword, RESET_FAILED),
    resolvePreferredStore: useCase((all) => all.resolvePreferredStore, NOT_FETCHED),
    rewardsUseCases: task((all) => all.rewardsUseCases, NOT_FETCHED),
    searchCatalogue: useCase((all) => all.searchCatalogue, NOT_FETCHED),
    signIn: useCase((all) => all.signIn, SIGN_IN_FAILED),
    signInWithGoogle: useCase((all) => all.signInWithGoogle, SIGN_IN_FAILED),
    signOut: task((all) => all.signOut, NOT_FETCHED),
    stockInStore: useCase((all) => all.stockInStore, NOT_FETCHED),
    toggleWish: useCase((all) => all.toggleWish, NOT_FETCHED),
    voteHelpful: useCase((all) => all.voteHelpful, NOT_FETCHED),
  };
};
