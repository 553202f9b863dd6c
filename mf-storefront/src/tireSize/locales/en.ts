export const en = {
  label: 'Tire size (on the sidewall)',
  find: 'See tires',
  meaning:
    'In 225/65R17 102H, 225 is the width in millimeters, 65 the height as a percentage of the width, R17 the rim in inches, and 102H the load index and speed rating.',
  parts: {
    width: 'Width',
    height: 'Height',
    rim: 'Rim',
    service: 'Load and speed',
  },
  problems: {
    empty: 'Enter the size printed on the sidewall, such as 225/65R17.',
    height: 'The height is missing: the two digits after the slash, as in 225/65R17.',
    rim: 'The rim is missing: the two digits after the R, as in 225/65R17.',
    unknown: 'That’s not a tire size. A size looks like 225/65R17 or 225 65 17.',
    many: 'Enter one size, or two if the rear tires are different.',
  },
};
