export const en = {
  title: 'Lists',
  description:
    'What the lists on the public pages show, in this order. What you save shows once it’s published.',
  texts: 'All other text',
  choose: 'Choose a list',
  names: {
    team: 'Team',
    jobs: 'Before and after',
    equipment: 'Equipment',
    certifications: 'Certifications',
    reviews: 'Reviews',
    questions: 'Questions',
    articles: 'Articles',
  },
  lists: {
    team: {
      description: 'The people on the About page and in the gallery.',
      empty: 'Nobody is on the team yet. The pages leave this section out.',
      add: 'Add a member',
    },
    jobs: {
      description:
        'Jobs in the gallery and on the service pages, with a before and an after picture.',
      empty: 'There are no jobs. The gallery leaves the section out.',
      add: 'Add a job',
    },
    equipment: {
      description: 'The machines in the gallery.',
      empty: 'There is no equipment. The gallery leaves the section out.',
      add: 'Add equipment',
    },
    certifications: {
      description: 'The certifications in the gallery.',
      empty: 'There are no certifications. The gallery leaves the section out.',
      add: 'Add a certification',
    },
    reviews: {
      description:
        'What customers wrote elsewhere, for the home page. Copy it word for word, and say where it’s from.',
      empty: 'There are no reviews. The home page leaves the section out.',
      add: 'Add a review',
    },
    questions: {
      description: 'Questions and answers on the contact page and on the service pages.',
      empty: 'There are no questions. The contact page leaves the section out.',
      add: 'Add a question',
    },
    articles: {
      description: 'The blog, the featured article first.',
      empty: 'There are no articles. The blog is empty.',
      add: 'Add an article',
    },
  },
  form: {
    submit: 'Save entry',
    added: 'Entry added successfully',
    success: 'Entry updated successfully',
    failure: 'Failed to save the entry',
  },
  loadFailed: 'Failed to load the lists',
  removeFailed: 'Failed to remove the entry',
  fields: {
    team: {
      title: 'Name',
      detail: 'Role',
      text: 'About this person',
      note: 'Certifications',
      picture: 'Photo',
      years: 'Years of experience',
    },
    jobs: {
      title: 'Title',
      text: 'Text',
      picture: 'Before picture',
      second_picture: 'After picture',
      service: 'Service it’s about',
    },
    equipment: {
      title: 'Title',
      text: 'Text',
      picture: 'Picture',
    },
    certifications: { title: 'Title', text: 'Text' },
    reviews: {
      title: 'Name of the customer',
      text: 'What they wrote',
      detail: 'Source, such as Google, May 2026',
    },
    questions: { title: 'Question', text: 'Answer', service: 'Service it’s about' },
    articles: {
      title: 'Title',
      detail: 'Summary',
      text: 'Text',
      note: 'Category',
      service: 'Service it’s about',
      author: 'Author',
      day: 'Date',
      picture: 'Picture',
    },
  },
  inEnglish: '{{field}} in English',
  inSpanish: '{{field}} in Spanish',
  isHidden: 'Hidden from visitors',
  hints: {
    picture:
      'An address that starts with https://, or a path on this site. The pictures that came with the site are called “drawing:…”.',
    answer:
      'What’s in double braces is filled in on the page: the opening hours for {{week}}, the phone number for {{phone}}, and for {{roadside}} and {{warranty}} the answers that these two settings give.',
    markdown:
      'Headings, lists, tables and links that you paste from a word processor stay. Or write Markdown: a blank line starts a paragraph, ## a heading, - a list, **bold**, [a link](/booking).',
    oneLanguage:
      'A title and text in one language are enough. The article then has no page in the other one.',
    service:
      'It shows on this service’s page. An article then ends with the service’s price and a link to book it; a question no longer shows on the contact page.',
    follow: 'The old address takes visitors to the new one.',
  },
  addPicture: 'Add a picture where the cursor is',
  leftOut_one: 'One picture didn’t come through. Add it where it belongs.',
  leftOut_other: '{{count, number}} pictures didn’t come through. Add them where they belong.',
  describePicture: 'Describe picture {{number}}',
  describePictureIn: 'Describe picture {{number}} ({{field}})',
  noService: 'None',
  preview: 'Preview',
  previewFailed: 'Failed to load the preview',
  follow: 'Also change the address to {{address}}',
  problems: {
    list_entries_slug_once:
      'Another article already has the address that this title makes. Please choose another title.',
    list_entries_slug:
      'The address is made from the title’s letters and digits, so the title needs at least one.',
    list_entries_language: 'Please write the title and the text in English, in Spanish or in both.',
    oneLanguage: 'Please write the title and the text in English, in Spanish or in both.',
    picture: 'Please enter an address that starts with https://, or a path that starts with /.',
    years: 'Please enter a whole number of years from 1 to 80.',
  },
  table: { entry: 'Entry', state: 'Status' },
  states: { shown: 'Shown', hidden: 'Hidden' },
  noSpanish: 'In English only: {{fields}}',
  onlyIn: {
    en: 'In English only: it has no page in Spanish.',
    es: 'In Spanish only: it has no page in English.',
  },
};
