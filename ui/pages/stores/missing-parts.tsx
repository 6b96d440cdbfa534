import type { ReactElement } from 'react';
import { Banner } from '../../design/banner';

/** Notices about data that could not be loaded. */
export const MissingParts = ({ texts }: { readonly texts: ReadonlyArray<string> }): ReactElement => (
  <>
    {texts.map((text) => (
      <Banner key={text} tone="warning" title={text} />
    ))}
  </>
);
