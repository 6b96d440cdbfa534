/** The path to which an error redirects a request on the server; undefined while no error does. */
export interface PendingRedirect {
  path: string | undefined;
}
