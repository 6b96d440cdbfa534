/** Ends what a `start()` began: listeners, reactions, pending requests. Calling it again changes nothing. */
export type Disposer = () => void;

/** Returned by a `start()` that leaves nothing running. */
export const NOTHING_TO_DISPOSE: Disposer = () => undefined;
