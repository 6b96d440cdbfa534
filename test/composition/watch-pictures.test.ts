import { watchPictures } from '../../composition/rendering/watch-pictures';

test('[PLT-05] logs disallowed picture origins once each, up to a limit', () => {
  const lines: unknown[] = [];
  const isAllowed = watchPictures(['https://img.test'], { warn: (_message, facts) => () => void lines.push(facts) });
  expect([isAllowed('/images/a.jpg'), isAllowed('https://img.test/a.jpg')]).toEqual([true, true]);
  expect([isAllowed('https://cdn.test/a.jpg'), isAllowed('https://cdn.test/b.jpg?secret=1')]).toEqual([false, false]);
  expect(lines).toEqual([{ origin: 'https://cdn.test' }]);
  for (let number = 0; number < 200; number += 1) isAllowed(`https://cdn-${number}.test/a.jpg`);
  expect(lines).toHaveLength(50);
});
