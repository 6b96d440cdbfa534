/** The service's ids of the places that it fills: suggestions, lists, and a row of products for each pod. */
export const PREVIEW_WIDGET = 'rfkid_6';
export const LIST_WIDGET = 'rfkid_7';

const PODS: ReadonlyMap<string, string> = new Map([
  ['home-trending', 'rfkid_1'],
  ['home-deals', 'rfkid_2'],
  ['bestsellers', 'rfkid_3'],
  ['related', 'rfkid_4'],
  ['bought-together', 'rfkid_5'],
  ['empty-search', 'rfkid_8'],
]);

/** The widget of a pod. An unknown pod is requested by its own name, and the service refuses it. */
export const widgetOfPod = (podId: string): string => PODS.get(podId) ?? podId;
