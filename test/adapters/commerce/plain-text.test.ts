import fc from 'fast-check';
import { plainText } from '../../../adapters/commerce/plain-text';

test.each([
  ['<p>Some stores are closed today.</p>', 'Some stores are closed today.'],
  ['<h2>Healthy pets</h2><p>Food, care</p>', 'Healthy pets Food, care'],
  ['un<b>believ</b>able', 'unbelievable'],
  [
    'Fish &amp; chips &lt;3 &quot;today&quot; &#39;only&#39; &#x2014; 5&nbsp;lb',
    `Fish & chips <3 "today" 'only' — 5 lb`,
  ],
  ['line<br>break<br/>again', 'line break again'],
  ['a <!-- hidden <b>note</b> --> b', 'a b'],
  ['a <script>alert("x")</script> b', 'a b'],
  ['a <SCRIPT src="x">evil', 'a'],
  ['a <style>p { color: red }</style> b', 'a b'],
  ['<img src=x onerror=alert(1)>picture', 'picture'],
  ['cut off <a href="', 'cut off'],
  ['3 < 5 and 5 > 3', '3 < 5 and 5 > 3'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&unknown; &#xD800; &#0;', '&unknown;'],
  ['&valueOf; &toString;', '&valueOf; &toString;'],
  ['', ''],
])('[HDR-13] converts %j to %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('[HDR-13] removes every tag from any markup', () => {
  const pieces = fc.constantFrom(
    '<b>',
    '</b>',
    '<p class="x">',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    'word',
    ' ',
    '<',
    '>',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      expect(plainText(parts.join(''))).not.toMatch(/<\/?[a-z][^>]*>|<script/i);
    }),
  );
});

test('[HDR-13] keeps plain text unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Z0-9.,!?'é]+$/), { minLength: 1 }), (words) => {
      expect(plainText(words.join(' '))).toBe(words.join(' '));
    }),
  );
});
