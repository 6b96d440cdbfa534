import type { FastifyInstance } from 'fastify';

const RULES_URL = '/speculation-rules.json';

/**
 * Links that the browser may prefetch or prerender: pages without side effects. Signing out, forms and calls are
 * excluded.
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

/** Sent with every page; the rules have an address of their own, so that no inline script is needed. */
export const SPECULATION_HEADERS = { 'speculation-rules': `"${RULES_URL}"` } as const;

export const registerSpeculationRules = (app: FastifyInstance): void => {
  app.get(RULES_URL, async (_, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=3600').send(RULES),
  );
};
