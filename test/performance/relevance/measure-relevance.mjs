import { DEPTH, rateRelevance } from './rate-relevance.mjs';

const KEY = 'key=key_embedded&i=bench&s=1';
const WORST_SHOWN = 5;

/** Reports the relevance of the search over HTTP, and the queries with the worst results. */
export const measureRelevance = async ({ backend, dataFolder, report }) => {
  const rated = await rateRelevance(dataFolder, async ({ text }) => {
    const path = `/constructor/search/${encodeURIComponent(text)}?${KEY}&num_results_per_page=${DEPTH}&page=1`;
    const result = await fetch(backend + path);
    if (!result.ok) throw new Error(`the search for "${text}" failed with status ${result.status}`);
    const { response } = await result.json();
    if (response.redirect !== undefined) return { found: [response.redirect.data.url], unmatched: [] };
    const { corrected_term: corrected, unmatched = [] } = response.understood ?? {};
    return { found: (response.results ?? []).map(({ data }) => data.id), corrected, unmatched };
  });
  const { plain, misspelt, names, brands, numbers, pages, foreignBrands } = rated.counts;
  report.note(
    `relevance: ${plain} plain, ${misspelt} misspelt questions, ${names} names, ${brands} brands, ${numbers} numbers, ${pages} pages, ${foreignBrands} brands that are not sold`,
  );
  report.add(
    { what: 'relevance, nDCG@10 plain', value: rated.plain },
    { what: 'relevance, nDCG@10 misspelt', value: rated.misspelt },
    { what: 'relevance, exact name first', value: rated.namesFirst },
    { what: 'relevance, exact brand first', value: rated.brandsFirst },
    { what: 'relevance, number first', value: rated.numbersFirst },
    { what: 'relevance, page first', value: rated.pagesFirst },
    { what: 'relevance, corrected in silence, %', value: 100 * rated.silent },
    { what: 'relevance, nothing found, %', value: 100 * rated.nothing },
  );
  if (rated.silentTexts.length > 0) report.note(`corrected in silence: ${rated.silentTexts.join(', ')}`);
  const worst = rated.results.toSorted((one, other) => one.score - other.score).slice(0, WORST_SHOWN);
  report.note(`worst results: ${worst.map(({ text, score }) => `${text} (${score.toFixed(2)})`).join(', ')}`);
};
