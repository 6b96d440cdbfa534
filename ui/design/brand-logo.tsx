import type { ReactElement } from 'react';
import { usePicture } from './use-picture';

export interface BrandLogoProps {
  readonly image: string | undefined;
  readonly name: string;
  /** In pixels; a logo is half as high as it is wide. */
  readonly width: number;
}

/** A brand's logo; its name stands in for one that there is not or that cannot be had. */
export const BrandLogo = ({ image, name, width }: BrandLogoProps): ReactElement => {
  const { isMissing, ref, onErrorCapture } = usePicture(image);
  if (isMissing) return <span>{name}</span>;
  return (
    <img ref={ref} onError={onErrorCapture} src={image} alt={name} width={width} height={width / 2} loading="lazy" />
  );
};
