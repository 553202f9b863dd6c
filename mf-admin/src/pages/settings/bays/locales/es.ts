import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Bahías',
  description:
    'Los lugares donde se trabaja en los vehículos. Los visitantes no ven las bahías: se puede hacer cita a una hora mientras haya una bahía libre.',
  add: 'Agregar bahía',
  edit: 'Editar {{name}}',
  editShort: 'Editar',
  active: 'En uso',
  inactive: 'Fuera de uso',
  noEquipment: 'Sin equipo especial',
  updated: 'Bahías actualizadas',
  loadFailed: 'No se pudieron cargar las bahías',
  saveFailed: 'No se pudo guardar la bahía',
  lastBay: 'El taller necesita al menos una bahía en uso.',
  reading_one: 'Un vehículo a la vez: una hora con cita está llena.',
  reading_other: 'Una hora está llena cuando hay {{count}} vehículos con cita.',
  table: { bay: 'Bahía', equipment: 'Equipo', state: 'Estado', actions: 'Acciones' },
  form: {
    addTitle: 'Agregar una bahía',
    editTitle: 'Editar {{name}}',
    newName: 'Bahía {{number}}',
    save: 'Guardar bahía',
    name: 'Nombre',
    isActive: 'En uso',
    isActiveHint: 'Una bahía fuera de uso no recibe citas nuevas.',
    equipment: 'Equipo',
    equipmentHint: 'Un servicio que necesita equipo solo se asigna a una bahía que lo tiene.',
  },
};
