export const en = {
  published: 'Everything saved here is on the public site.',
  pending: 'Waiting to be published since {{time}}.',
  failed: 'Not published since {{time}}: {{reason}}. It is tried again by itself.',
  pages: '{{written}} of {{pages}} pages of products and articles written.',
  unknown: 'We could not check whether this is published.',
  badge: {
    pending: 'Change not on the site yet',
    failed: 'Not published',
  },
};
