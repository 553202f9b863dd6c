import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Panel de administración',
  description: 'Administre el sitio del taller.',
  welcome: 'Hola, {{email}}',
  steps_one: 'Falta {{count, number}} cosa para que el sitio sea el de su taller',
  steps_other: 'Faltan {{count, number}} cosas para que el sitio sea el de su taller',
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
  closed: {
    today: 'Hoy el taller está cerrado.',
    why: 'Hoy el taller está cerrado: {{reason}}',
    next: 'Próximo día abierto: {{day}}',
    nextCount_one: 'Próximo día abierto: {{day}} ({{count, number}} cita)',
    nextCount_other: 'Próximo día abierto: {{day}} ({{count, number}} citas)',
  },
  calls: {
    title: 'Llame a estos clientes ({{count, number}})',
    text: 'Sus citas no se pueden hacer como estaban, o tienen un horario nuevo que quizá no conocen. Cuando haya llamado a alguien, presione “Ya se llamó”. Si después usted o el cliente elige otro horario o cancela, la cita sale sola de la lista.',
    more: 'También por llamar ({{count, number}})',
    call: 'Llamar a {{name}}: {{phone}}',
    mail: 'Escribir un correo a {{name}}',
    tick: 'Ya se llamó a {{name}}',
    called: 'Ya se llamó',
    failure: 'No se pudo cargar la lista “Llame a estos clientes”.',
  },
  cars: {
    late: 'Con retraso',
    next: 'Sigue',
    none: 'Hoy ya no se esperan más carros.',
    done: 'Terminadas ({{count, number}})',
    call: 'Llamar a {{name}}',
    text: 'Mandar mensaje a {{name}}',
    step: '{{step}}: {{name}}',
    noShow: 'No vino',
    writes: {
      email: 'Envía un correo',
      sms: 'Envía un mensaje de texto',
      both: 'Envía correo y mensaje de texto',
    },
  },
};
