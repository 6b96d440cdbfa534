/** The path of the storefront below which browsers call the backend. */
export const BACKEND_PROXY_PREFIX = '/api';
