import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  'all-season-tires': 'Llantas toda temporada',
  'winter-tires': 'Llantas para invierno',
  'performance-tires': 'Llantas de alto rendimiento',
  'all-terrain-tires': 'Llantas todo terreno',
  'run-flat-tires': 'Llantas run-flat',
  'used-tires': 'Llantas usadas',
  'brake-parts': 'Refacciones de frenos',
  'engine-parts': 'Refacciones de motor',
  filters: 'Filtros',
  'suspension-parts': 'Refacciones de suspensión',
  'electrical-parts': 'Refacciones eléctricas',
  'transmission-parts': 'Refacciones de transmisión',
  wipers: 'Plumas limpiaparabrisas',
  'spark-plugs': 'Bujías',
};
