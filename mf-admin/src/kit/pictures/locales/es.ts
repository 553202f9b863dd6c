import type { en } from './en';

export const es: typeof en = {
  choose: 'Elegir una imagen',
  take: 'Tomar una foto',
  describe: 'Describirla',
  remove: 'Quitarla',
  notOpened: 'No se pudo abrir la imagen',
  cropTitle: 'Recortar la imagen',
  preview: 'La imagen elegida',
  part: 'La parte que se muestra. Las flechas del teclado la mueven.',
  cropHint:
    'Arrastre la imagen para elegir la parte que se muestra; las flechas del teclado también la mueven.',
  zoom: 'Acercar',
  turn: 'Girar',
  alt: 'Qué muestra la imagen (en inglés)',
  altEs: 'Lo mismo en español',
  altHint: 'Lo oyen los visitantes que no ven la imagen. Ejemplo: “Tread of a winter tire”.',
  use: 'Usar esta imagen',
  opening: 'La imagen se está abriendo.',
  uploading: 'Subiendo…',
  describeTitle: 'Describir la imagen',
  save: 'Guardar descripción',
  described: 'Imagen descrita',
  describeFailed: 'No se pudo guardar la descripción',
  notLoaded: 'No se pudo cargar la imagen',
  shownBy: 'Se usa en: {{names}}.',
  shownByNone: 'Nada de lo guardado muestra esta imagen.',
  problems: {
    heic: 'Es una imagen HEIC, que la mayoría de los navegadores no muestran. Elija una JPEG, o ponga la cámara en “Más compatible”.',
    type: 'No es una imagen JPEG, PNG, WebP ni AVIF. Elija una de esas.',
    canvas:
      'Para proteger su privacidad, este navegador altera las imágenes que dibuja: los visitantes verían puro ruido. Permita que este sitio lea los datos de “canvas” o use otro navegador.',
    unreadable:
      'No se puede leer esta imagen: el archivo está dañado o es demasiado grande para este dispositivo.',
  },
};
