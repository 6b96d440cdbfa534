import type { ReactElement } from 'react';
import type { ScreenDependencies } from './screen-dependencies';
import type { Disposer } from '../../core/shared/disposer';

/** A page brought to life over its data: what to draw, and what to start once it is in the browser. */
export interface MountedScreen {
  readonly element: ReactElement;
  readonly start?: () => Disposer;
}

/** The part of a page that server and browser share. The data is what the page's own loader gave. */
export type Screen<Data> = (dependencies: ScreenDependencies, data: Data) => MountedScreen;
