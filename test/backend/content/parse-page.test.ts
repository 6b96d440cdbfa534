import { parsePage } from '../../../backend/content/parse-page.ts';

const FRONT = 'path: /a\ntitle: A\nlead: About A.\n';
const page = (body: string, front = FRONT): string => `---\n${front}---\n${body}`;

test('[RTE-07] reads every field of the front matter and every part of a section', () => {
  const front = [
    FRONT.trimEnd(),
    'description: For search engines',
    'scene: home',
    'layout: overview',
    'indexed: false',
    'notice: "Closed: today"',
    'parent: "[Help](/help)"',
    'actions:',
    '  - "[Call](tel:+1)"',
    'related:',
    '  - "[Terms](/terms-of-use)"',
    '',
  ].join('\n');
  const body =
    '\n## First\n\nOne `CODE`.\n\nTwo & three.\n\n- a\n- b_c\n\n[X](/x)\n[Y](/y?a=b)\n\n## Second\n\nMore.\n';
  expect(parsePage('a.md', page(body, front))).toEqual({
    path: '/a',
    title: 'A',
    lead: 'About A.',
    description: 'For search engines',
    scene: 'home',
    layout: 'overview',
    isIndexed: false,
    notice: 'Closed: today',
    parent: { text: 'Help', url: '/help' },
    actions: [{ text: 'Call', url: 'tel:+1' }],
    relatedLinks: [{ text: 'Terms', url: '/terms-of-use' }],
    sections: [
      {
        heading: 'First',
        paragraphs: ['One CODE.', 'Two & three.'],
        list: ['a', 'b_c'],
        links: [
          { text: 'X', url: '/x' },
          { text: 'Y', url: '/y?a=b' },
        ],
      },
      { heading: 'Second', paragraphs: ['More.'] },
    ],
  });
});

test.each([
  ['no front matter', '## A\n', 'no front matter'],
  ['no title', page('', 'path: /a\nlead: L\n'), 'no title'],
  ['an unknown field', page('', `${FRONT}tilte: B\n`), 'unknown field tilte'],
  ['a field of another type', page('', `${FRONT}scene: 3\n`), 'scene is not a text'],
  ['an unknown layout', page('', `${FRONT}layout: wide\n`), 'layout is neither'],
  ['a link that is none', page('', `${FRONT}parent: /help\n`), '/help is not a link'],
  ['actions that are no list', page('', `${FRONT}actions: "[A](/a)"\n`), 'actions is not a list'],
  ['a heading of another level', page('# A\n'), 'level 1'],
  ['text without a heading', page('Text.\n'), 'before its first heading'],
  ['markup', page('## A\n\nSome *emphasis*.\n'), 'texts are plain'],
  ['HTML', page('## A\n\n<script>alert(1)</script>\n'), 'has a html'],
  ['links within text', page('## A\n\nSee [B](/b) too.\n'), 'links and text'],
  ['two lists', page('## A\n\n- a\n\nText.\n\n- b\n'), 'paragraph after its list'],
  ['text after the links', page('## A\n\n[B](/b)\n\nText.\n'), 'goes on after its links'],
])('[RTE-07] refuses %s, and names the file', (_name, text, problem) => {
  expect(() => parsePage('help/a.md', text)).toThrow(new RegExp(`^help/a\\.md: .*${problem}`));
});
