import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  skip: 'Ir al contenido',
  home: '{{shop}}, inicio',
  tagline: 'Llantas, frenos y mecánica honesta en {{town}} desde {{year}}.',
  undated: 'Llantas, frenos y mecánica honesta en {{town}}.',
  publicSite: 'Sitio público',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  menu: {},
  mainMenu: 'Menú principal',
  language: 'Idioma',
  notifications: 'Avisos',
  call: 'Llámenos: {{phone}}',
  loadingPage: 'Cargando la página…',
  footer: {
    quickLinks: 'Enlaces rápidos',
    contact: 'Contacto',
    hours: 'Horario',
    closed: 'Cerrado',
    follow: 'Síganos',
    rights: '© {{shop}}. Todos los derechos reservados.',
  },
  phoneBar: {
    label: 'Llámenos, agende o visítenos',
    call: 'Llamar',
    flatTire: '¿Se ponchó? Llame',
    book: 'Agendar',
    directions: 'Cómo llegar',
    open: 'Abierto hasta {{time}}',
    opens: 'Abre {{when}}',
    old: 'Recargue para ver el horario de hoy',
  },
  loadFailed:
    'Esto no cargó. Intente de nuevo en un momento; los enlaces de esta página funcionan.',
  readOnly: {
    label: 'Página incompleta',
    text: 'Puede leer esta página y usar sus enlaces. Lo demás no cargó: vuelva a cargar la página.',
  },
  failure: {
    title: 'Esta sección no está disponible por el momento',
    text: 'No la pudimos cargar en este momento. Intente de nuevo en un rato, o llámenos y le ayudamos enseguida.',
    offlineTitle: 'Esta página necesita conexión',
    offlineText:
      'Parece que no hay conexión a internet. Intente de nuevo cuando la tenga, o llámenos.',
    widgetTitle: 'No se pudo cargar esta herramienta',
    siteTitle: 'Nuestro sitio no cargó por completo',
  },
  notFound: {
    title: 'No encontramos esa página',
    text: 'El enlace puede ser viejo o estar mal escrito. En el menú de arriba está todo lo que tenemos; también puede llamarnos.',
    home: 'Ir al inicio',
  },
};
