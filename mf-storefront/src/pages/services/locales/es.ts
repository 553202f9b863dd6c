import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Servicios de llantas, mecánica y hojalatería',
    description:
      'Llantas nuevas y usadas, ponchaduras, alineación, frenos, cambio de aceite, diagnóstico, hojalatería y pintura en {{town}}. Vea qué hacemos y agende su cita.',
  },
  hero: {
    title: 'Todo lo que su carro necesita, en un solo lugar',
    text: 'Llantas, mecánica, hojalatería y pintura: no tiene que andar de taller en taller.',
    next: 'Próximo horario disponible: {{time}}',
  },
  list: { title: 'Nuestros servicios' },
  tires: {
    title: 'Servicio de llantas',
    text: 'Desde un clavo hasta un juego completo.',
    picture: 'Un técnico con una llanta junto a un carro levantado con gato',
    items: {
      new: 'Llantas nuevas con montaje y balanceo',
      used: 'Llantas usadas revisadas',
      flat: 'Reparación de llantas ponchadas (vacías)',
      rotation: 'Rotación de llantas',
      balancing: 'Balanceo',
      pressure: 'Sensores de presión (TPMS)',
    },
  },
  repairs: {
    title: 'Reparación automotriz',
    text: 'Primero encontramos la causa; después cambiamos la pieza.',
    picture: 'Un mecánico con su lista frente a un cofre abierto',
    items: {
      brakes: 'Balatas (pastillas), discos y líquido de frenos',
      oil: 'Cambio de aceite y filtro',
      diagnostics: 'Diagnóstico de motor y afinación (tune-up)',
      alignment: 'Alineación y suspensión',
      battery: 'Baterías, alternadores y marchas (motores de arranque)',
      cooling: 'Aire acondicionado y enfriamiento',
    },
  },
  body: {
    title: 'Hojalatería y pintura',
    text: 'Carrocería derecha, color igualado y papeleo incluido.',
    picture: 'Un pintor trabajando en la salpicadera de un carro',
    items: {
      dents: 'Reparación de golpes sin repintar',
      collision: 'Reparación de choques',
      paint: 'Igualado de color y pintura',
      bumpers: 'Reparación y cambio de defensas (bumpers)',
      headlights: 'Pulido de faros',
      insurance: 'Estimados y reclamos de seguro',
    },
  },
  prices: { title: 'Precios', text: 'Elija un servicio para agendarlo en línea.' },
  why: {
    title: 'Por qué elegirnos',
    estimate: {
      title: 'Estimado por escrito, gratis',
      text: 'Refacciones, mano de obra e impuestos en una hoja. El precio no cambia sin su permiso.',
    },
    parts: {
      title: 'Refacciones de confianza',
      text: 'Originales o equivalentes, de fabricantes que responden por ellas. Si quiere, le enseñamos la pieza vieja.',
    },
    warranty: {
      title: 'Trabajo con garantía',
      text: 'La mano de obra y las refacciones están cubiertas; las condiciones vienen en su recibo.',
    },
    online: {
      title: 'Usted elige la hora',
      text: 'Elija un horario disponible y agéndelo aquí. Puede cambiar o cancelar la cita sin llamarnos.',
    },
  },
  cta: {
    title: '¿No sabe qué necesita su carro?',
    text: 'Cuéntenos qué le pasa al carro. Lo revisamos, le explicamos y usted decide.',
  },
};
