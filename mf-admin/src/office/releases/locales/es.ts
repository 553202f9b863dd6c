import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Versiones',
  description: 'Qué versión de cada sección del sitio reciben los visitantes, y cómo funciona.',
  inspect: 'Ver las secciones en la página',
  loadFailed: 'No se pudieron cargar las versiones',
  versions: 'Versiones en uso',
  column: {
    part: 'Sección',
    version: 'Versión',
    use: 'Quién la recibe',
    since: 'Desde',
    visits: 'Visitas',
    failed: 'Visitas con fallas',
  },
  use: {
    live: 'Activa',
    canary: 'De prueba, {{percent}} % de los visitantes',
    previous: 'Anterior',
  },
  by: '{{when}}, por {{name}}',
  unknown: 'Sin registro',
  failedVisits: '{{failed}} ({{percent}})',
  counted: 'Las visitas son de los últimos {{days}} días; cada dirección IP cuenta una vez al día.',
  history: '{{remote}}: qué se publicó y por qué',
  noHistory: 'No hay nada registrado.',
  action: {
    released: 'publicada',
    canary: 'de prueba',
    canaryAt: 'de prueba para el {{percent}} % de los visitantes',
    promoted: 'activada para todos',
    withdrawn: 'retirada',
    rolledBack: 'restaurada',
  },
};
