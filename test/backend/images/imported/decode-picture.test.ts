import sharp from 'sharp';
import { decodePicture } from '../../../../backend/images/imported/decode-picture';
import { animated, plain } from '../../../support/picture-host';

const decode = async (bytes: Buffer) => {
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.picture;
};

const reasonOf = async (bytes: Buffer): Promise<string> => {
  const decoded = await decodePicture(bytes);
  return decoded.ok ? 'taken' : decoded.reason;
};

/** The colour in the middle: red, green, blue. */
const middle = async (body: Buffer): Promise<readonly number[]> => {
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 16) * 16);
};

test.each([
  ['JPEG', () => plain(60, 40).jpeg().toBuffer()],
  ['PNG', () => plain(60, 40).png().toBuffer()],
  ['WebP', () => plain(60, 40).webp().toBuffer()],
  ['AVIF', () => plain(60, 40).avif().toBuffer()],
  ['GIF', () => plain(60, 40).gif().toBuffer()],
])('a %s picture is stored as WebP', async (_, make) => {
  const bytes = await make();
  const picture = await decode(bytes);
  expect([picture.width, picture.height]).toEqual([60, 40]);
  expect((await sharp(picture.body).metadata()).format).toBe('webp');
  expect((await decode(bytes)).hash).toBe(picture.hash);
});

test('stores the first frame of an animation', async () => {
  const { body } = await decode(await animated());
  expect((await sharp(body).metadata()).pages).toBeUndefined();
  expect(await middle(body)).toEqual([256, 0, 0]);
});

test('scales a large picture down, turns it upright, and removes its metadata', async () => {
  const large = await decode(await plain(4000, 500).jpeg().toBuffer());
  expect([large.width, large.height]).toEqual([1600, 200]);
  const turned = await plain(60, 40)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const upright = await decode(turned);
  expect([upright.width, upright.height]).toEqual([40, 60]);
  expect((await sharp(upright.body).metadata()).exif).toBeUndefined();
});

test('makes transparent parts white', async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect(await middle((await decode(bytes)).body)).toEqual([256, 256, 256]);
});

test.each<[string, Buffer]>([
  ['the file is an SVG drawing', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the file is a web page', Buffer.from('<!DOCTYPE html><html><body>Not found</body></html>')],
  ['the file is of another type', Buffer.from('%PDF-1.7 and so on')],
  ['the file is of another type', Buffer.from('II*\0 a TIFF')],
  ['the file is empty', Buffer.alloc(0)],
  ['the file is damaged', Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1')],
])('[PLT-04] refused: %s', async (reason, bytes) => {
  expect(await reasonOf(bytes)).toContain(reason);
});

test('[PLT-04] refuses a truncated picture', async () => {
  const stripes = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 37) % 256));
  const whole = await sharp(stripes, { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect(await reasonOf(whole)).toBe('taken');
  expect(await reasonOf(whole.subarray(0, whole.length / 2))).toBe('the file is damaged');
});

test('[PLT-04] refuses a small file with too many pixels before decoding it', async () => {
  const bomb = await plain(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await reasonOf(bomb)).toBe('the picture has 8000 by 8000 pixels, which is too many');
});

test('[PLT-04] refuses a tracking pixel', async () => {
  expect(await reasonOf(await plain(1, 1).gif().toBuffer())).toBe('the picture has only 1 by 1 pixels');
});
