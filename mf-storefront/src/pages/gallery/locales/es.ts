import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Nuestro trabajo, taller y equipo',
    description:
      'Imágenes de antes y después, un recorrido por el taller, nuestros expertos, máquinas y certificaciones. Llantera y taller mecánico en {{town}}.',
    uncertified:
      'Imágenes de antes y después, un recorrido por el taller, nuestros expertos y nuestras máquinas. Llantera y taller mecánico en {{town}}.',
  },
  hero: {
    title: 'Vea cómo trabajamos antes de confiarnos su carro',
    text: 'El antes y el después, un recorrido por el taller y la gente que trabaja aquí.',
  },
  work: {
    title: 'Antes y después',
    label: 'Imágenes de antes y después',
    previous: 'Trabajo anterior',
    next: 'Trabajo siguiente',
    position: 'Trabajo {{number}} de {{count}}: {{title}}',
  },
  tour: {
    title: 'Un recorrido por el taller',
    text: 'De la entrada a los elevadores, la máquina de alineación y la balanceadora, en unos segundos.',
    video: 'Recorrido por nuestro taller',
    book: 'Agende su visita',
  },
  team: {
    title: 'Nuestros expertos',
    text: 'Sepa quién trabaja en su carro: su nombre, su experiencia y sus estudios.',
    certifications: 'Certificaciones',
  },
  equipment: {
    title: 'Nuestras máquinas',
    text: 'Las buenas manos trabajan mejor con buena herramienta.',
  },
  certifications: {
    title: 'Certificaciones',
  },
};
