import type { ReactElement } from 'react';
import { usePicture } from './use-picture';

export interface BrandLogoProps {
  readonly image: string | undefined;
  /** The shop's own drawing, where there is one: it is shown when there is no image that pages may refer to. */
  readonly drawn?: string;
  readonly name: string;
  /** In pixels; a logo is half as high as it is wide. */
  readonly width: number;
}

/** A brand's logo; its name stands in for one that cannot be had. */
export const BrandLogo = ({ image, drawn, name, width }: BrandLogoProps): ReactElement => {
  const given = usePicture(image);
  const own = usePicture(drawn);
  const shown = given.isMissing ? { ...own, src: drawn } : { ...given, src: image };
  if (shown.isMissing) return <span>{name}</span>;
  const { ref, src, onErrorCapture } = shown;
  return (
    <img ref={ref} onError={onErrorCapture} src={src} alt={name} width={width} height={width / 2} loading="lazy" />
  );
};
