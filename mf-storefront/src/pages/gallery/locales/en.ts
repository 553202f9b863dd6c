export const en = {
  meta: {
    title: 'Our work, workshop and team',
    description:
      'Before and after pictures, a tour of the workshop, our team, equipment and certifications. Tire shop and auto repair in Jonesboro, GA.',
  },
  hero: {
    title: 'See how we work before you trust us with your car',
    text: 'Drawings of jobs that we do every week, the workshop, and the people who work here.',
  },
  work: {
    title: 'Before and after',
    label: 'Before and after pictures',
    before: 'Before',
    after: 'After',
    previous: 'Previous job',
    next: 'Next job',
    position: 'Job {{number}} of {{count}}: {{title}}',
  },
  tour: {
    title: 'A walk through the workshop',
    text: 'From the front door past the lifts and the alignment rack to the balancer, in a few seconds.',
    video: 'Tour of our workshop',
    book: 'Book your visit',
  },
  team: {
    title: 'Our expert team',
    text: 'Names, years and papers: you know who works on your car.',
    certifications: 'Certifications',
  },
  equipment: {
    title: 'The equipment',
    text: 'Good hands do better work with good tools.',
  },
  certifications: {
    title: 'Certifications',
  },
};
