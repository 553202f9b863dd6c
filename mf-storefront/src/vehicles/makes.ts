export const featuredMakes: readonly string[] = [
  'Toyota',
  'Honda',
  'Ford',
  'Chevrolet',
  'Nissan',
  'Hyundai',
  'Kia',
  'Jeep',
  'Dodge',
  'BMW',
  'Mercedes-Benz',
  'Volkswagen',
];
