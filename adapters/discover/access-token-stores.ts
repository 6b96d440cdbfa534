import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { AccessToken, AccessTokenStore } from '../../core/search/access/access-token';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { accessTokenWire, toAccessToken } from './access-token-wire';

export const TOKEN_KEY = 'RFK_TOKEN';

/** Stores the token in local storage, which all pages share. An unreadable entry counts as none (SRC-07). */
export const localStorageTokenStore = (localStorage: KeyValueStorage): AccessTokenStore => ({
  current: () =>
    pipe(
      E.tryCatch((): unknown => JSON.parse(localStorage.read(TOKEN_KEY)() ?? 'null'), E.toError),
      E.chainW(accessTokenWire.decode),
      E.match(() => undefined, toAccessToken),
    ),
  keep: ({ accessToken, expiresAt }) =>
    localStorage.write(
      TOKEN_KEY,
      JSON.stringify({ accessToken, accessTokenExpiryDate: new Date(expiresAt).toISOString() }),
    ),
  forget: localStorage.remove(TOKEN_KEY),
});

/** Stores the token in the memory of the server process. */
export const inMemoryTokenStore = (): AccessTokenStore => {
  let kept: AccessToken | undefined;
  return {
    current: () => kept,
    keep: (token) => () => {
      kept = token;
    },
    forget: () => {
      kept = undefined;
    },
  };
};
