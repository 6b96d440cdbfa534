/** Lower-case ASCII words joined by hyphens, cut at a word within `longest` characters. Can be empty. */
export const toSlug = (text: string, longest = 120): string => {
  const slug = text
    // Before the decomposition, which would turn the sign ™ into the letters TM.
    .replace(/[®™©]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= longest) return slug;
  const lastWordEnd = slug.lastIndexOf('-', longest);
  return slug.slice(0, lastWordEnd > 0 ? lastWordEnd : longest);
};
