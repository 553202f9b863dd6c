import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  controls: 'Controles del video',
  play: 'Reproducir video',
  pause: 'Pausar video',
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  volume: 'Volumen',
  percent: '{{percent}} por ciento',
};
