declare module '*.css';

/** A file of its own in the build, by its address. */
declare module 'url:*' {
  const url: string;
  export default url;
}
