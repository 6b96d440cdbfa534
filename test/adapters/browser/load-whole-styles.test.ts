/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { loadWholeStyles } from '../../../adapters/browser/load-whole-styles';

const setUp = () => {
  document.head.innerHTML =
    '<link rel="stylesheet-in-part" href="/a.css"><link rel="stylesheet-in-document" href="/b.css">' +
    '<link rel="stylesheet-in-part" href="/c.css">';
  const links = [...document.head.querySelectorAll('link')];
  return { links, done: loadWholeStyles(document) };
};

test('[PLT-03] loads the stylesheets of which the document has a part, in their places', async () => {
  const { links, done } = setUp();
  expect(links.map(({ rel }) => rel)).toEqual(['stylesheet', 'stylesheet-in-document', 'stylesheet']);
  for (const link of links) link.dispatchEvent(new Event('load'));
  await expect(done).resolves.toBeUndefined();
});

test('[PLT-03] a stylesheet that fails does not keep the page from starting', async () => {
  const { links, done } = setUp();
  for (const link of links) link.dispatchEvent(new Event('error'));
  await expect(done).resolves.toBeUndefined();
});
