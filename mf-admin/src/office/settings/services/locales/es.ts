import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  list: {
    title: 'Servicios',
    description:
      'Los servicios para los que se puede hacer cita, en este orden. Los visitantes los ven en la página de servicios y en el primer paso de una cita.',
    empty:
      'No hay servicios, así que no se puede hacer ninguna cita. Agregue lo que hace, cuánto tarda y cuánto cuesta.',
    add: 'Agregar servicio',
    loadFailed: 'No se pudieron cargar los servicios',
  },
  form: {
    addTitle: 'Agregar un servicio',
    submit: 'Guardar servicio',
    added: 'Servicio agregado',
    success: 'Servicio actualizado',
    failure: 'No se pudo guardar el servicio',
  },
  fields: {
    name: 'Nombre en inglés',
    name_es: 'Nombre en español',
    description: 'Descripción en inglés',
    description_es: 'Descripción en español',
    minutes: 'Minutos',
    price: 'Precio (US$)',
    is_active: 'Se ofrece',
    in_wizard: 'Los visitantes pueden hacer cita en línea',
  },
  hints: {
    price: '0: los visitantes leen “Pregunte el precio”, y la cita no lleva total.',
    is_active: 'Nadie puede hacer cita para un servicio que no se ofrece, ni siquiera el personal.',
    in_wizard: 'Si no, solo el personal puede hacer la cita.',
    needs: 'Solo se asigna a una bahía que lo tenga todo.',
  },
  equipment: 'Equipo que necesita',
  problems: { minutes: 'Escriba un número entero de minutos, de 5 a 720.' },
  noBay: 'Ninguna bahía tiene este equipo',
  noBayText: 'No se podrá hacer cita para el servicio hasta que una bahía en uso lo tenga todo.',
  noneShown: 'Los visitantes no pueden hacer cita para ningún servicio.',
  reading: '{{duration}}, {{price}}',
  needs: 'Necesita {{equipment}}',
  states: {
    shown: 'Cita en línea',
    staff: 'Solo el personal',
    inactive: 'No se ofrece',
  },
  table: {
    service: 'Servicio',
    minutes: 'Duración',
    price: 'Precio',
    state: 'Estado',
  },
};
