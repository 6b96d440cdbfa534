/** A product's name without the name of its brand before it. */
export const withoutBrand = (name: string, brandName: string): string =>
  name.toLowerCase().startsWith(`${brandName.toLowerCase()} `) ? name.slice(brandName.length) : name;
