import { noticeStoreChange } from '../../composition/roots/notice-store-change';

const open = () => {
  const window = new EventTarget();
  const looks: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), looks);
  let recalls = 0;
  noticeStoreChange(window, document, { recall: () => void (recalls += 1) });
  return { window, document, recalls: () => recalls };
};

test('[STO-05] another tab’s choice is taken over when the browser tells of it', () => {
  const { window, recalls } = open();
  window.dispatchEvent(new Event('storage'));
  expect(recalls()).toBe(1);
});

test('[STO-05] a page that is looked at again reads what is remembered, one that is left does not', () => {
  const { document, recalls } = open();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(recalls()).toBe(0);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(recalls()).toBe(1);
});
