import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Listas',
  description:
    'Lo que muestran las listas de las páginas públicas, en este orden. Lo guardado está en el sitio en segundos.',
  choose: 'Elija una lista',
  names: {
    team: 'Equipo',
    jobs: 'Antes y después',
    equipment: 'Máquinas',
    certifications: 'Certificaciones',
    questions: 'Preguntas',
  },
  lists: {
    team: {
      description: 'Las personas de la página “Nosotros” y de la galería.',
      empty: 'No hay nadie en el equipo. Las páginas omiten la sección.',
      add: 'Agregar una persona',
    },
    jobs: {
      description: 'Trabajos de la galería, con una imagen de antes y una de después.',
      empty: 'No hay trabajos. La galería omite la sección.',
      add: 'Agregar un trabajo',
    },
    equipment: {
      description: 'Las máquinas de la galería.',
      empty: 'No hay máquinas. La galería omite la sección.',
      add: 'Agregar una máquina',
    },
    certifications: {
      description: 'Las certificaciones de la galería.',
      empty: 'No hay certificaciones. La galería omite la sección.',
      add: 'Agregar una certificación',
    },
    questions: {
      description: 'Preguntas y respuestas de la página de contacto.',
      empty: 'No hay preguntas. La página de contacto omite la sección.',
      add: 'Agregar una pregunta',
    },
  },
  form: {
    submit: 'Guardar',
    added: 'Se agregó a la lista',
    success: 'Se guardaron los cambios',
    failure: 'No se pudo guardar',
  },
  loadFailed: 'No se pudieron cargar las listas',
  removeFailed: 'No se pudo quitar de la lista',
  fields: {
    team: {
      title: 'Nombre',
      detail: 'Puesto',
      text: 'Sobre esta persona',
      note: 'Certificaciones',
      picture: 'Retrato',
      years: 'Años de experiencia',
    },
    jobs: {
      title: 'Título',
      text: 'Texto',
      picture: 'Imagen de antes',
      picture_text: 'Qué muestra la imagen de antes',
      second_picture: 'Imagen de después',
      second_picture_text: 'Qué muestra la imagen de después',
    },
    equipment: {
      title: 'Título',
      text: 'Texto',
      picture: 'Imagen',
      picture_text: 'Qué muestra la imagen',
    },
    certifications: { title: 'Título', text: 'Texto' },
    questions: { title: 'Pregunta', text: 'Respuesta' },
  },
  inEnglish: '{{field}} en inglés',
  inSpanish: '{{field}} en español',
  isHidden: 'Oculto para los visitantes',
  hints: {
    picture:
      'Una dirección que empieza con https://, o una ruta de este sitio. Las imágenes que trae el sitio se llaman “drawing:…”.',
    answer:
      'Lo que está entre llaves dobles se llena en la página: el horario en {{week}}, el teléfono en {{phone}}.',
  },
  problems: {
    picture: 'Escriba una dirección que empiece con https://, o una ruta que empiece con /.',
    years: 'Escriba un número entero de años, de 1 a 80.',
  },
  table: { entry: 'Elemento', state: 'Estado' },
  states: { shown: 'Visible', hidden: 'Oculto' },
  noSpanish: 'Solo en inglés: {{fields}}',
};
