import { makeReadClasses } from '../../composition/rendering/used-classes';

test('[PLT-03] finds the classes of all pieces of a page', () => {
  const readClasses = makeReadClasses();
  const tile = Buffer.from('<li class="tile even"><b data-x="y" class="name">class="no"</b></li>');
  const page = Buffer.from('<ul class="grid"></ul><p class="">…</p>');
  expect([...readClasses([page, tile])].sort()).toEqual(['', 'even', 'grid', 'name', 'tile']);
  expect([...readClasses([tile])].sort()).toEqual(['even', 'name', 'tile']);
});
