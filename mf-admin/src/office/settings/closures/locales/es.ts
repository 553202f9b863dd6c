import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  list: {
    title: 'Días cerrados',
    description:
      'Días, u horas de un día, en que el taller cierra aunque normalmente abra. En ese tiempo los visitantes no pueden hacer cita, y leen el motivo en la página de contacto.',
    empty:
      'El taller no tiene días cerrados de hoy en adelante. Agregue los días en que va a cerrar aunque normalmente abra.',
    add: 'Agregar cierre',
    loadFailed: 'No se pudieron cargar los días cerrados',
    removeFailed: 'No se pudo quitar el cierre',
  },
  form: {
    addTitle: 'Agregar un cierre',
    submit: 'Guardar cierre',
    success: 'Días cerrados actualizados',
    failure: 'No se pudo guardar el cierre',
  },
  fields: {
    first_day: 'Primer día',
    last_day: 'Último día',
    is_partial: 'Solo algunas horas de cada día',
    closes: 'Cerrado desde',
    reopens: 'Abre otra vez a las',
    reason: 'Motivo en inglés',
    reason_es: 'Motivo en español',
  },
  hints: { reason: 'Los visitantes pueden leerlo.' },
  problems: {
    lastDay: 'El último día no puede ser anterior al primero.',
    time: 'Escriba una hora.',
    reopens: 'Escriba una hora posterior a “Cerrado desde”.',
  },
  wholeDay: 'Todo el día',
  noReason: 'Sin motivo',
  table: {
    days: 'Días',
    hours: 'Cerrado',
    reason: 'Motivo',
  },
  reading: {
    days: 'Cerrado: {{days}}',
    hours: 'Cerrado: {{days}}, {{hours}}',
  },
  holidays: {
    title: 'Días festivos en que podría cerrar',
    text: 'Días festivos federales de los próximos doce meses. Esos días se aplica el horario de siempre mientras usted no cierre el taller.',
    close: 'Cerrar: {{name}}, {{date}}',
    closeShort: 'Cerrar',
  },
  calendar: {
    label: 'Calendario de días cerrados',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    isFirst: 'Los meses anteriores ya pasaron.',
    isPast: 'Este día ya pasó.',
    open: '{{day}}: agregar un cierre',
    closed: '{{day}}: cerrado. {{reason}}',
    partly: '{{day}}: cerrado ({{hours}}). {{reason}}',
    legend:
      'Elija un día para cerrarlo. Los días cerrados aparecen tachados; en los subrayados, el taller cierra algunas horas.',
  },
};
