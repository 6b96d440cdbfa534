import { fields, listOf, optionalText } from '../../http/wire-codecs';

const descriptionWire = fields('description', { language: optionalText, marketingText: optionalText });

/** One piece of content of a spot; the URLs of the image and the link are fields of their own. */
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

/** `espot/{name}`: an empty spot has no activity data. */
export const spotWire = fields('espot', {
  MarketingSpotData: listOf(fields('spot', { baseMarketingSpotActivityData: listOf(activityWire) })),
});
