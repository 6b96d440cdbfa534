import { podNames } from '../search/routes/suggestion-routes.ts';
import type { PodId } from '../search/model/search-types.ts';

/** A widget of the service. */
export type Widget =
  | { readonly rfkid: string; readonly type: 'preview_search' | 'search_results' }
  | { readonly rfkid: string; readonly type: 'recommendation'; readonly podId: PodId; readonly title: string };

const PODS: Readonly<Record<string, PodId>> = {
  rfkid_1: 'home-trending',
  rfkid_2: 'home-deals',
  rfkid_3: 'bestsellers',
  rfkid_4: 'related',
  rfkid_5: 'bought-together',
  rfkid_8: 'empty-search',
};

const widgets: readonly Widget[] = [
  { rfkid: 'rfkid_6', type: 'preview_search' },
  { rfkid: 'rfkid_7', type: 'search_results' },
  ...Object.entries(PODS).map(([rfkid, podId]): Widget => ({
    rfkid,
    type: 'recommendation',
    podId,
    title: podNames[podId],
  })),
];

const byId: ReadonlyMap<string, Widget> = new Map(widgets.map((widget) => [widget.rfkid, widget]));

/** Widgets of the home page, for a batch that requests all widgets. */
export const homeWidgets: readonly string[] = ['rfkid_1', 'rfkid_2', 'rfkid_3'];

/** The widget of that name, or undefined. */
export const widgetOf = (rfkid: string): Widget | undefined => byId.get(rfkid);
