import { join } from 'node:path';
import type { ArtSubject } from '../../../backend/images/kit/art-subject.ts';
import { pictureRendererOf } from '../../../backend/images/picture-renderer.ts';
import type { PictureRenderer } from '../../../backend/images/picture-renderer.ts';

export const packageFolder = join(__dirname, '../../../backend');

/** One renderer for all tests of a file: opening it reads the packaged drawings. */
export const renderer = (): PictureRenderer => pictureRendererOf(packageFolder);

export const subject = (facts: Partial<ArtSubject> = {}): ArtSubject => ({
  partNumber: 'PN-1000',
  name: 'Merrick Open Range Chicken & Brown Rice Recipe Adult Dry Dog Food',
  brandName: 'Merrick',
  brandSlug: 'merrick',
  department: 'dog',
  form: 'bag',
  flavor: 'Chicken',
  size: '24 lb',
  color: null,
  lifeStage: 'Adult',
  liveAnimal: false,
  ...facts,
});
