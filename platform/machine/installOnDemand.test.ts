import { environmentWithoutSecrets } from './installOnDemand';

test('packages of other people receive paths, proxies and npm’s settings, and no secret', () => {
  const needed = {
    PATH: '/bin',
    HOME: '/home/a',
    https_proxy: 'http://p',
    npm_config_registry: '',
  };
  const secrets = {
    HOSTED_DATABASE_URL: 'a',
    PUBLISHER_DATABASE_URL: 'a',
    ADMIN_PASSWORD: 'a',
    AWS_SECRET_ACCESS_KEY: 'a',
    SUPABASE_SECRET_KEY: 'a',
  };
  expect(environmentWithoutSecrets({ ...needed, ...secrets })).toEqual(needed);
});
