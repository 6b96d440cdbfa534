/** Whether an origin is one of the shop's. `:*` at the end of an allowed one stands for any port. */
export const isShopOrigin = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((each) => {
    if (!each.endsWith(':*')) return each === origin;
    const host = each.slice(0, -2);
    return origin === host || (origin.startsWith(`${host}:`) && /^\d{1,5}$/.test(origin.slice(host.length + 1)));
  });
