export const en = {
  button: 'Erase this customer’s data',
  title: 'Erase this customer’s data?',
  text: 'This erases the name, phone number, email address, vehicle, license plate and notes from {{bookings}}, along with the messages to this customer, and deletes {{messages}}. The service, time, bay, status and tires stay for your statistics. You can’t undo this.',
  bookings_one: 'this booking',
  bookings_other:
    '{{count, number}} bookings under this name with the same email address or phone number',
  messages_one: 'one message from this customer',
  messages_other: '{{count, number}} messages from this customer',
  confirm: 'Erase the data',
  open: 'This customer has a request or an appointment that isn’t over. Cancel it or wait until it’s over; then you can erase the data.',
  done: 'The customer’s data is erased',
  failed: 'Failed to erase the customer’s data',
  since: 'This customer’s data was erased on {{when}}. The booking stays for your statistics.',
  close: 'Close',
};
