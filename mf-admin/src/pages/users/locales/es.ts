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
  factor: {
    title: 'Verificación en dos pasos',
    lead: 'Con la verificación en dos pasos, su propia cuenta pide un código de su teléfono después de la contraseña.',
    none: 'Su cuenta no tiene verificación en dos pasos.',
    since: 'Aplicación de autenticación, agregada el {{date}}',
    spare:
      'Si pierde el teléfono, quien opera este sitio puede quitarlo. Conviene agregar también un segundo teléfono.',
    add: 'Agregar un teléfono',
    adding: 'Agregando…',
    addFailed: 'No se pudo agregar la verificación en dos pasos',
    scan: 'Escanee esta imagen con una aplicación de autenticación o escriba la clave en ella. Después escriba el código que muestra la aplicación.',
    picture: 'Código QR para la aplicación de autenticación',
    key: 'Clave',
    confirm: 'Confirmar',
    added: 'La verificación en dos pasos se agregó',
    remove: 'Quitar',
    removeLabel: 'Quitar la aplicación de autenticación agregada el {{date}}',
    removed: 'La verificación en dos pasos se quitó',
    removeFailed: 'No se pudo quitar la verificación en dos pasos',
    loadFailed: 'No se pudo cargar la verificación en dos pasos',
    ask: {
      title: '¿Quitar este teléfono?',
      text: 'Ya no se aceptarán códigos de este teléfono. Si no hay otro, la contraseña sola abre el área de administración.',
      confirm: 'Quitar el teléfono',
    },
  },
  added: 'El usuario se agregó a los administradores',
  removed: 'El usuario se quitó de los administradores',
  loadFailed: 'No se pudieron cargar los usuarios',
  updateFailed: 'No se pudo cambiar el permiso del usuario',
  lastAdmin:
    '{{email}} es el último administrador y no se puede quitar. Primero nombre a otra persona administradora.',
};
