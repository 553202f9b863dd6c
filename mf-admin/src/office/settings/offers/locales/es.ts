import type { SameKeys } from '@shop/shared-i18n';
import { es as categories } from '../../../../shop/products/locales/es';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  list: {
    title: 'Ofertas',
    description:
      'Descuentos y otras ofertas del taller. Las ofertas están en la página de inicio, junto a su servicio y en el catálogo, desde que empiezan hasta que terminan.',
    empty: 'Todavía no hay ofertas. Agregue un descuento u otra oferta.',
    add: 'Agregar oferta',
    loadFailed: 'No se pudieron cargar las ofertas',
    removeFailed: 'No se pudo quitar la oferta',
  },
  form: {
    addTitle: 'Agregar una oferta',
    submit: 'Guardar oferta',
    success: 'Ofertas actualizadas',
    failure: 'No se pudo guardar la oferta',
  },
  fields: {
    title: 'Título en inglés',
    title_es: 'Título en español',
    text: 'Texto en inglés',
    text_es: 'Texto en español',
    service: 'Servicio',
    category: 'Categoría',
    discount: 'Descuento',
    off: 'Cuánto',
    starts: 'Desde',
    ends: 'Hasta',
    small_print: 'Letra chica en inglés',
    small_print_es: 'Letra chica en español',
    picture: 'Imagen',
  },
  hints: {
    title: 'Con un idioma basta: las páginas en el otro también lo muestran.',
    service: 'Sin un servicio, la oferta solo se anuncia.',
    category:
      'La oferta aparece al comienzo de la página de esta categoría y en la página de inicio. No cambia ningún precio: escriba en el texto cuánto ahorra el cliente.',
  },
  problems: {
    title: 'Escriba un título en inglés o en español.',
    percent: 'Escriba un número entero del 1 al 100.',
    amount: 'Escriba una cantidad en dólares y centavos, por ejemplo 7.50.',
    moment: 'Escriba un día y una hora.',
    ends: 'Escriba una hora posterior al comienzo de la oferta.',
  },
  noService: 'Ningún servicio en especial',
  noCategory: 'Ninguna categoría en especial',
  categories: {
    ...categories,
    tires: 'Todas las llantas',
    'new-tires': 'Llantas nuevas',
    parts: 'Todas las refacciones',
  },
  discounts: { none: 'Ninguno', percent: 'Porcentaje', amount: 'Dólares' },
  left: '{{left}} en vez de {{price}}, para las citas que empiecen entre estas fechas. Si hay dos ofertas, al cliente le toca la mejor. Las citas ya agendadas conservan su precio.',
  live: {
    soon: 'Hora del taller. La oferta aparece y se quita a estas horas, con menos de diez segundos de retraso.',
    scheduled:
      'Hora del taller. Su sitio se publica a horas programadas: la oferta aparece con la primera publicación después de su comienzo y, al terminar, se oculta a tiempo en los navegadores con JavaScript; en los demás, con la siguiente publicación.',
  },
  table: { offer: 'Oferta', service: 'Para', starts: 'Desde', ends: 'Hasta', state: 'Estado' },
  states: { coming: 'Próxima', running: 'En curso', over: 'Terminada' },
};
