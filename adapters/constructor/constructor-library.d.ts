declare module '@constructor-io/constructorio-client-javascript/lib/constructorio.js';
