import { layoutAddresses } from '@shop/shared-site/testing/layoutAddresses';
import { readSnapshot } from './pageSnapshot';

const embed = (id: string, text: string) =>
  `<script type="application/json" id="${id}">${text}</script>`;

beforeEach(() => history.replaceState(null, '', '/es/contact'));
afterEach(() => jest.restoreAllMocks());

test('reads the configuration and the content that the HTML carries, in the address’s language', () => {
  const content = { shop: { phone: '+14045550100' }, texts: { es: { page: { title: 'Rines' } } } };
  document.body.innerHTML =
    embed('site', '{"contract":2,"backend":{},"remotes":[]}') +
    embed('content', JSON.stringify(content));
  const snapshot = readSnapshot(document);
  expect(snapshot).toMatchObject({ language: 'es', site: { remotes: [] }, content });
});

test('returns no configuration for the layout without a page', () => {
  document.body.innerHTML = '';
  expect(readSnapshot(document)).toEqual({
    language: 'es',
    site: undefined,
    content: { shop: {}, texts: {} },
    layout: undefined,
    atPress: false,
  });
});

test.each(layoutAddresses)('reads from bare HTML that %s has the layout %s', (address, layout) => {
  history.replaceState(null, '', location.origin + address);
  document.body.innerHTML = embed('staff', '["/admin/*"]');
  expect(readSnapshot(document).layout).toBe(layout);
});

test('logs and omits what cannot be parsed', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = embed('site', '{') + embed('content', '{');
  expect(readSnapshot(document)).toMatchObject({ site: undefined, content: { shop: {} } });
  expect(logged).toHaveBeenCalledTimes(2);
});
