import type { ComponentProps } from 'react';
import { useSinglePress } from './useSinglePress';

interface Props extends ComponentProps<'button'> {
  /** Busy buttons, and those that are `aria-disabled`, keep the focus and ignore clicks. */
  busy?: boolean | undefined;
}

/** A button without styles, of which a press does one step; every other button is made of it. */
export function PlainButton({ busy = false, ref, ...rest }: Props) {
  const isDisabled = busy || rest['aria-disabled'] === true;
  const press = useSinglePress({ ref, ...rest }, isDisabled);
  return <button type="button" {...rest} {...press} />;
}
