/** Of the most common on the road here, those with a logo in `makeLogos`. */
export const featuredMakes: readonly string[] = [
  'Toyota',
  'Honda',
  'Ford',
  'Chevrolet',
  'Nissan',
  'Hyundai',
  'Kia',
  'Jeep',
  'Ram',
  'BMW',
  'Subaru',
  'Volkswagen',
];
