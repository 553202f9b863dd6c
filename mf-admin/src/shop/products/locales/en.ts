/** The names of the products' categories. */
export const en = {
  'all-season-tires': 'All-season tires',
  'winter-tires': 'Winter tires',
  'performance-tires': 'Performance tires',
  'all-terrain-tires': 'All-terrain tires',
  'run-flat-tires': 'Run-flat tires',
  'used-tires': 'Used tires',
  'brake-parts': 'Brake parts',
  'engine-parts': 'Engine parts',
  filters: 'Filters',
  'suspension-parts': 'Suspension parts',
  'electrical-parts': 'Electrical parts',
  'transmission-parts': 'Transmission parts',
  wipers: 'Wiper blades',
  'spark-plugs': 'Spark plugs',
};
