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
  known: {
    shop_name: 'Nombre del taller, como lo ven los visitantes.',
    phone: 'Teléfono de 10 dígitos, con el código de área. El sitio le da formato.',
    email: 'Correo electrónico que ven los visitantes.',
    address_line1: 'Calle y número.',
    address_line2: 'Ciudad, estado y código postal.',
    hours_weekdays: 'Horario de lunes a viernes, reloj de 24 horas. Vacío significa cerrado.',
    hours_saturday: 'Horario del sábado, reloj de 24 horas. Vacío significa cerrado.',
    hours_sunday: 'Horario del domingo, reloj de 24 horas. Vacío significa cerrado.',
    social_facebook: 'Dirección completa de la página de Facebook. Vacía deja el icono sin enlace.',
    social_instagram:
      'Dirección completa de la página de Instagram. Vacía deja el icono sin enlace.',
    social_x: 'Dirección completa de la página de X. Vacía deja el icono sin enlace.',
    hero_video_url: 'Dirección del video de la página de inicio. Vacía muestra el original.',
    tour_video_url: 'Dirección del recorrido del taller en la galería. Vacía muestra el original.',
    bays: 'Cuántos vehículos se pueden atender al mismo tiempo, de 1 a 99.',
    closures:
      'Días sin citas: fechas y periodos separados por comas. Ejemplo: 2026-12-24..2026-12-26, 2027-01-01',
  },
  rules: {
    text: 'Escriba hasta 120 caracteres; no puede quedar vacío.',
    email: 'Escriba un correo electrónico, por ejemplo nombre@ejemplo.com.',
    phone: 'Escriba un teléfono de EE. UU. de 10 dígitos, con el código de área.',
    hours: 'Escriba la hora de abrir y de cerrar como 08:00-20:00, o nada si está cerrado.',
    link: 'Escriba una dirección web completa que empiece con https://, o nada.',
    bays: 'Escriba un número entero de 1 a 99.',
    closures: 'Escriba los días como 2026-12-24 o 2026-12-24..2026-12-26, separados por comas.',
    oneLine: 'Escriba una sola línea de hasta 2,000 caracteres.',
  },
};
