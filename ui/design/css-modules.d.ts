declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  namespace classNames {}
  export = classNames;
}
