import type { ReactElement } from 'react';
import { ProductPicture } from './product-picture';
import { sceneAddress, type SceneName } from './scene-address';

export interface SceneProps {
  readonly name: SceneName;
  readonly priority?: 'eager' | 'lazy';
  readonly sizes?: string;
}

/** One of the shop's drawn scenes. It is decorative: the text beside it carries the information. */
export const Scene = ({ name, priority, sizes = '(min-width: 768px) 62rem, 100vw' }: SceneProps): ReactElement => (
  <ProductPicture
    image={sceneAddress(name)}
    alt=""
    sizes={sizes}
    width={1600}
    height={900}
    from={320}
    priority={priority}
  />
);
