export const en = {
  photo: 'Photo of {{name}}',
  years_one: 'Over a year of experience',
  years_other: '{{count, number}}+ years of experience',
};
