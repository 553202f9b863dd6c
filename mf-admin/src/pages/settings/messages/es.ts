import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Ajustes',
  description: 'Datos del taller que se muestran en todo el sitio.',
  empty: 'No hay ajustes. El sitio muestra sus datos originales.',
  save: 'Guardar {{key}}',
  saveShort: 'Guardar',
  undo: 'Deshacer los cambios de {{key}}',
  undoShort: 'Deshacer',
  updated: 'El ajuste se actualizó correctamente',
  loadFailed: 'No se pudieron cargar los ajustes',
  updateFailed: 'No se pudo actualizar el ajuste',
  rules: {
    text: 'Escriba hasta 120 caracteres; no puede quedar vacío.',
    email: 'Escriba un correo electrónico, por ejemplo nombre@ejemplo.com.',
    phone: 'Escriba + y el código de país, solo dígitos: +17705550123.',
    hours: 'Escriba la hora de abrir y de cerrar como 08:00-20:00, o nada si está cerrado.',
    link: 'Escriba una dirección web completa que empiece con https://, o nada.',
    bays: 'Escriba un número entero de 1 a 99.',
    closures: 'Escriba los días como 2026-12-24 o 2026-12-24..2026-12-26, separados por comas.',
    oneLine: 'Escriba una sola línea de hasta 2,000 caracteres.',
  },
};
