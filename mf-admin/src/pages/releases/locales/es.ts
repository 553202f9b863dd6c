import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Versiones',
  description: 'Qué versión de cada parte del sitio reciben los visitantes, y cómo funciona.',
  empty: 'Todavía no se ha publicado ninguna parte del sitio.',
  loadFailed: 'No se pudieron cargar las versiones',
  versions: 'Versiones de {{remote}}',
  column: {
    version: 'Versión',
    use: 'Quién la recibe',
    since: 'Desde',
    visits: 'Visitas',
  },
  use: {
    live: 'Activa',
    canary: 'De prueba, {{percent}} % de los visitantes',
    previous: 'Anterior',
  },
  by: '{{when}}, por {{name}}',
  unknown: 'Sin registro',
  measure: {
    loads: 'Cargas',
    failed: 'Visitas con fallas',
    LCP: 'LCP de más de 2.5 s',
    INP: 'INP de más de 200 ms',
    CLS: 'CLS de más de 0.1',
    load: 'Tiempo de carga',
  },
  noValue: 'Sin datos',
  plots: 'Los últimos {{days}} días',
  noVisits: 'No se informó de ninguna visita en los últimos {{days}} días.',
  values: '{{use}}: {{value}}',
  history: 'Qué se publicó y por qué',
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
