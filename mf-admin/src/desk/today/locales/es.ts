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
  calls: {
    title: 'Llame a estos clientes ({{count}})',
    text: 'Sus citas no pueden hacerse: el taller está cerrado a esa hora o la bahía está fuera de servicio. Marque a quién ya llamó; las citas que se mueven o se cancelan salen solas de la lista.',
    call: 'Llamar a {{name}}: {{phone}}',
    tick: 'Ya se llamó a {{name}}',
    called: 'Ya se llamó',
    failure: 'No se pudo cargar la lista de clientes por llamar.',
  },
  cars: {
    late: 'Con retraso',
    none: 'Hoy ya no se esperan más carros.',
    done: 'Terminadas ({{count}})',
    call: 'Llamar a {{name}}',
    text: 'Mandar mensaje a {{name}}',
    step: '{{step}}: {{name}}',
    noShow: 'No vino',
    writes: {
      email: 'Envía un correo',
      sms: 'Envía un mensaje de texto',
      both: 'Envía un correo y un mensaje',
    },
  },
};
