import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AdSubject, ArtSubject } from '../images/kit/art-subject.ts';
import type { AdBook } from './campaigns/campaign.ts';

export interface AdDescriptionDeps {
  readonly database: Kysely<Database>;
  readonly book: () => AdBook;
  /** A product's facts by its part number. */
  readonly describe: (partNumber: string) => Promise<ArtSubject | undefined>;
}

/**
 * The subject of a campaign's pictures, by the campaign's slug; undefined for an unknown campaign or one whose products
 * no longer exist.
 */
export const makeAdDescriptions = ({ database, book, describe }: AdDescriptionDeps) => {
  /** A running campaign shows its first product that is in stock. Any other campaign shows its first product. */
  const leadOf = async (campaignId: number): Promise<string | undefined> => {
    const running = book().campaignsById.get(campaignId);
    if (running !== undefined) return running.products[0].partNumber;
    const first = await database
      .selectFrom('ad_campaign_product')
      .select('part_number')
      .where('campaign_id', '=', campaignId)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    return first?.part_number;
  };

  return async (slug: string): Promise<AdSubject | undefined> => {
    const campaign = await database
      .selectFrom('ad_campaign')
      .select(['campaign_id', 'headline', 'message'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    const lead = campaign && (await leadOf(campaign.campaign_id));
    const product = lead === undefined ? undefined : await describe(lead);
    return campaign && product && { product, headline: campaign.headline, message: campaign.message };
  };
};
