import type { Language } from '@shop/shared-i18n';

const hourNames: Record<Language, string> = { en: 'hour', es: 'hora' };

/** Formats how long a service takes: `45 min`, `1 hour`, `2 horas 30 min`. */
export function formatDuration(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [`${hours} ${hourNames[language]}${hours > 1 ? 's' : ''}`] : []),
    ...(rest > 0 ? [`${rest} min`] : []),
  ].join(' ');
}
