import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Usuarios',
  description: 'Todas las cuentas y quién puede usar esta área.',
  search: 'Buscar usuarios por correo',
  empty: 'No hay cuentas.',
  table: {
    label: 'Usuarios',
    email: 'Correo electrónico',
    since: 'Cuenta desde',
    admin: 'Administrador',
  },
  you: 'Usted',
  toggle: 'Permisos de administrador de {{email}}',
  yes: 'Administrador',
  no: 'Sin permisos',
  removeSelf: {
    title: '¿Renunciar a sus permisos?',
    text: 'Saldrá enseguida del área de administración y otro administrador tendrá que darle acceso de nuevo.',
    confirm: 'Renunciar a mis permisos',
  },
  added: 'El usuario se agregó a los administradores',
  removed: 'El usuario se quitó de los administradores',
  loadFailed: 'No se pudieron cargar los usuarios',
  updateFailed: 'No se pudo cambiar el permiso del usuario',
  lastAdmin:
    '{{email}} es el último administrador y no se puede quitar. Primero nombre a otra persona administradora.',
};
