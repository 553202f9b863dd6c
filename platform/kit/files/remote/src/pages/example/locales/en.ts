export const en = {
  meta: { title: 'New page', description: 'New page at our shop.' },
  hero: { title: 'New page', lead: 'Call us and we will help you right away.' },
};
