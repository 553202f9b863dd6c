import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  published: 'Publicado {{ago}}: todo lo que se guardó hasta entonces ya está en el sitio público.',
  never: 'Todavía no se ha publicado nada.',
  // In parentheses, because "desde" would need "la" before one o'clock and "las" before others.
  pending: 'En espera de publicarse (guardado: {{time}}).',
  silent:
    'Sin publicar (guardado: {{time}}): la publicación no está funcionando. Avise a quien opera este sitio; después se publica solo.',
  othersPublished:
    'Publicado {{ago}}: todo lo demás que se guardó hasta entonces ya está en el sitio público.',
  failedRow:
    'No se pudo publicar: {{reason}}. Mientras tanto, los visitantes ven lo último que sí se publicó. El sitio intenta de nuevo por sí solo.',
  failedPage: 'La página {{address}} todavía muestra su versión anterior: {{reason}}.',
  more_one: 'Y uno más.',
  more_other: 'Y {{count, number}} más.',
  failed:
    'No se pudo publicar (guardado: {{time}}): {{reason}}. El sitio intenta de nuevo por sí solo.',
  pages: 'Páginas de productos y artículos ya escritas: {{written, number}} de {{pages, number}}.',
  unknown: 'No pudimos verificar si esto ya está publicado.',
  reasons: {
    picture: 'su imagen no se puede usar: {{reason}}',
    noUpload: 'esa imagen no se ha subido',
    noFile: 'el almacenamiento no tiene el archivo o no lo entrega',
    largeFile: 'el archivo pesa más de {{megabytes}} MB',
    damaged: 'el archivo está dañado',
    noPicture: 'no es una imagen JPEG, PNG, WebP ni AVIF',
    tooManyPixels: 'mide más de {{side}} por {{side}} pixeles',
    slowPicture: 'tarda más de 30 segundos en abrirse',
    otherFile: 'el archivo no es el que se subió',
    otherSize: 'sus medidas no coinciden con las que se tomaron antes de subirla',
    slowText: 'su texto tarda demasiado en leerse',
    deepText: 'su texto tiene demasiadas citas textuales o listas dentro de otras',
    other: 'el servidor respondió “{{reason}}”',
  },
  badge: {
    pending: 'Cambio aún no publicado',
    visible: 'Visible para los visitantes (desde: {{time}})',
    upToDate: 'Sitio al día (desde: {{time}})',
    failed: 'No publicado',
  },
};
