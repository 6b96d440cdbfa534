import * as v from 'valibot';
import { checkData, pattern, positive } from '../../shared/data-file.ts';
import file from './data/sizes.json' with { type: 'json' };

const fixed = v.strictObject({ pattern, share: positive });
/** A measure between two amounts; the pattern captures the number. */
const measured = v.strictObject({ pattern, from: positive, to: positive, smallest: positive });

const sizes = checkData('images/kit/data/sizes.json', v.array(v.union([fixed, measured])), file);

const measuredShare = ({ from, to, smallest }: v.InferOutput<typeof measured>, amount: number): number => {
  const place = Math.log(Math.max(amount, from) / from) / Math.log(to / from);
  return smallest + (1 - smallest) * Math.min(1, place);
};

/**
 * How large a product is drawn, as a share of the room in its picture: a 4 lb bag is smaller than a 30 lb bag. The size
 * is the catalogue's text; 1 for a product without a size or with an unknown one.
 */
export const sizeShareOf = (size: string | null | undefined): number => {
  const text = size?.trim() ?? '';
  for (const rule of sizes) {
    const found = rule.pattern.exec(text);
    if (found === null) continue;
    return 'share' in rule ? rule.share : measuredShare(rule, Number(found[1] ?? rule.from));
  }
  return 1;
};
