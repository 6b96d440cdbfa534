import { lexer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import type { ContentLink, ContentSection, SeedPage } from './content-page.ts';

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
const LINK = /^\[([^[\]]+)\]\(([^()\s]+)\)$/;
const TEXT_FIELDS = ['path', 'title', 'lead', 'description', 'scene', 'notice'] as const;
const LINK_FIELDS = ['actions', 'related'] as const;
const FIELDS = new Set<string>([...TEXT_FIELDS, ...LINK_FIELDS, 'layout', 'indexed', 'parent']);

/**
 * Parses a written page: Markdown with YAML front matter. The front matter has path, title and lead, and may have
 * description, scene, layout (`overview`), indexed (`false`), notice, parent (a Markdown link), actions and related
 * (lists of Markdown links). Each `##` heading begins a section, which may have paragraphs, one list, and a last paragraph
 * of links. Texts are plain; code spans lose their backticks. Throws an error with the file's name for anything else.
 *
 * @param file the name for error messages
 */
export const parsePage = (file: string, text: string): SeedPage => {
  const fail = (problem: string): never => {
    throw new Error(`${file}: ${problem}`);
  };
  const front = FRONT_MATTER.exec(text);
  if (front?.[1] === undefined) return fail('begins with no front matter between lines of ---');
  const fields = new Map(Object.entries(parse(front[1]) as object));
  for (const name of fields.keys()) {
    if (!FIELDS.has(name)) fail(`front matter has an unknown field ${name}`);
  }
  const textOf = (name: string): string | undefined => {
    const value: unknown = fields.get(name);
    return value === undefined || typeof value === 'string' ? value : fail(`${name} is not a text`);
  };
  const required = (name: string): string => textOf(name) ?? fail(`front matter has no ${name}`);
  const toLink = (value: unknown): ContentLink => {
    const [, label, url] = typeof value === 'string' ? (LINK.exec(value) ?? []) : [];
    return label !== undefined && url !== undefined ? { text: label, url } : fail(`${String(value)} is not a link`);
  };
  const linksOf = (name: string): readonly ContentLink[] | undefined => {
    const value: unknown = fields.get(name);
    if (value === undefined) return undefined;
    return Array.isArray(value) ? value.map(toLink) : fail(`${name} is not a list of links`);
  };
  const [layout, indexed, parent] = ['layout', 'indexed', 'parent'].map((name) => fields.get(name));
  if (layout !== undefined && layout !== 'overview') fail('layout is neither left out nor overview');
  if (indexed !== undefined && indexed !== false) fail('indexed is neither left out nor false');
  return {
    path: required('path'),
    title: required('title'),
    lead: required('lead'),
    ...given('description', textOf('description')),
    ...given('scene', textOf('scene')),
    ...(layout === 'overview' && { layout }),
    ...(indexed === false && { isIndexed: false }),
    ...given('notice', textOf('notice')),
    ...given('parent', parent === undefined ? undefined : toLink(parent)),
    ...given('actions', linksOf('actions')),
    sections: sectionsOf(lexer(text.slice(front[0].length)), fail),
    ...given('relatedLinks', linksOf('related')),
  };
};

const given = <Name extends string, Value>(name: Name, value: Value | undefined): { [K in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { [K in Name]?: Value };

type Fail = (problem: string) => never;

/** A section while it is read. */
interface Draft {
  readonly heading: string;
  readonly paragraphs: string[];
  readonly list: string[];
  readonly links: ContentLink[];
}

const sectionsOf = (tokens: readonly Token[], fail: Fail): readonly ContentSection[] => {
  const drafts: Draft[] = [];
  for (const token of tokens) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const { depth, tokens: inline, text } = token as Tokens.Heading;
      if (depth !== 2) fail(`"${text}" is a heading of level ${depth} instead of 2`);
      drafts.push({ heading: plain(inline, fail), paragraphs: [], list: [], links: [] });
      continue;
    }
    const section = drafts.at(-1) ?? fail('has text before its first heading');
    if (section.links.length > 0) fail(`section "${section.heading}" goes on after its links`);
    addBlock(section, token, fail);
  }
  return drafts.map(({ heading, paragraphs, list, links }) => ({
    heading,
    ...(paragraphs.length > 0 && { paragraphs }),
    ...(list.length > 0 && { list }),
    ...(links.length > 0 && { links }),
  }));
};

const addBlock = (section: Draft, token: Token, fail: Fail): void => {
  if (token.type === 'list') {
    if (section.list.length > 0) fail(`section "${section.heading}" has two lists`);
    section.list.push(...(token as Tokens.List).items.map(({ tokens }) => plain(tokens, fail)));
    return;
  }
  if (token.type !== 'paragraph') fail(`section "${section.heading}" has a ${token.type}`);
  const { tokens } = token as Tokens.Paragraph;
  if (tokens.some(({ type }) => type === 'link')) section.links.push(...onlyLinks(tokens, section.heading, fail));
  else if (section.list.length > 0) fail(`section "${section.heading}" has a paragraph after its list`);
  else section.paragraphs.push(plain(tokens, fail));
};

const onlyLinks = (tokens: readonly Token[], heading: string, fail: Fail): readonly ContentLink[] =>
  tokens.flatMap((token): readonly ContentLink[] => {
    if (token.type === 'link') {
      const { href, tokens: inline } = token as Tokens.Link;
      return [{ text: plain(inline, fail), url: href }];
    }
    return token.raw.trim() === '' ? [] : fail(`section "${heading}" has a paragraph of links and text`);
  });

/** The text of inline tokens. Pages are plain text, so markup other than code spans is a mistake. */
const plain = (tokens: readonly Token[], fail: Fail): string =>
  tokens
    .map((token): string => {
      if (token.type === 'codespan') return (token as Tokens.Codespan).text;
      if (token.type === 'escape') return (token as Tokens.Escape).text;
      if (token.type !== 'text') return fail(`${token.raw} is markup (${token.type}); texts are plain`);
      const { tokens: inline, raw } = token as Tokens.Text;
      return inline === undefined ? raw : plain(inline, fail);
    })
    .join('');
