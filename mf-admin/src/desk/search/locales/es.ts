import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  button: 'Buscar',
  title: 'Buscar',
  label: 'Nombre, teléfono, placa, referencia o producto',
  customers: 'Clientes',
  bookings: 'Citas',
  products: 'Productos',
  nothing: 'Nada coincide con “{{search}}”.',
  failed: 'La búsqueda falló',
  productsFailed: 'No se pudieron cargar los productos',
  shortcuts: {
    title: 'Atajos de teclado',
    search: 'Buscar clientes, citas y productos',
    results: 'Moverse entre los resultados',
    open: 'Abrir el resultado, o el primero',
    close: 'Cerrar lo que está abierto',
    move: 'En el control de una cita: tomarla y moverla',
    sheet: 'Mostrar estos atajos',
  },
};
