export const en = {
  meta: {
    title: 'Our work, our shop, our team',
    description:
      'Before-and-after pictures, a tour of the shop, our team, equipment and certifications. Tire shop and auto repair in {{town}}.',
    uncertified:
      'Before-and-after pictures, a tour of the shop, our team and our equipment. Tire shop and auto repair in {{town}}.',
  },
  hero: {
    title: 'See how we work before you trust us with your car',
    text: 'Before and after, a look around the shop, and the people who work here.',
  },
  work: {
    title: 'Before and after',
    label: 'Before-and-after pictures',
    previous: 'Previous job',
    next: 'Next job',
    position: 'Job {{number}} of {{count}}: {{title}}',
  },
  tour: {
    title: 'A walk through the shop',
    text: 'From the front door past the lifts and the alignment rack to the balancer, in a few seconds.',
    video: 'Tour of our shop',
    book: 'Book your visit',
  },
  team: {
    title: 'Our expert team',
    text: 'Know who’s working on your car: their names, their experience and their training.',
    certifications: 'Certifications',
  },
  equipment: {
    title: 'Our equipment',
    text: 'Good hands do better work with good tools.',
  },
  certifications: {
    title: 'Certifications',
  },
};
