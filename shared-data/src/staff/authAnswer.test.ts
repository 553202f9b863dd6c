import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { authAnswer } from './authAnswer';

test('the service’s own words reach the screen', async () => {
  const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  await expect(authAnswer(Promise.resolve({ data: null, error }))).rejects.toMatchObject({
    name: 'DataError',
    kind: 'invalid',
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
});

test('no network is told as such', async () => {
  const error = new AuthRetryableFetchError('Failed to fetch', 0);
  await expect(authAnswer(Promise.resolve({ data: null, error }))).rejects.toMatchObject({
    kind: 'offline',
  });
});
