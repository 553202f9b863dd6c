export const en = {
  label: 'Tire size (on the sidewall)',
  find: 'See tires',
  problems: {
    empty: 'Enter the size printed on the sidewall, such as 225/65R17.',
    incomplete: 'That size isn’t complete. It needs width, height and rim, such as 225/65R17.',
    unknown: 'That’s not a tire size. A size looks like 225/65R17 or 225 65 17.',
    many: 'Enter one size, or two if the rear tires are different.',
  },
};
