import { makeAutoObservable, type AnnotationsMap } from 'mobx';

/**
 * Makes a view model observable and binds its methods: fields are observed, getters are computed, methods are actions.
 * Returns the model. A field notifies its observers when it is assigned. Its value is not observed, so it must be
 * replaced and not changed: MobX's collections are left out of the scripts (`composition/build/library-changes.cjs`).
 *
 * `unobserved` excludes members: other view models, and data that never changes.
 */
export const observeMembers = <Model extends object>(model: Model, unobserved?: AnnotationsMap<Model, never>): Model =>
  makeAutoObservable(model, unobserved, { autoBind: true, deep: false });
