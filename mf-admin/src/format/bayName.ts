import type { Language } from '@shop/shared-i18n';

/** A bay's name in the language of staff: `Bay 1`, as bays are called at first, is `Bahía 1`. Other names are staff's. */
export const bayName = (name: string, language: Language) =>
  name.replace(/^(?:Bay|Bahía) (?=\d+$)/, language === 'es' ? 'Bahía ' : 'Bay ');
