/** A text as questions are searched: in lower case, with letters and digits only. */
export const toSearchText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
