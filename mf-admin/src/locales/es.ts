import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  area: 'Área de administración',
  nav: {
    label: 'Secciones de administración',
    dashboard: 'Inicio',
    products: 'Productos',
    content: 'Contenido',
    settings: 'Ajustes',
    users: 'Usuarios',
    releases: 'Versiones',
    bookings: 'Citas',
    messages: 'Mensajes',
  },
  news: '{{count}} sin ver',
  signOut: 'Cerrar sesión',
  code: {
    label: 'Código de seis dígitos',
    invalid: 'Escriba los seis dígitos que muestra la aplicación.',
    wrong: 'Este código es incorrecto o ya venció. Escriba el que la aplicación muestra ahora.',
    checking: 'Verificando…',
  },
  notFound: {
    title: 'Esa página de administración no existe',
    text: 'La dirección no corresponde a ninguna sección del área de administración.',
    back: 'Ir al inicio de administración',
  },
  undo: 'Deshacer',
  checking: 'Verificando su acceso…',
  list: {
    noMatch: 'Nada coincide con “{{search}}”.',
    noMatchFilter: 'Nada coincide con este filtro.',
    clear: 'Borrar la búsqueda',
    count: '{{found}} de {{total}}',
    all: '{{total}} en total',
    pages: 'Páginas de la lista',
    previous: 'Página anterior',
    next: 'Página siguiente',
    position: 'Página {{page}} de {{pages}}',
    retry: 'Intentar de nuevo',
  },
  unsaved: {
    title: 'Cambios sin guardar',
    text: 'Hizo cambios que no ha guardado. ¿Quiere salir sin guardarlos?',
    leave: 'Descartar cambios',
    stay: 'Seguir editando',
  },
  signedOut: {
    title: 'Su sesión se cerró',
    text: 'Sus cambios siguen aquí, pero no están guardados. Inicie sesión otra vez en una pestaña nueva y continúe aquí.',
    signIn: 'Iniciar sesión en una pestaña nueva',
  },
  noRights: {
    title: 'Esta cuenta no tiene permisos de administrador',
    text: 'Sus cambios siguen aquí, pero no están guardados. Inicie sesión con otra cuenta en una pestaña nueva y continúe aquí.',
  },
  unsure: {
    title: 'No pudimos verificar sus permisos',
    text: 'Sus cambios siguen aquí, pero no están guardados.',
  },
  conflict: {
    title: 'Otra persona cambió esto mientras tanto.',
    text: 'Su texto sigue aquí. Puede reemplazar la otra versión con la suya, o cargar la otra versión y perder la suya.',
    overwrite: 'Reemplazar con la mía',
    reload: 'Cargar la otra versión',
    gone: 'Otra persona eliminó esto mientras tanto.',
    goneText: 'Ya no se puede guardar. Copie lo que necesite antes de cerrar.',
  },
};
