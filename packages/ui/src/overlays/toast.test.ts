import { afterEach, expect, test } from 'vitest';
import { closeToast, connectToaster, onWaitingToast, toast, type ToastMessage } from './toast.ts';

const shown: ToastMessage[] = [];
const closed: (string | undefined)[] = [];
let disconnect = () => {};
const connect = () => {
  disconnect = connectToaster({ show: (message) => shown.push(message), close: (id) => closed.push(id) });
};

afterEach(() => {
  disconnect();
  closeToast();
  shown.length = closed.length = 0;
});

test('keeps toasts until there is a toaster, then shows each once', () => {
  toast({ title: 'one' });
  connect();
  toast({ title: 'two' });
  expect(shown.map((message) => message.title)).toEqual(['one', 'two']);
});

test('a waiting toast is replaced by one with the same id [error-01]', () => {
  toast({ id: 'cart', title: 'old' });
  toast({ id: 'cart', title: 'new' });
  connect();
  expect(shown.map((message) => message.title)).toEqual(['new']);
});

test('a toast that is closed while waiting never shows', () => {
  toast({ id: 'cart', title: 'gone' });
  closeToast('cart');
  connect();
  expect(shown).toEqual([]);
});

test('closing reaches the toaster', () => {
  connect();
  closeToast('cart');
  expect(closed).toEqual(['cart']);
});

test('the first toast loads the toaster, before or after the loader is registered', () => {
  let requested = 0;
  const stop = onWaitingToast(() => (requested += 1));
  expect(requested).toBe(0);
  toast({ title: 'one' });
  expect(requested).toBe(1);
  stop();
  onWaitingToast(() => (requested += 1))();
  expect(requested).toBe(2);
});

test('a loaded toaster is not loaded again', () => {
  let requested = 0;
  connect();
  const stop = onWaitingToast(() => (requested += 1));
  toast({ title: 'one' });
  stop();
  expect(requested).toBe(0);
});
