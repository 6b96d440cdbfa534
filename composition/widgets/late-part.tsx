import { lazy, type ComponentType, type ReactElement } from 'react';

const NotLoaded = (): ReactElement => <p>We could not load this part of the page. Please reload it.</p>;

/**
 * A part of a page whose code a browser loads when the part is shown. The server's markup stays until it is hydrated: what
 * posts a form has to lead to the same page before that. A part that cannot be loaded says so.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      () => ({ default: NotLoaded }),
    ),
  );
