import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Listas',
  description:
    'Lo que muestran las listas de las páginas públicas, en este orden. Lo que guarde se muestra en cuanto se publica.',
  texts: 'Todos los demás textos',
  choose: 'Elija una lista',
  names: {
    team: 'Equipo',
    jobs: 'Antes y después',
    equipment: 'Máquinas',
    certifications: 'Certificaciones',
    reviews: 'Opiniones',
    questions: 'Preguntas',
    articles: 'Artículos',
  },
  lists: {
    team: {
      description: 'Las personas de la página “Nosotros” y de la galería.',
      empty: 'No hay nadie en el equipo. Las páginas omiten la sección.',
      add: 'Agregar una persona',
    },
    jobs: {
      description:
        'Trabajos de la galería y de las páginas de servicios, con una imagen de antes y una de después.',
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
    reviews: {
      description:
        'Lo que los clientes escribieron en otro sitio, para la página de inicio. Cópielo palabra por palabra, con su fuente.',
      empty: 'No hay opiniones. La página de inicio omite la sección.',
      add: 'Agregar una opinión',
    },
    questions: {
      description: 'Preguntas y respuestas de la página de contacto y de las páginas de servicios.',
      empty: 'No hay preguntas. La página de contacto omite la sección.',
      add: 'Agregar una pregunta',
    },
    articles: {
      description: 'El blog, primero el artículo destacado.',
      empty: 'No hay artículos. El blog está vacío.',
      add: 'Agregar un artículo',
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
      picture: 'Foto',
      years: 'Años de experiencia',
    },
    jobs: {
      title: 'Título',
      text: 'Texto',
      picture: 'Imagen de antes',
      second_picture: 'Imagen de después',
      service: 'Servicio del que trata',
    },
    equipment: {
      title: 'Título',
      text: 'Texto',
      picture: 'Imagen',
    },
    certifications: { title: 'Título', text: 'Texto' },
    reviews: {
      title: 'Nombre del cliente',
      text: 'Lo que escribió',
      detail: 'Fuente, como Google, mayo de 2026',
    },
    questions: { title: 'Pregunta', text: 'Respuesta', service: 'Servicio del que trata' },
    articles: {
      title: 'Título',
      detail: 'Resumen',
      text: 'Texto',
      note: 'Categoría',
      service: 'Servicio del que trata',
      author: 'Autor',
      day: 'Día',
      picture: 'Imagen',
    },
  },
  inEnglish: '{{field}} en inglés',
  inSpanish: '{{field}} en español',
  isHidden: 'Oculto para los visitantes',
  hints: {
    picture:
      'Una dirección que empieza con https://, o una ruta de este sitio. Las imágenes que trae el sitio se llaman “drawing:…”.',
    answer:
      'Lo que está entre llaves dobles se llena en la página: el horario en {{week}}, el teléfono en {{phone}} y, en {{roadside}} y {{warranty}}, las respuestas según esos dos ajustes.',
    markdown:
      'Los encabezados, listas, tablas y enlaces que pegue de un procesador de textos se conservan. También puede escribir Markdown: una línea en blanco empieza un párrafo, ## un encabezado, - una lista, **negritas**, [un enlace](/booking).',
    oneLanguage: 'Basta un idioma, con título y texto. En el otro, el artículo no tiene página.',
    service:
      'Aparece en la página de este servicio. Un artículo termina entonces con el precio del servicio y un enlace para agendarlo; una pregunta ya no sale en la página de contacto.',
    follow: 'La dirección anterior lleva a la nueva.',
  },
  addPicture: 'Agregar una imagen donde está el cursor',
  leftOut_one: 'Faltó una imagen al pegar el texto. Agréguela donde corresponde.',
  leftOut_other:
    'Faltaron {{count, number}} imágenes al pegar el texto. Agréguelas donde corresponden.',
  describePicture: 'Describir la imagen {{number}}',
  describePictureIn: 'Describir la imagen {{number}} ({{field}})',
  noService: 'Ninguno',
  preview: 'Vista previa',
  previewFailed: 'No se pudo cargar la vista previa',
  follow: 'Cambiar también la dirección a {{address}}',
  problems: {
    list_entries_slug_once: 'Otro artículo tiene la dirección de este título. Elija otro título.',
    list_entries_slug:
      'La dirección se forma con las letras y los números del título: necesita al menos uno.',
    list_entries_language: 'Escriba el título y el texto en inglés, en español o en los dos.',
    oneLanguage: 'Escriba el título y el texto en inglés, en español o en los dos.',
    picture: 'Escriba una dirección que empiece con https://, o una ruta que empiece con /.',
    years: 'Escriba un número entero de años, de 1 a 80.',
  },
  table: { entry: 'Elemento', state: 'Estado' },
  states: { shown: 'Visible', hidden: 'Oculto' },
  noSpanish: 'Solo en inglés: {{fields}}',
  onlyIn: {
    en: 'Solo en inglés: no tiene página en español.',
    es: 'Solo en español: no tiene página en inglés.',
  },
};
