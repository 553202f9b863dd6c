import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';
import { suggestEmail } from './suggestEmail';
import { TextField } from './TextField';

interface Props extends ComponentProps<typeof TextField> {
  /** Called with the suggested address, once the visitor takes it. */
  onCorrect: (email: string) => void;
}

/** The required address of a visitor. For one that is probably mistyped it suggests another, and never changes it. */
export function EmailField({ onChange, onCorrect, ...field }: Props) {
  const { t } = useTranslation('common');
  const [suggested, setSuggested] = useState<string>();
  const take = (event: MouseEvent) => {
    if (!suggested) return;
    onCorrect(suggested);
    setSuggested(undefined);
    // The button goes with the suggestion.
    event.currentTarget.closest('div')?.querySelector('input')?.focus();
  };
  return (
    <div>
      <TextField
        {...field}
        required
        type="email"
        autoComplete="email"
        // Not once the field is left: a line that appears would move the button that is being pressed.
        onChange={(event) => {
          setSuggested(suggestEmail(event.target.value));
          onChange?.(event);
        }}
      />
      <p role="status">
        {suggested && (
          <Button size="sm" variant="quiet" onClick={take}>
            {t('didYouMean', { email: suggested })}
          </Button>
        )}
      </p>
    </div>
  );
}
