export const en = {
  meta: {
    title: 'Car care advice from our workshop',
    description:
      'Plain advice on tires, brakes and alignment from the people who work on them every day in Jonesboro, GA.',
  },
  hero: {
    title: 'Straight answers about cars',
    text: 'What we explain at the counter every day, written down.',
  },
  featured: { title: 'Featured article', read: 'Read the article' },
  recent: { title: 'Recent articles' },
  byline: 'By {{author}}',
  categories: {
    alignment: 'Alignment',
    tires: 'Tires',
    seasons: 'Seasons',
    brakes: 'Brakes',
  },
  posts: {
    alignment: {
      title: 'Wheel Alignment',
      summary:
        'Your car pulls to one side, or a tire wears on one edge only? What alignment is, what knocks it out, and when it is worth paying for.',
      picture: 'A car seen from above, with lines that show the angles of its wheels',
    },
    tread: {
      title: 'Reading Tread Depth',
      summary: 'A penny, a quarter and thirty seconds: how to know what your tires have left.',
      picture: 'A depth gauge and a coin in the grooves of a tire',
    },
    winter: {
      title: 'Winter Tires in Georgia',
      summary: 'Snow is rare here, cold rain is not. Who needs winter tires, and who does not.',
      picture: 'A tire with deep tread beside a snowy mountain road',
    },
    brakes: {
      title: 'Seven Signs of Worn Brakes',
      summary: 'Brakes nearly always warn you first. This is how to hear it.',
      picture: 'A brake disc beside a glowing warning light',
    },
  },
  article: {
    loading: 'Loading the article…',
    failed: 'The article could not be loaded.',
    all: 'All articles',
    more: 'Read next',
    ctaTitle: 'Want us to take a look?',
    ctaText: 'Bring the car in. We measure, we show you, and you decide.',
  },
  notFound: {
    title: 'We could not find that article',
    text: 'It may have moved, or the address has a typo. These may help instead.',
    back: 'Go to the blog',
  },
};
