import { fields, listOf, optionalText } from '../http/wire-codecs';

const descriptionWire = fields('description', { language: optionalText, marketingText: optionalText });

/** One piece of content of a spot; where the picture is and where it leads are fields of their own. */
const activityWire = fields(
  'activity',
  {
    contentUrl: optionalText,
    x_imageUrl: optionalText,
    marketingContentDescription: listOf(descriptionWire),
    attachmentAsset: listOf(fields('attachment', { attachmentAssetPath: optionalText })),
  },
  { contentUrl: ['x_linkUrl', 'contentClickUrl'], x_imageUrl: ['x_image', 'imageUrl'] },
);

/** `espot/{name}`: a spot in which nothing is on has no activity data. */
export const spotWire = fields('espot', {
  MarketingSpotData: listOf(fields('spot', { baseMarketingSpotActivityData: listOf(activityWire) })),
});
