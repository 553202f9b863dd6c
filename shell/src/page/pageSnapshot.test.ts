import { layoutAddresses } from '@shop/shared-site/testing/layoutAddresses';
import { addressElsewhere, readSnapshot } from './pageSnapshot';

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
    addresses: {},
    layout: undefined,
    atPress: false,
  });
});

test.each(layoutAddresses)('reads from bare HTML that %s has the layout %s', (address, layout) => {
  history.replaceState(null, '', location.origin + address);
  document.body.innerHTML = embed('staff', '{"routes":["/admin/*"]}');
  expect(readSnapshot(document).layout).toBe(layout);
});

test('logs and omits what cannot be parsed', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = embed('site', '{') + embed('content', '{');
  expect(readSnapshot(document)).toMatchObject({ site: undefined, content: { shop: {} } });
  expect(logged).toHaveBeenCalledTimes(2);
});

describe('of two origins', () => {
  const addresses = { origin: 'https://shop.example', staffOrigin: location.origin };
  const publicHere = { origin: location.origin, staffOrigin: 'https://staff.shop.example' };

  test.each(layoutAddresses)(
    'the shell leads %s to the origin of its layout %s',
    (address, layout) => {
      history.replaceState(null, '', `${location.origin}${address}?a=1#access_token=secret`);
      const { pathname } = location;
      const bare = (origins: object) => {
        document.body.innerHTML = embed(
          'staff',
          JSON.stringify({ routes: ['/admin/*'], ...origins }),
        );
        return addressElsewhere(document);
      };
      const isStaff = layout === 'staff';
      expect(bare(addresses)).toBe(isStaff ? undefined : `https://shop.example${pathname}?a=1#`);
      expect(bare(publicHere)).toBe(
        isStaff ? `https://staff.shop.example${pathname}?a=1#` : undefined,
      );
      expect(bare({})).toBeUndefined();
    },
  );

  test('the shell leads away from a composed page at the origin of staff', () => {
    document.body.innerHTML = embed('site', JSON.stringify(addresses));
    expect(addressElsewhere(document)).toBe('https://shop.example/es/contact#');
  });
});
