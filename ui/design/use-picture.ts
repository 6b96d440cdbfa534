import { use, useCallback, useState, type RefCallback } from 'react';
import { PictureRuleContext } from './picture-rule';

/** The loading state of a picture. */
export interface PictureState {
  /** Whether to show a placeholder: the address is missing or not allowed, or the picture could not be loaded. */
  readonly isMissing: boolean;
  /** The handler for the element that contains the picture. */
  readonly onErrorCapture: () => void;
  /** The ref of the picture. It detects a picture that failed before hydration. */
  readonly ref: RefCallback<HTMLImageElement>;
}

/** Tracks whether the picture at this address fails to load. A new address resets the state. */
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
