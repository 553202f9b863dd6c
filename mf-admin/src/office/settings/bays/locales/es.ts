import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  list: {
    title: 'Bahías',
    description:
      'Los lugares donde se trabaja en los vehículos. Los visitantes no ven las bahías: se puede hacer cita a una hora mientras haya una bahía libre.',
    empty:
      'No hay bahías, así que no se puede hacer ninguna cita. Agregue cada lugar donde atiende un vehículo.',
    add: 'Agregar bahía',
    loadFailed: 'No se pudieron cargar las bahías',
  },
  form: {
    addTitle: 'Agregar una bahía',
    submit: 'Guardar bahía',
    success: 'Bahías actualizadas',
    failure: 'No se pudo guardar la bahía',
  },
  fields: {
    name: 'Nombre',
    is_active: 'En uso',
  },
  hints: {
    is_active: 'Una bahía fuera de uso no recibe citas nuevas.',
    equipment: 'Un servicio que necesita equipo solo se asigna a una bahía que lo tenga.',
  },
  equipment: 'Equipo',
  newName: 'Bahía {{number}}',
  active: 'En uso',
  inactive: 'Fuera de uso',
  noEquipment: 'Sin equipo especial',
  refusals: { last_bay: 'El taller necesita al menos una bahía en uso.' },
  reading_one: 'Un vehículo a la vez: una hora con cita queda ocupada.',
  reading_other: 'Una hora queda ocupada cuando hay {{count, number}} vehículos con cita.',
  table: {
    bay: 'Bahía',
    equipment: 'Equipo',
    state: 'Estado',
  },
};
