export const en = {
  published: 'Everything saved here is on the public site.',
  pending: 'Waiting to be published since {{time}}.',
  othersPublished: 'Everything else saved here is on the public site.',
  failedRow:
    'Not published: {{reason}}. Visitors see what was published of it before. It is tried again by itself.',
  failedPage: 'The page {{address}} still shows its earlier version: {{reason}}.',
  more_one: 'And one more.',
  more_other: 'And {{count}} more.',
  failed: 'Not published since {{time}}: {{reason}}. It is tried again by itself.',
  pages: '{{written}} of {{pages}} pages of products and articles written.',
  unknown: 'We could not check whether this is published.',
  badge: {
    pending: 'Change not on the site yet',
    failed: 'Not published',
  },
};
