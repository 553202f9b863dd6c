import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  list: {
    title: 'Horario',
    description:
      'Cuándo abre el taller y a qué horas pueden empezar las citas. Los visitantes ven el horario al pie de cada página y en la página de contacto, y las horas de inicio al hacer una cita.',
    loadFailed: 'No se pudo cargar el horario',
  },
  form: {
    submit: 'Guardar horario',
    success: 'Horario actualizado',
    failure: 'No se pudo actualizar el horario',
  },
  fields: { spans: 'Horario', starts: 'Las citas pueden empezar a las' },
  problems: {
    time: 'Escriba todas las horas, o quite el renglón.',
    order: 'El taller tiene que abrir antes de cerrar.',
    overlap: 'Hay horarios que se traslapan o se tocan. Únalos, o deje un descanso entre ellos.',
    twice: 'La misma hora de inicio aparece dos veces.',
  },
  singleDay: '¿Cierra un solo día, por ejemplo un día festivo?',
  addClosure: 'Agregar un cierre',
  closed: 'Cerrado',
  startsAt: 'Horas de inicio: {{times}}',
  noStarts: 'Sin citas en línea',
  table: { day: 'Día', hours: 'Abierto', starts: 'Citas' },
  week: {
    closed: 'Este día el taller está cerrado.',
    opens: 'Abre',
    closes: 'Cierra',
    open: 'Abrir este día',
    addBreak: 'Agregar un descanso',
    removeSpan: 'Quitar el horario {{number}}',
    startsHint: 'Una cita debe terminar antes de que el taller cierre o empiece un descanso.',
    start: 'Hora de inicio {{number}}',
    addStart: 'Agregar una hora de inicio',
    removeStart: 'Quitar la hora de inicio {{number}}',
    outside: 'Los visitantes no pueden hacer cita mientras el taller está cerrado ({{times}}).',
    also: 'Usar el mismo horario y las mismas horas de inicio en',
  },
};
