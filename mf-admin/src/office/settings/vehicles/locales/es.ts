import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  list: {
    title: 'Llantas de los vehículos',
    description:
      'Las llantas con las que los vehículos salieron de fábrica. El buscador por vehículo lleva a llantas de estas medidas, nunca por debajo de su índice de carga y de velocidad. Lo marcado como ejemplo no se ha comparado con un vehículo: los visitantes leen que es un ejemplo.',
    empty: 'No hay llantas en la lista. Los visitantes buscan la medida del costado de su llanta.',
    search: 'Buscar por marca, modelo o medida',
    add: 'Agregar llantas',
    loadFailed: 'No se pudieron cargar las llantas de los vehículos',
    removeFailed: 'No se pudieron quitar las llantas',
  },
  form: {
    addTitle: 'Agregar llantas de un vehículo',
    submit: 'Guardar llantas',
    success: 'Llantas de los vehículos actualizadas',
    failure: 'No se pudieron guardar las llantas',
  },
  fields: {
    make: 'Marca',
    model: 'Modelo',
    engine: 'Motor',
    first_year: 'Primer año',
    last_year: 'Último año',
    front: 'Llantas',
    rear: 'Llantas traseras',
    is_example: 'Ejemplo',
  },
  hints: {
    model: 'Como está en el buscador por vehículo. Si el modelo no aparece ahí, se agrega.',
    engine: 'Déjelo vacío para todos los motores.',
    last_year: 'Déjelo vacío si todavía se fabrica.',
    front: 'Medida, índice de carga y de velocidad como en el costado: 225/65R17 102H',
    rear: 'Solo si son distintas de las delanteras.',
    is_example: 'Desmárquelo cuando haya comparado las llantas con un vehículo.',
  },
  problems: {
    year: 'Escriba un año, como 2019.',
    lastYear: 'El último año no puede ser anterior al primero.',
    marking: 'Escriba la medida, el índice de carga y el de velocidad, como 225/65R17 102H.',
  },
  choose: 'Elija',
  refusals: { vehicle_tires_once: 'Este vehículo ya tiene llantas de estas medidas.' },
  example: 'Ejemplo',
  checked: 'Comprobado',
  everyEngine: 'Todos los motores',
  since: 'desde {{year}}',
  pair: '{{front}}, atrás {{rear}}',
  table: {
    vehicle: 'Vehículo',
    years: 'Años',
    engine: 'Motor',
    tires: 'Llantas',
    state: 'Estado',
  },
};
