declare module '*.css';

/** The URL of a file that the build emits separately. */
declare module 'url:*' {
  const url: string;
  export default url;
}
