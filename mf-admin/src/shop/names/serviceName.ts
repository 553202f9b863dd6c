import type { Service } from '@shop/shared-data/staff';
import type { Language } from '@shop/shared-i18n';

export const serviceName = ({ name, name_es }: Service, language: Language) =>
  language === 'es' ? name_es : name;
