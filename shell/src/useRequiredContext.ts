import { type Context, useContext } from 'react';

/**
 * Reads a context that has no default value.
 * @throws outside its provider
 */
export function useRequiredContext<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (!value) throw new Error(`${context.displayName} has no provider here`);
  return value;
}
