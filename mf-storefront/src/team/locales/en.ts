export const en = {
  photo: 'Portrait of {{name}}',
  years: '{{years}}+ years of experience',
};
