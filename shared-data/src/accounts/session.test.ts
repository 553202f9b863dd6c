import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { runAuthRequest } from './session';

test('throws a DataError with the service’s code and message', async () => {
  const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  await expect(runAuthRequest(Promise.resolve({ data: null, error }))).rejects.toMatchObject({
    name: 'DataError',
    kind: 'invalid',
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
});

test('reports a failed connection as unreachable', async () => {
  const error = new AuthRetryableFetchError('Failed to fetch', 0);
  await expect(runAuthRequest(Promise.resolve({ data: null, error }))).rejects.toMatchObject({
    kind: 'unreachable',
  });
});
