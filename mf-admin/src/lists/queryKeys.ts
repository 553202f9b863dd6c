/** The query keys of what staff load. A list of selected rows adds the values that select them. */
export const queryKeys = {
  products: ['products'],
  content: ['content'],
  settings: ['settings'],
  users: ['users'],
  bookings: ['bookings'],
  messages: ['messages'],
  /** The dashboard's summary, which counts bookings and messages. */
  today: ['today'],
} as const;
