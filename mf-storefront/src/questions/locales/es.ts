import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Preguntas que nos hacen',
  roadside:
    'Sí, las 24 horas, los 7 días de la semana. Llame al {{phone}} y díganos dónde está: le cambiamos la llanta (goma), le pasamos corriente a la batería o mandamos una grúa por su carro.',
  noRoadside:
    'No, solo trabajamos en el taller. Llame al {{phone}} mientras estemos abiertos y le decimos qué hacer.',
  warranty:
    'Sí, en servicios y en refacciones. El plazo depende del trabajo y de la pieza; viene escrito en su estimado y otra vez en su recibo, para que lo sepa antes de aceptar.',
  noWarranty: 'Algunas piezas traen la del fabricante. Pregúntenos y le decimos antes de empezar.',
  // The hours come before the days: a sentence must not end in “p.m..”.
  week: {
    open: 'Abrimos {{days}}.',
    closed: 'Cerramos {{days}}.',
    and: '{{days}} y {{last}}',
    break: '{{before}} y de {{after}}',
    openOn: { day: 'de {{hours}} los {{days}}', range: 'de {{hours}} de {{day}} a {{last}}' },
    closedOn: { day: 'los {{days}}', range: 'de {{day}} a {{last}}' },
  },
};
