import type { ReactElement } from 'react';
import { Banner } from '../../design/banner';

/** What could not be had just now, each in words for the shopper. */
export const MissingParts = ({ texts }: { readonly texts: ReadonlyArray<string> }): ReactElement => (
  <>
    {texts.map((text) => (
      <Banner key={text} tone="warning" title={text} />
    ))}
  </>
);
