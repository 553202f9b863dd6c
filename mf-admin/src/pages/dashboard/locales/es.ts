import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Panel de administración',
  description: 'Administre el sitio del taller.',
  welcome: 'Hola, {{email}}',
  tiles: {
    label: 'Lo que puede administrar',
    products: { title: 'Productos', text: 'Agregue, edite y quite lo que vende el taller.' },
    content: { title: 'Contenido', text: 'Cambie los textos de las páginas públicas.' },
    settings: { title: 'Ajustes', text: 'Teléfono, dirección, horarios, enlaces y días cerrados.' },
    users: { title: 'Usuarios', text: 'Decida quién puede usar esta área.' },
  },
  today: {
    title: 'Hoy, {{day}}',
    list: 'Citas de hoy',
    add: 'Nueva cita',
    appointments: 'Citas de hoy',
    requests: 'Solicitudes que esperan horario',
    unread: 'Mensajes sin leer',
    lowStock: 'Productos con pocas existencias',
    failure: 'No se pudo cargar el resumen de hoy.',
  },
  next: {
    late: 'Con retraso',
    none: 'Hoy ya no se esperan más carros.',
    call: 'Llamar',
    text: 'Mandar mensaje',
    arrived: 'Llegó',
    noShow: 'No vino',
  },
};
