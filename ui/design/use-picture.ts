import { use, useCallback, useState, type RefCallback } from 'react';
import { PictureRuleContext } from './picture-rule';

/** What is known of a picture. */
export interface PictureState {
  /** It has no address, none that pages may refer to, or nothing could be had from it: a stand-in is to be shown. */
  readonly isMissing: boolean;
  /** For the element that the picture is in. */
  readonly onErrorCapture: () => void;
  /** For the picture itself: notices one that failed before scripts ran. */
  readonly ref: RefCallback<HTMLImageElement>;
}

/** Follows whether the picture at this address comes; another address is another picture. */
export const usePicture = (address: string | undefined): PictureState => {
  const isAllowed = use(PictureRuleContext);
  const [failed, setFailed] = useState<string>();
  const fail = useCallback(() => setFailed(address), [address]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete === true && image.currentSrc !== '' && image.naturalWidth === 0) fail();
    },
    [fail],
  );
  const isMissing = address === undefined || address === '' || failed === address || !isAllowed(address);
  return { isMissing, onErrorCapture: fail, ref };
};
