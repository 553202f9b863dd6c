import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'La agenda se llena más rápido de lo normal',
  text: 'Los visitantes hicieron {{count}} citas en un día que siguen abiertas. Revíselas y cancele aquellas a las que nadie vendrá. Cuando son demasiadas, las siguientes quedan como solicitudes sin hora.',
  show: 'Revisarlas',
  hide: 'Ocultarlas',
  list: 'Citas hechas en un día',
  all: 'Seleccionar todas',
  booking: '{{name}}, {{phone}}, {{email}}: {{when}}',
  network: '{{count}} de la misma red',
  silent: 'No se le escribe a nadie: ni al cancelarlas, ni al deshacerlo.',
  cancel: 'Cancelar las seleccionadas ({{count}})',
  cancelling: 'Cancelando…',
  cancelled_one: 'Una cita cancelada',
  cancelled_other: '{{count}} citas canceladas',
  cancelFailed: 'No se pudieron cancelar las citas',
  restored_one: 'Una cita restaurada',
  restored_other: '{{count}} citas restauradas',
  restoreFailed: 'No se pudieron restaurar las citas',
  taken_one: 'Una cita no se restauró: su hora se ocupó entretanto.',
  taken_other: '{{count}} citas no se restauraron: su hora se ocupó entretanto.',
};
