/** Returns the component itself: a page is rendered once on the server (see `mobx.ts` in this folder). */
export const observer = <Component>(component: Component): Component => component;
