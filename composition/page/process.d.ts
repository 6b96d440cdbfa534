declare namespace NodeJS {
  interface Process {
    /** True in browser builds: the bundler removes the other branch and the modules that only it imports. */
    readonly browser?: true;
  }
}
