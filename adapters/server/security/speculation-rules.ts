import type { FastifyInstance } from 'fastify';

const RULES_URL = '/speculation-rules.json';

/**
 * Which links the browser may open before they are followed: pages that only show something. Signing out, forms and
 * calls are links that nobody may follow in advance.
 */
const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          {
            or: ['product', 'category', 'brand'].map((kind) => ({ href_matches: `/shop/en/petcostore/${kind}/*` })),
          },
          { not: { href_matches: '/shop/Logoff*' } },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[rel~=nofollow], [data-no-prerender]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Goes with every page; the rules come from an address of their own, so that no inline script is needed. */
export const SPECULATION_HEADERS = { 'speculation-rules': `"${RULES_URL}"` } as const;

export const registerSpeculationRules = (app: FastifyInstance): void => {
  app.get(RULES_URL, async (_, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=3600').send(RULES),
  );
};
