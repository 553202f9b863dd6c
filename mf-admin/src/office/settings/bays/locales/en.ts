export const en = {
  list: {
    title: 'Bays',
    description:
      'The places where you work on vehicles. Visitors don’t see the bays: a time can be booked as long as a bay is free.',
    empty:
      'There are no bays, so nothing can be booked. Add each place where you work on a vehicle.',
    add: 'Add bay',
    loadFailed: 'Failed to load the bays',
  },
  form: {
    addTitle: 'Add a bay',
    submit: 'Save bay',
    success: 'Bays updated successfully',
    failure: 'Failed to save the bay',
  },
  fields: { name: 'Name', is_active: 'In use' },
  hints: {
    is_active: 'A bay that isn’t in use gets no new bookings.',
    equipment: 'A service that needs equipment is only booked into a bay that has it.',
  },
  equipment: 'Equipment',
  newName: 'Bay {{number}}',
  active: 'In use',
  inactive: 'Not in use',
  noEquipment: 'No special equipment',
  refusals: { last_bay: 'The shop needs at least one bay in use.' },
  reading_one: 'One vehicle at a time: once a time is booked, it’s full.',
  reading_other: 'A time is full once {{count, number}} vehicles are booked for it.',
  table: { bay: 'Bay', equipment: 'Equipment', state: 'Status' },
};
