export const en = {
  label: 'Size on the sidewall',
  find: 'See tires',
  problems: {
    empty: 'Enter the size that stands on the sidewall, such as 225/65R17.',
    incomplete: 'The size is not complete: it has width, height and rim, such as 225/65R17.',
    unknown: 'This is no tire size. A size looks like 225/65R17 or 225 65 17.',
    many: 'Enter one size, or two where the rear tires differ.',
  },
};
