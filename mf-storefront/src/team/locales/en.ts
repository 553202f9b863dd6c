export const en = {
  photo: 'Photo of {{name}}',
  years: '{{years}}+ years of experience',
};
