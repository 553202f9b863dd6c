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
    tire: {
      title: 'Worn to the bars, and new',
      text: 'A smooth shoulder and 2/32" of tread: we correct the alignment first, then mount and balance a set of all-season tires.',
      before: 'A worn tire with hardly any tread left',
      after: 'A new tire with deep tread on the same wheel',
    },
    brakes: {
      title: 'Brakes that growled',
      text: 'Pads gone, discs scored and rusty: we fit new discs and pads on both sides, clean and grease the calipers and change the fluid.',
      before: 'A rusty, scored brake disc',
      after: 'A shining new brake disc with its caliper',
    },
    fender: {
      title: 'A fender from a parking lot',
      text: 'We pull the dent out, prime the panel and blend the paint into the door. Where insurance pays, we talk to the adjuster.',
      before: 'A fender with a deep dent and scratched paint',
      after: 'The same fender, smooth and freshly painted',
    },
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
    lift: {
      title: 'Two-post lifts',
      text: 'Rated for 10,000 pounds, from a compact to a work truck.',
      picture: 'A car raised on a two-post lift',
    },
    alignment: {
      title: 'Camera alignment rack',
      text: 'Measures all four wheels to a hundredth of a degree and prints before and after.',
      picture: 'A car on the alignment rack with targets on its wheels',
    },
    balancer: {
      title: 'Road-force balancer',
      text: 'Presses a roller against the tire and finds the vibration that spinning alone does not show.',
      picture: 'A wheel spinning on the balancer',
    },
  },
  certifications: {
    title: 'Certifications',
    ase: {
      title: 'ASE certified',
      text: 'Our technicians pass the tests of the National Institute for Automotive Service Excellence and renew them every five years.',
    },
    icar: {
      title: 'I-CAR trained',
      text: 'Our body shop keeps up the collision repair industry’s own training, year after year.',
    },
  },
};
