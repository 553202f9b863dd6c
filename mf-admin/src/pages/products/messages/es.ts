import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Productos',
  description: 'Lo que vende el taller, como lo ven los visitantes en los catálogos.',
  search: 'Buscar productos por nombre o categoría',
  add: 'Agregar producto',
  edit: 'Editar {{name}}',
  delete: 'Eliminar {{name}}',
  editShort: 'Editar',
  deleteShort: 'Eliminar',
  empty:
    'Todavía no hay productos. Los visitantes ven el catálogo de muestra hasta que usted agregue alguno.',
  table: {
    label: 'Productos',
    product: 'Producto',
    category: 'Categoría',
    price: 'Precio',
    stock: 'Existencia',
    actions: 'Acciones',
  },
  inStock: 'Disponible',
  outOfStock: 'Agotado',
  categories: {
    'all-season-tires': 'Llantas toda temporada',
    'winter-tires': 'Llantas para invierno',
    'performance-tires': 'Llantas de alto rendimiento',
    'all-terrain-tires': 'Llantas todo terreno',
    'run-flat-tires': 'Llantas run-flat',
    'used-tires': 'Llantas usadas',
  },
  form: {
    addTitle: 'Agregar producto',
    editTitle: 'Editar producto',
    name: 'Nombre',
    description: 'Descripción',
    price: 'Precio (dólares)',
    category: 'Categoría',
    chooseCategory: 'Elija una categoría',
    imageUrl: 'Dirección de la imagen',
    imageHint:
      'Una dirección completa que empiece con https://, o una ruta de este sitio como /llanta.jpg.',
    inStock: 'Disponible',
    add: 'Agregar producto',
    update: 'Guardar producto',
  },
  remove: {
    question: '¿Está seguro de que quiere eliminar este producto?',
    confirm: 'Eliminar',
  },
  updated: 'El producto se actualizó correctamente',
  added: 'El producto se agregó correctamente',
  deleted: 'El producto se eliminó correctamente',
  loadFailed: 'No se pudieron cargar los productos',
  saveFailed: 'No se pudo guardar el producto',
  deleteFailed: 'No se pudo eliminar el producto',
};
