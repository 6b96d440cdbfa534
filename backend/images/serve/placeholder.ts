import { tintOf } from '../kit/ground.ts';

/** The placeholder for a missing picture: a plain frame with a paw, so that the page keeps its layout. */
export const placeholder = (): string => {
  const { wall, floor, tone } = tintOf('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640"><rect width="640" height="640" fill="${wall}"/>` +
    `<circle cx="320" cy="320" r="176" fill="${floor}"/><g fill="${tone}"><path d="M320 310c42 0 82 45 82 82 0 30-21 42-45 38-15-2-24-7-37-7s-22 5-37 7c-24 4-45-8-45-38 0-37 40-82 82-82Z"/>` +
    `<ellipse cx="228" cy="298" rx="26" ry="36"/><ellipse cx="283" cy="240" rx="27" ry="39"/><ellipse cx="357" cy="240" rx="27" ry="39"/><ellipse cx="412" cy="298" rx="26" ry="36"/></g></svg>`
  );
};
