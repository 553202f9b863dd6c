export const en = {
  title: 'Offers',
  instead: '{{left}} (regularly {{price}})',
  visits: 'For visits that start before {{day}}, {{time}}',
  products: 'See the products',
  until: 'Until {{day}}, {{time}}',
};
