import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { makeFragmentCache } from '../../composition/rendering/fragment-cache';
import { CachedFragment } from '../../ui/design/cached-fragment';

/** A page of cards that count their renderings. */
const setUp = (maxSize = 100_000) => {
  const drawn: string[] = [];
  const Card = ({ name }: { readonly name: string }): ReactElement => {
    drawn.push(name);
    return (
      <p title={`"${name}"`}>
        {name} &amp; {name.length} $&amp; <b />
      </p>
    );
  };
  const page = (heading: string, names: ReadonlyArray<string>): ReactElement => (
    <main>
      {heading}
      <ul>
        {names.map((name, index) => (
          <li key={index}>
            <CachedFragment name="card" inputs={[name]}>
              {() => <Card name={name} />}
            </CachedFragment>
            after
          </li>
        ))}
      </ul>
    </main>
  );
  const write = makeFragmentCache({ maxSize });
  return { write: (element: ReactElement) => Buffer.concat(write(element)).toString(), page, drawn };
};

test('[PLT-03] a page with cached parts equals a completely rendered one', () => {
  const { write, page } = setUp();
  const names = ['bone', 'ball <cached-fragment></cached-fragment>', 'bone', '’quoted’'];
  const whole = renderToString(page('Toys', names));
  expect(write(page('Toys', names))).toBe(whole);
  expect(write(page('Toys', names))).toBe(whole);
  expect(write(page('Others', [...names].reverse()))).toBe(renderToString(page('Others', [...names].reverse())));
});

test('[PLT-03] renders a part again only for other data', () => {
  const { write, page, drawn } = setUp();
  write(page('Toys', ['bone']));
  drawn.length = 0;
  write(page('Toys', ['bone', 'ball', 'bone']));
  expect(new Set(drawn)).toEqual(new Set(['ball']));
  drawn.length = 0;
  write(page('Toys', ['ball', 'bone']));
  expect(drawn).toEqual([]);
});

test('[PLT-03] evicts unused parts', () => {
  const { write, page, drawn } = setUp(1_000);
  write(page('Toys', ['bone']));
  for (let index = 0; index < 100; index += 1) write(page('Toys', [`toy ${index}`]));
  drawn.length = 0;
  expect(write(page('Toys', ['bone']))).toBe(renderToString(page('Toys', ['bone'])));
  expect(drawn).toContain('bone');
});

test('[PLT-03] caches nested parts, but renders personal parts each time', () => {
  const drawn: string[] = [];
  const Card = ({ name }: { readonly name: string }): ReactElement => {
    drawn.push(name);
    return <b>{name}</b>;
  };
  const card = (name: string, from?: ReadonlyArray<unknown>): ReactElement => (
    <CachedFragment name="card" inputs={from}>
      {() => <Card name={name} />}
    </CachedFragment>
  );
  const list = (names: ReadonlyArray<string>): ReactElement => (
    <CachedFragment name="list" inputs={[names]}>
      {() => (
        <p>
          {names.map((name) => (
            <i key={name}>{card(name, [name])}</i>
          ))}
        </p>
      )}
    </CachedFragment>
  );
  const page = (names: ReadonlyArray<string>): ReactElement => (
    <main>
      {list(names)}
      {card('own')}
    </main>
  );
  const write = makeFragmentCache({ maxSize: 100_000 });
  const text = (names: ReadonlyArray<string>): string => Buffer.concat(write(page(names))).toString();
  expect(text(['bone', 'ball'])).toBe(renderToString(page(['bone', 'ball'])));
  drawn.length = 0;
  expect(text(['bone', 'ball'])).toBe('<main><p><i><b>bone</b></i><i><b>ball</b></i></p><b>own</b></main>');
  expect(text(['ball', 'leash'])).toBe('<main><p><i><b>ball</b></i><i><b>leash</b></i></p><b>own</b></main>');
  expect(drawn).toEqual(['own', 'own', 'leash']);
});
