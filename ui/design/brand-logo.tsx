import type { ReactElement } from 'react';
import { usePicture } from './use-picture';

export interface BrandLogoProps {
  readonly image: string | undefined;
  readonly name: string;
  /** The width in pixels; the height is half of it. */
  readonly width: number;
}

/** A brand's logo, or its name when there is no logo or it cannot be loaded. */
export const BrandLogo = ({ image, name, width }: BrandLogoProps): ReactElement => {
  const { isMissing, ref, onErrorCapture } = usePicture(image);
  if (isMissing) return <span>{name}</span>;
  return (
    <img ref={ref} onError={onErrorCapture} src={image} alt={name} width={width} height={width / 2} loading="lazy" />
  );
};
