import { useState } from 'react';

/** What is known of an ad's picture. */
export interface PictureState {
  /** It has no address, or what is there could not be had: the shop's own stand-in is to be shown. */
  readonly isMissing: boolean;
  /** For the element that the picture is in. */
  readonly onErrorCapture: () => void;
}

/** Follows whether the picture at this address comes; another address is another picture. */
export const usePicture = (address: string): PictureState => {
  const [failed, setFailed] = useState<string>();
  return { isMissing: address === '' || failed === address, onErrorCapture: () => setFailed(address) };
};
