export const en = {
  photo: 'Portrait of {{name}}',
  years: '{{years}}+ years of experience',
  marcus: {
    role: 'Owner and master technician',
    story:
      'Opened the shop with one lift and a borrowed balancer. Still takes the engine noises nobody else can place.',
    certifications: 'ASE Master Automobile Technician, ASE Advanced Engine Performance (L1)',
  },
  danielle: {
    role: 'Tire and alignment specialist',
    story:
      'Reads a tire like a diary: tell her how the car drives and she shows you on the tread why it does.',
    certifications: 'ASE Suspension and Steering (A4), TIA Certified Tire Technician',
  },
  luis: {
    role: 'Body shop manager',
    story:
      'Matches paint by eye first and by computer second. Handles the insurance company so that you don’t have to.',
    certifications: 'I-CAR Platinum, ASE Painting and Refinishing (B2)',
  },
};
