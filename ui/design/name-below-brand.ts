/** The name without the brand that stands above it already. */
export const nameBelowBrand = (name: string, brand: string | undefined): string =>
  brand !== undefined && name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name;
