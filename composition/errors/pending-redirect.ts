/** Where an error sends the answer of a request, on the server; undefined while none does. */
export interface PendingRedirect {
  path: string | undefined;
}
