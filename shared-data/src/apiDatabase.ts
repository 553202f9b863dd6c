import type { Database } from './database.types';

type Public = Database['public'];
type Functions = Public['Functions'];
type BookingFunction = 'book_appointment' | 'book_with_tires';

/** Lets some arguments be null: the generator declares all arguments as required. */
type Nullable<Name extends keyof Functions, Key extends keyof Functions[Name]['Args']> = Omit<
  Functions[Name],
  'Args'
> & {
  Args: {
    [Arg in keyof Functions[Name]['Args']]:
      | Functions[Name]['Args'][Arg]
      | (Arg extends Key ? null : never);
  };
};

export type ApiDatabase = Omit<Database, 'public'> & {
  public: Omit<Public, 'Functions'> & {
    Functions: Omit<Functions, BookingFunction> & {
      [Name in BookingFunction]: Nullable<Name, 'p_service' | 'p_date' | 'p_slot'>;
    };
  };
};

export type ApiTables = Public['Tables'];
