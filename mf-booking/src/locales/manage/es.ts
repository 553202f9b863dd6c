import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: { title: 'Su cita' },
  hero: { title: 'Su cita' },
  state: {
    open: 'Confirmada',
    requested: 'Todavía sin confirmar',
    cancelled: 'Cancelada',
    withdrawn: 'Cancelada',
    arrived: 'Su carro está con nosotros',
    tooLate: 'Ya pasó',
  },
  loading: 'Buscando su cita…',
  open: {
    title: '¿Quiere cambiarla o cancelarla?',
    titleRequest: '¿Quiere retirar su solicitud?',
    text: 'Cambiarla o cancelarla no cuesta nada hasta la hora de la cita. Si no puede venir, hágalo: así otra persona puede usar el lugar.',
    textRequest: 'Todavía no le hemos apartado una hora.',
    cancel: 'Cancelar la cita',
    cancelRequest: 'Retirar la solicitud',
  },
  move: {
    open: 'Cambiar el día o la hora',
    title: '¿Qué día y qué hora le convienen más?',
    submit: 'Cambiarla al {{time}}',
    price: 'Precio en este horario: {{price}}',
    keep: 'Dejarla como está',
    done: 'Su cita se cambió',
    calendar: 'Agréguela otra vez a su calendario: ahí todavía aparece como estaba antes.',
    failed: 'No se cambió: su cita sigue como estaba',
  },
  confirm: {
    question: '¿Cancelar esta cita? No se puede deshacer.',
    questionRequest: '¿Retirar esta solicitud? No se puede deshacer.',
    yes: 'Sí, cancelar',
    yesRequest: 'Sí, retirar',
    no: 'Conservarla',
  },
  cancelled: {
    title: 'Su cita quedó cancelada',
    text: 'Puede agendar otra cita cuando quiera.',
    book: 'Agendar otra cita',
  },
  withdrawn: {
    title: 'Su solicitud quedó cancelada',
    text: 'No tiene que hacer nada más. Agende una cita cuando guste.',
    book: 'Agendar una cita',
  },
  tooLate: {
    title: 'Ya no se puede cambiar aquí',
    text: 'La hora de la cita ya llegó o ya pasó. Si algo no está bien, llámenos.',
  },
  arrived: {
    title: 'Su carro ya está con nosotros',
    text: 'Ya llegó al taller, así que esta cita ya no se puede cambiar ni cancelar en línea. Hable con nosotros en el mostrador o llámenos.',
  },
  notFound: {
    title: 'No encontramos esta cita',
    text: 'Revise que haya abierto el enlace completo. Si es así, llámenos y la buscamos.',
  },
  reminders: {
    question: '¿Ya no quiere recordatorios de sus citas?',
    yes: 'Sí, ya no los quiero',
    no: 'No, seguir recibiéndolos',
    on: 'Los recordatorios están activados. Le llega uno un día antes, si agendó con más de un día de anticipación.',
    off: 'No le enviamos recordatorios.',
    end: 'No quiero más recordatorios',
    resume: 'Quiero recordatorios otra vez',
    failed: 'Puede que no haya funcionado. Intente de nuevo.',
  },
  mails: {
    title: 'Correos a {{address}}',
    kind: {
      received: 'Su solicitud',
      confirmed: 'Confirmación',
      moved: 'El cambio de su cita',
      cancelled: 'Cancelación',
      reminder: 'Recordatorio',
      ready: 'Su carro está listo',
    },
    sent: 'se envió el {{time}}',
    pending: 'en camino',
    planned: 'se enviará el {{time}}',
    failed: 'no se entregó',
  },
  failed: {
    title: 'Por ahora no podemos mostrar su cita',
    unanswered: 'No sabemos si el cambio se hizo',
    titleCancel: 'Su cita todavía no se ha cancelado',
    titleWithdraw: 'Su solicitud todavía sigue en pie',
  },
};
