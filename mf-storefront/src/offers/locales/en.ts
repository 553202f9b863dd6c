export const en = {
  title: 'Offers',
  instead: '{{left}} instead of {{price}}',
  visits: 'For visits that start before {{day}}, {{time}}',
  products: 'See the products',
  until: 'Until {{day}}, {{time}}',
};
