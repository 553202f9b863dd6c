import { type Context, useContext } from 'react';

/** @throws outside its provider */
export function useRequiredContext<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (!value) throw new Error(`${context.displayName} has no provider here`);
  return value;
}
