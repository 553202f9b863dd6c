import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title_one: 'Afecta a una cita en {{bay}}',
  title_other: 'Afecta a {{count, number}} citas en {{bay}}',
  text: 'Esto es lo que pasaría. Todavía no se ha movido nada.',
  keeps: 'Misma hora, otra bahía: no hace falta llamar ({{count, number}})',
  calls: 'Otro día u hora: llámeles o escríbales ({{count, number}})',
  here: 'Ya está en el taller y no hay otra bahía libre: se queda en la bahía ({{count, number}})',
  stays: 'Sin otro lugar: se queda en la bahía ({{count, number}})',
  place: '{{from}} → {{to}}',
  call: 'Llamar a {{name}}: {{phone}}',
  later:
    'Quien recibe otro día u hora queda en la lista “Llame a estos clientes” hasta que usted presione ahí “Ya se llamó”.',
  messages: 'También les llega el aviso de siempre con su nuevo horario.',
  back: 'Volver',
  hold: 'Apartar la bahía',
  holdAndMove_one: 'Apartar la bahía y mover una',
  holdAndMove_other: 'Apartar la bahía y mover {{count, number}}',
  close: 'Poner fuera de uso',
  closeAndMove_one: 'Poner fuera de uso y mover una',
  closeAndMove_other: 'Poner fuera de uso y mover {{count, number}}',
  hours: '¿Solo por unas horas? Mejor aparte la bahía en la agenda.',
  changed:
    'Alguien cambió las horas apartadas de esta bahía mientras usted trabajaba. Revise la agenda.',
  held: '{{bay}} quedó apartada.',
  moved_one: 'Se movió una cita.',
  moved_other: 'Se movieron {{count, number}} citas.',
  toCall_one: 'Falta llamar a un cliente.',
  toCall_other: 'Falta llamar a {{count, number}} clientes.',
  left: 'Todavía en la bahía: {{names}}.',
  list: 'Ver “Llame a estos clientes”',
  undone: 'La bahía quedó libre y las citas están donde estaban.',
  undoFailed: 'No se pudo liberar la bahía',
  notBack: 'Sin volver a su lugar, porque algo cambió desde entonces: {{names}}.',
  notMoved:
    'Sin mover: {{names}}. Quienes tienen la cita más adelante están en la lista “Llame a estos clientes”.',
};
