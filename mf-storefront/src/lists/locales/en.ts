/** What the built-in pictures of lists show, by the names that rows have. */
export const en = {
  'before-1': 'A worn tire with hardly any tread left',
  'after-1': 'A new tire with deep tread on the same wheel',
  'before-2': 'A rusty, scored brake rotor',
  'after-2': 'A shiny new brake rotor with its caliper',
  'before-3': 'A fender with a deep dent and scratched paint',
  'after-3': 'The same fender, smooth and freshly painted',
  'equipment-lift': 'A car raised on a two-post lift',
  'equipment-alignment': 'A car on the alignment rack with targets on its wheels',
  'equipment-balancer': 'A wheel spinning on the balancer',
  'article-wheel-alignment': 'A car seen from above, with lines that show the angles of its wheels',
  'article-winter-tires': 'A tire with deep tread beside a snowy mountain road',
  'article-brake-signs': 'A brake rotor beside a glowing warning light',
  'article-tread-depth': 'A depth gauge and a coin in the grooves of a tire',
};
