/** Calls `run` on each event, until the returned function is called. */
type When = (run: () => void) => () => void;

interface MomentDocument extends Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> {
  readonly prerendering?: boolean;
}

interface MomentWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: MomentDocument;
}

/** The events of a page's lifecycle that its ads depend on. */
export interface PageMoments {
  /** Once, when the page is visible: at once if it already is; not while it is prerendered or in the background. */
  readonly whenShown: When;
  /** Each time the shopper comes back to the page. */
  readonly whenBack: When;
  /** Each time the page is left or hidden. It may not run any code afterwards. */
  readonly whenLeft: When;
  /** Each time the window's size changes. */
  readonly whenResized: When;
}

export const makePageMoments = (window: MomentWindow): PageMoments => {
  const { document } = window;
  const isShown = (): boolean => document.visibilityState === 'visible' && document.prerendering !== true;
  const on =
    (target: Pick<Window, 'addEventListener' | 'removeEventListener'>, type: string): When =>
    (run) => {
      target.addEventListener(type, run);
      return () => target.removeEventListener(type, run);
    };
  const both =
    (one: When, other: When): When =>
    (run) => {
      const [stopOne, stopOther] = [one(run), other(run)];
      return () => {
        stopOne();
        stopOther();
      };
    };
  const onlyIf =
    (isTrue: () => boolean, when: When): When =>
    (run) =>
      when(() => {
        if (isTrue()) run();
      });
  const whenVisibilityChanges = on(document, 'visibilitychange');

  return {
    whenShown: (run) => {
      if (isShown()) {
        run();
        return () => undefined;
      }
      const stop = both(
        whenVisibilityChanges,
        on(document, 'prerenderingchange'),
      )(() => {
        if (!isShown()) return;
        stop();
        run();
      });
      return stop;
    },
    whenBack: onlyIf(isShown, both(whenVisibilityChanges, on(window, 'focus'))),
    whenLeft: both(
      onlyIf(() => document.visibilityState === 'hidden', whenVisibilityChanges),
      on(window, 'pagehide'),
    ),
    whenResized: on(window, 'resize'),
  };
};

/** The Network Information API, which some browsers have. */
interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether the connection is slow, or the shopper has enabled data saving. False in browsers without this information.
 */
export const isSlowLine = (navigator: object): boolean => {
  const { effectiveType = '', saveData } =
    'connection' in navigator ? (navigator.connection as NetworkInformation) : {};
  return saveData === true || effectiveType.endsWith('2g');
};
