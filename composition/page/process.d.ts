declare namespace NodeJS {
  interface Process {
    /** True in what is built for browsers, where the bundler drops the other branch and what only that imports. */
    readonly browser?: true;
  }
}
