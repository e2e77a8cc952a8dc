import { logout } from '@/lib/client/account-api';
import { reloadPage } from '@/lib/client/navigate';
import { catchCalls, nextCall } from '../calls';

jest.mock('@/lib/client/navigate', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

let warn: jest.SpyInstance;

beforeEach(() => {
  catchCalls();
  localStorage.setItem('syo.token', 'a.b.c');
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

it('logs and rethrows a failure, and stays logged in', async () => {
  const leaving = logout();
  (await nextCall('/api/AccountWeb/WebLogout')).answer({ title: 'Service unavailable', status: 503 }, 503);
  await expect(leaving).rejects.toThrow('Service unavailable');
  expect(warn).toHaveBeenCalledWith('Logout failed', 'Service unavailable');
  expect(localStorage.getItem('syo.token')).toBe('a.b.c');
  expect(reloadPage).not.toHaveBeenCalled();
});

it('takes a session that is over already for logged out', async () => {
  const leaving = logout();
  (await nextCall('/api/AccountWeb/WebLogout')).answer({ title: 'Sign-in needed', status: 401 }, 401);
  await leaving;
  expect(localStorage.getItem('syo.token')).toBeNull();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
