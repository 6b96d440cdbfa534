/** Word that nobody waits for an answer any more; an AbortSignal is one. */
export interface GivingUp {
  readonly aborted: boolean;
  readonly addEventListener: (event: 'abort', tell: () => void) => void;
}
