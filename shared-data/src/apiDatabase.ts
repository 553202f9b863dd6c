import type { Database } from './database.types';

type Public = Database['public'];
type Functions = Public['Functions'];
type Booking = Functions['book_appointment'];

/** Lets a request have no service, day or time: the generator declares no argument as nullable. */
type BookingArgs = {
  [Arg in keyof Booking['Args']]:
    | Booking['Args'][Arg]
    | (Arg extends 'p_service' | 'p_date' | 'p_slot' ? null : never);
};

export type ApiDatabase = Omit<Database, 'public'> & {
  public: Omit<Public, 'Functions'> & {
    Functions: Omit<Functions, 'book_appointment'> & {
      book_appointment: Omit<Booking, 'Args'> & { Args: BookingArgs };
    };
  };
};

export type ApiTables = Public['Tables'];
