export const en = {
  meta: { title: 'New page', description: 'New page at our shop in Jonesboro, Georgia.' },
  hero: { title: 'New page', lead: 'Call us and we will help you right away.' },
};
