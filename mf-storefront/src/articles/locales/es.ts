import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Consejos de nuestro taller',
    description:
      'Consejos claros sobre llantas, frenos y alineación, de quienes hacen este trabajo todos los días en {{town}}.',
  },
  hero: {
    title: 'Respuestas claras sobre su carro',
    text: 'Lo que explicamos todos los días en el mostrador, por escrito.',
  },
  featured: { title: 'Artículo destacado', read: 'Leer el artículo' },
  recent: { title: 'Artículos recientes' },
  byline: 'Por {{author}}',
  empty: {
    title: 'Todavía no hay artículos',
    text: 'Mejor pregúntenos. Se lo explicamos en el mostrador o por teléfono.',
    contact: 'Contáctenos',
  },
  article: {
    failed: 'No se pudo cargar el artículo.',
    all: 'Todos los artículos',
    more: 'Siga leyendo',
    service: 'Lo hacemos en nuestro taller',
    ctaTitle: '¿Quiere que lo revisemos?',
    ctaText: 'Traiga su carro. Medimos, le enseñamos lo que encontramos y usted decide.',
  },
  otherLanguage: {
    article: 'Este artículo está solo en inglés.',
    read: 'Leerlo en inglés',
    more_one: 'Hay {{count}} artículo más, solo en inglés',
    more_other: 'Hay {{count}} artículos más, solo en inglés',
  },
  moved: {
    title: 'Este artículo cambió de dirección',
    text: 'Lo encuentra en su nueva dirección.',
    open: 'Abrir el artículo',
  },
  notFound: {
    title: 'No encontramos ese artículo',
    text: 'Tal vez cambió de lugar o la dirección tiene un error.',
    back: 'Ir al blog',
  },
};
