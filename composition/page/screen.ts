import type { ReactElement } from 'react';
import type { ScreenDependencies } from './screen-dependencies';
import type { Disposer } from '../../core/shared/disposer';

/** A page that was created with its data: what to render, and what to start in the browser. */
export interface MountedScreen {
  readonly element: ReactElement;
  readonly start?: () => Disposer;
}

/** The part of a page that server and browser share. The data is the result of the page's own loader. */
export type Screen<Data> = (dependencies: ScreenDependencies, data: Data) => MountedScreen;
