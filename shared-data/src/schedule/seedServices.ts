// Generated from supabase by `npx tsx cli/verify/generate.ts`; do not edit.
import type { PublishedService } from '@shop/shared-contract';

/** The services of a new shop, which pages show before anything is published. */
export const seedServices: readonly PublishedService[] = [
  {
    id: 'tire-rotation',
    name: { en: 'Tire Rotation', es: 'Rotación de llantas' },
    minutes: 30,
    price: 30,
    inWizard: true,
  },
  {
    id: 'oil-change',
    name: { en: 'Oil Change', es: 'Cambio de aceite' },
    minutes: 45,
    price: 45,
    inWizard: true,
  },
  {
    id: 'brake-service',
    name: { en: 'Brake Service', es: 'Servicio de frenos' },
    minutes: 120,
    price: 150,
    inWizard: true,
  },
  {
    id: 'wheel-alignment',
    name: { en: 'Wheel Alignment', es: 'Alineación' },
    minutes: 60,
    price: 80,
    inWizard: true,
  },
  {
    id: 'engine-diagnostic',
    name: { en: 'Engine Diagnostic', es: 'Diagnóstico de motor' },
    minutes: 60,
    price: 100,
    inWizard: true,
  },
  {
    id: 'battery-replacement',
    name: { en: 'Battery Replacement', es: 'Cambio de batería' },
    minutes: 30,
    price: 200,
    inWizard: true,
  },
];
