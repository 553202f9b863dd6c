import { type ComponentProps, type MouseEvent, useState } from 'react';
import { disabledBy } from './disabledBy';
import { useSinglePress } from './useSinglePress';

interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Busy buttons, and those that are `aria-disabled`, keep the focus and ignore clicks. */
  busy?: boolean | undefined;
  /** Why it cannot be pressed now: a control that is disabled says so. */
  disabled?: string | false | undefined;
}

/**
 * A button without styles, of which a press does one step; every other button is made of it. It is busy while a
 * promise is pending that `onClick` has returned.
 */
export function PlainButton({ busy = false, disabled, onClick, ref, ...rest }: Props) {
  const [isPending, setPending] = useState(false);
  const start = (event: MouseEvent<HTMLButtonElement>) => {
    const answer: unknown = onClick?.(event);
    if (!(answer instanceof Promise)) return;
    // In the task of the press: a person sees at once that it was heard.
    setPending(true);
    void answer.finally(() => setPending(false));
  };
  const isBusy = busy || isPending;
  const isDisabled = isBusy || rest['aria-disabled'] === true;
  const press = useSinglePress({ ref, ...rest, onClick: start }, isDisabled);
  return (
    <button
      type="button"
      // On a page that hydrates at the first press.
      data-loads=""
      aria-busy={isBusy || undefined}
      {...rest}
      {...press}
      {...disabledBy(disabled)}
    />
  );
}
