export const en = {
  title: 'Lists',
  description: 'What the public pages list, in this order. A save is on the site within seconds.',
  choose: 'Choose a list',
  names: {
    team: 'Team',
    jobs: 'Before and after',
    equipment: 'Equipment',
    certifications: 'Certifications',
    questions: 'Questions',
  },
  lists: {
    team: {
      description: 'The people on the about page and in the gallery.',
      empty: 'There is nobody in the team. The pages leave the section out.',
      add: 'Add a member',
    },
    jobs: {
      description: 'Jobs in the gallery, with a picture before and one after.',
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
    questions: {
      description: 'Questions and answers on the contact page.',
      empty: 'There are no questions. The contact page leaves the section out.',
      add: 'Add a question',
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
      picture: 'Portrait',
      years: 'Years of experience',
    },
    jobs: {
      title: 'Title',
      text: 'Text',
      picture: 'Picture before',
      picture_text: 'What the picture before shows',
      second_picture: 'Picture after',
      second_picture_text: 'What the picture after shows',
    },
    equipment: {
      title: 'Title',
      text: 'Text',
      picture: 'Picture',
      picture_text: 'What the picture shows',
    },
    certifications: { title: 'Title', text: 'Text' },
    questions: { title: 'Question', text: 'Answer' },
  },
  inEnglish: '{{field}} in English',
  inSpanish: '{{field}} in Spanish',
  isHidden: 'Hidden from visitors',
  hints: {
    picture:
      'An address that starts with https://, or a path of this site. The pictures that the site came with are called “drawing:…”.',
    answer:
      'What stands in double braces is filled in on the page: the opening hours for {{week}}, the phone number for {{phone}}.',
  },
  problems: {
    picture: 'Please enter an address that starts with https://, or a path that starts with /.',
    years: 'Please enter a whole number of years from 1 to 80.',
  },
  table: { entry: 'Entry', state: 'State' },
  states: { shown: 'Shown', hidden: 'Hidden' },
  noSpanish: 'In English only: {{fields}}',
};
