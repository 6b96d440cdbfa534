/** Returns the product name without the brand, which is shown above it. */
export const nameBelowBrand = (name: string, brand: string | undefined): string =>
  brand !== undefined && name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name;
