import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Consejos de nuestro taller',
    description:
      'Consejos claros sobre llantas, frenos y alineación, de la gente que los arregla todos los días en Jonesboro, GA.',
  },
  hero: {
    title: 'Respuestas claras sobre su carro',
    text: 'Lo que explicamos todos los días en el mostrador, por escrito.',
  },
  featured: { title: 'Artículo destacado', read: 'Leer el artículo' },
  recent: { title: 'Artículos recientes' },
  byline: 'Por {{author}}',
  categories: {
    alignment: 'Alineación',
    tires: 'Llantas',
    seasons: 'Temporada',
    brakes: 'Frenos',
  },
  posts: {
    alignment: {
      title: 'Alineación',
      summary:
        '¿Su carro se va de lado, o una llanta se gasta solo de una orilla? Qué es la alineación, qué la descompone y cuándo vale la pena pagarla.',
      picture: 'Un carro visto desde arriba, con líneas que muestran los ángulos de sus ruedas',
    },
    tread: {
      title: 'Cómo medir el dibujo de sus llantas',
      summary:
        'Una moneda de un centavo, una de veinticinco y treinta segundos: así sabe cuánto le queda a sus llantas.',
      picture: 'Un medidor y una moneda en las ranuras de una llanta',
    },
    winter: {
      title: 'Llantas para invierno en Georgia',
      summary:
        'Aquí casi no nieva, pero sí llueve con frío. Quién necesita llantas para invierno y quién no.',
      picture: 'Una llanta de dibujo profundo junto a un camino nevado de montaña',
    },
    brakes: {
      title: 'Siete señales de frenos gastados',
      summary: 'Los frenos casi siempre avisan antes. Aprenda a escucharlos.',
      picture: 'Un disco de freno junto a una luz de advertencia encendida',
    },
  },
  article: {
    loading: 'Cargando el artículo…',
    failed: 'No se pudo cargar el artículo.',
    all: 'Todos los artículos',
    more: 'Siga leyendo',
    ctaTitle: '¿Quiere que lo revisemos?',
    ctaText: 'Traiga su carro. Medimos, le enseñamos y usted decide.',
  },
  notFound: {
    title: 'No encontramos ese artículo',
    text: 'Tal vez cambió de lugar o la dirección tiene un error. Estos le pueden servir.',
    back: 'Ir al blog',
  },
};
