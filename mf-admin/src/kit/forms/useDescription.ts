import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

/** A form whose values can be described. */
export interface DescribedForm {
  labels: Readonly<Partial<Record<string, string>>>;
  elementOf: (name: string) => Element | undefined;
  /** The text of a value that has no text of its own, such as a list of rows. */
  describe?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** Describes a value as its field shows it: an option by its text, a day and a time in the language of the page. */
export function useDescription({ elementOf, describe }: DescribedForm) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const describeText = (name: string, text: string) => {
    const element = elementOf(name);
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find(({ value }) => value === text);
      return option?.text ?? text;
    }
    if (element instanceof HTMLInputElement && element.type === 'date') {
      return formatDay(text, language);
    }
    if (element instanceof HTMLInputElement && element.type === 'time') {
      return formatTime(text, language);
    }
    return text;
  };
  return (name: string, value: unknown): string => {
    const described = describe?.(name, value);
    if (described) return described;
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    const isEmpty = text === '' || Number.isNaN(value);
    return isEmpty ? t('conflict.empty') : describeText(name, text);
  };
}
