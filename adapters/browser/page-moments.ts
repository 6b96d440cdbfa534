/** Runs something when a moment comes, until the function that it gives is called. */
type When = (run: () => void) => () => void;

interface MomentDocument extends Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> {
  readonly prerendering?: boolean;
}

interface MomentWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: MomentDocument;
}

/** The moments of a page's life that its ads follow. */
export interface PageMoments {
  /** Once, as soon as the page is shown: at once where it is already, not while it is prepared or in the background. */
  readonly whenShown: When;
  /** Each time the shopper comes back to the page. */
  readonly whenBack: When;
  /** Each time the page is left or hidden, which may be the last that it does. */
  readonly whenLeft: When;
  /** Each time the window's size changes. */
  readonly whenResized: When;
}

export const makePageMoments = (window: MomentWindow): PageMoments => {
  const { document } = window;
  const isShown = (): boolean => document.visibilityState === 'visible' && document.prerendering !== true;
  const hear =
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
  const whenSeenOrNot = hear(document, 'visibilitychange');

  return {
    whenShown: (run) => {
      if (isShown()) {
        run();
        return () => undefined;
      }
      const stop = both(
        whenSeenOrNot,
        hear(document, 'prerenderingchange'),
      )(() => {
        if (!isShown()) return;
        stop();
        run();
      });
      return stop;
    },
    whenBack: onlyIf(isShown, both(whenSeenOrNot, hear(window, 'focus'))),
    whenLeft: both(
      onlyIf(() => document.visibilityState === 'hidden', whenSeenOrNot),
      hear(window, 'pagehide'),
    ),
    whenResized: hear(window, 'resize'),
  };
};

/** What browsers that know it tell of the line. */
interface Line {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the line is slow, or is to be used sparingly. A browser that does not tell has a fast one. */
export const isSlowLine = (navigator: object): boolean => {
  const { effectiveType = '', saveData } = 'connection' in navigator ? (navigator.connection as Line) : {};
  return saveData === true || effectiveType.endsWith('2g');
};
