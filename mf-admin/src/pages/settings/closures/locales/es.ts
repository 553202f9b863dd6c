import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Días cerrados',
  description:
    'Días, u horas de un día, en que el taller cierra aunque normalmente abra. Los visitantes no pueden hacer cita esos días, y leen el motivo en la página de contacto.',
  empty: 'El taller no tiene días cerrados de hoy en adelante.',
  add: 'Agregar cierre',
  edit: 'Editar {{days}}',
  editShort: 'Editar',
  remove: 'Quitar {{days}}',
  removeShort: 'Quitar',
  question: '¿Abrir el taller otra vez estos días?',
  wholeDay: 'Todo el día',
  noReason: 'Sin motivo',
  updated: 'Días cerrados actualizados',
  removed: 'Cierre quitado',
  loadFailed: 'No se pudieron cargar los días cerrados',
  saveFailed: 'No se pudo guardar el cierre',
  removeFailed: 'No se pudo quitar el cierre',
  table: { days: 'Días', hours: 'Cerrado', reason: 'Motivo', actions: 'Acciones' },
  reading: { days: 'Cerrado {{days}}', hours: 'Cerrado {{days}}, {{hours}}' },
  holidays: {
    title: 'Días festivos en que podría cerrar',
    text: 'Días festivos federales de los próximos doce meses. El taller abre esos días mientras usted no lo cierre.',
    close: 'Cerrar: {{name}}, {{date}}',
    closeShort: 'Cerrar',
  },
  calendar: {
    label: 'Calendario de días cerrados',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    open: '{{day}}: agregar un cierre',
    closed: '{{day}}: cerrado. {{reason}}',
    partly: '{{day}}: cerrado {{hours}}. {{reason}}',
    legend:
      'Elija un día para cerrarlo. Los días cerrados aparecen tachados; los subrayados cierran algunas horas.',
  },
  form: {
    addTitle: 'Agregar un cierre',
    editTitle: 'Editar el cierre',
    save: 'Guardar cierre',
    firstDay: 'Primer día',
    lastDay: 'Último día',
    isPartial: 'Solo algunas horas de cada día',
    closes: 'Cerrado desde',
    reopens: 'Abre otra vez a las',
    reason: 'Motivo en inglés',
    reasonEs: 'Motivo en español',
    reasonHint: 'Los visitantes pueden leerlo.',
    problems: {
      lastDay: 'El último día no puede ser anterior al primero.',
      time: 'Escriba una hora.',
      reopens: 'Escriba una hora posterior a la de cierre.',
    },
  },
};
