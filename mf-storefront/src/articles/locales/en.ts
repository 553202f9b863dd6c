export const en = {
  meta: {
    title: 'Car care advice from our shop',
    description:
      'Plain advice on tires, brakes and alignment from the people who work on them every day in {{town}}.',
  },
  hero: {
    title: 'Straight answers about cars',
    text: 'What we explain at the counter every day, written down.',
  },
  featured: { title: 'Featured article', read: 'Read the article' },
  recent: { title: 'Recent articles' },
  byline: 'By {{author}}',
  empty: {
    title: 'No articles yet',
    text: 'Ask us instead, at the counter or on the phone.',
    contact: 'Contact us',
  },
  article: {
    failed: 'We couldn’t load the article.',
    all: 'All articles',
    more: 'Read next',
    service: 'We do this at our shop',
    ctaTitle: 'Want us to take a look?',
    ctaText: 'Bring the car in. We measure, we show you, and you decide.',
  },
  otherLanguage: {
    article: 'This article is in Spanish only.',
    read: 'Read it in Spanish',
    more_one: '{{count}} more article is in Spanish only',
    more_other: '{{count}} more articles are in Spanish only',
  },
  moved: {
    title: 'This article has moved',
    text: 'It has a new address now.',
    open: 'Open the article',
  },
  notFound: {
    title: 'We couldn’t find that article',
    text: 'It may have moved, or the address has a typo.',
    back: 'Go to the blog',
  },
};
