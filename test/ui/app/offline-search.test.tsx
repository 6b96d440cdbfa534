import { OFFLINE_SEARCH, startOfflineSearch } from '../../../composition/chrome/offline-search';

const show = () => {
  document.body.innerHTML =
    '<header id="header"><form action="/search"><input type="search" name="query"><button>Search</button></form><input type="email"></header>';
  const header = document.querySelector<HTMLElement>('#header') as HTMLElement;
  const state = { isOnline: false };
  const told: string[] = [];
  const sent: boolean[] = [];
  startOfflineSearch({ header, isOnline: () => state.isOnline, tell: (text) => told.push(text) });
  header.addEventListener('submit', (event) => {
    sent.push(true);
    event.preventDefault();
  });
  const submit = (): void => header.querySelector('form')?.requestSubmit();
  const focus = (type: string): void => {
    header
      .querySelector<HTMLInputElement>(`input[type=${type}]`)
      ?.dispatchEvent(new Event('focusin', { bubbles: true }));
  };
  return { state, told, sent, submit, focus };
};

test('[PLT-03] without a network, the search box says so once, and the form is not sent', () => {
  const { told, sent, submit, focus } = show();
  focus('search');
  focus('search');
  expect(told).toEqual([OFFLINE_SEARCH]);
  submit();
  expect([told, sent]).toEqual([[OFFLINE_SEARCH, OFFLINE_SEARCH], []]);
});

test('[PLT-03] with a network, the search is sent without a message, and a later loss is told again', () => {
  const { state, told, sent, submit, focus } = show();
  focus('search');
  state.isOnline = true;
  submit();
  expect([told.length, sent]).toEqual([1, [true]]);
  state.isOnline = false;
  focus('search');
  expect(told).toHaveLength(2);
});

test('[PLT-03] other fields of the header say nothing', () => {
  const { told, focus } = show();
  focus('email');
  expect(told).toEqual([]);
});
