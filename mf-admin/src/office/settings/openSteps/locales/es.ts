import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Antes de abrir',
  text: 'El sitio vino con un taller inventado. Esto es lo que falta o todavía no es suyo.',
  failed: 'No se pudo cargar lo que falta',
  contact: 'El teléfono o el correo es de ejemplo',
  hours: 'Revise el horario, las horas que se pueden agendar y sus días cerrados',
  team: 'Personas inventadas',
  portraits: 'Todavía sin foto',
  story: 'Su historia en la página “Nosotros”',
  pictures: 'Páginas sin una imagen suya',
  film: 'Videos que venían con el sitio',
  jobs: 'Trabajos (antes y después) que venían con el sitio',
  equipment: 'Máquinas que venían con el sitio',
  certifications: 'Certificaciones que venían con el sitio',
  questions: 'Respuestas que venían con el sitio',
  articles: 'Artículos firmados por personas inventadas',
  products_one: '{{count, number}} producto de ejemplo',
  products_other: '{{count, number}} productos de ejemplo',
  mail: 'Los clientes todavía no reciben correos. Pida un servidor de correo a quien opera este sitio.',
  stays: 'Está bien así',
  staysAbout: 'Está bien así: {{step}}',
  checked: 'Listo',
  checkFailed: 'No se pudo marcar',
};
