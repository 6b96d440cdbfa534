import { noticeStoreChange } from '../../composition/roots/notice-store-change';

const open = () => {
  const window = new EventTarget();
  const looks: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), looks);
  let recalls = 0;
  noticeStoreChange(window, document, { recall: () => void (recalls += 1) });
  return { window, document, recalls: () => recalls };
};

test("[STO-05] adopts another tab's choice on the storage event", () => {
  const { window, recalls } = open();
  window.dispatchEvent(new Event('storage'));
  expect(recalls()).toBe(1);
});

test('[STO-05] reads the stored store when a page becomes visible, not when it is hidden', () => {
  const { document, recalls } = open();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(recalls()).toBe(0);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(recalls()).toBe(1);
});
