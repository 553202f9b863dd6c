import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Nuestro trabajo, taller y equipo',
    description:
      'Fotos de antes y después, un recorrido por el taller, nuestro equipo, herramienta y certificaciones. Llantera y taller mecánico en Jonesboro, GA.',
  },
  hero: {
    title: 'Vea nuestro trabajo antes de confiarnos su carro',
    text: 'Trabajos de verdad, el lugar donde se hicieron y la gente que los hizo.',
  },
  work: {
    title: 'Antes y después',
    label: 'Imágenes de antes y después',
    before: 'Antes',
    after: 'Después',
    previous: 'Trabajo anterior',
    next: 'Trabajo siguiente',
    position: 'Trabajo {{number}} de {{count}}: {{title}}',
    bumper: {
      title: 'Una defensa raspada en el estacionamiento',
      text: 'Enderezada, resanada y pintada en el color de fábrica. Dos días, sin comprar defensa nueva.',
      before: 'Defensa delantera con un raspón profundo y pintura cuarteada',
      after: 'La misma defensa, lisa y recién pintada',
    },
    wheels: {
      title: 'Rines que pegaron en la banqueta',
      text: 'Rines enderezados y restaurados, cuatro llantas toda temporada montadas y balanceadas.',
      before: 'Un rin rayado con una llanta lisa',
      after: 'El rin restaurado con llanta nueva',
    },
    door: {
      title: 'Una puerta después de un golpe lateral',
      text: 'Golpe sacado, puerta alineada y color igualado con la salpicadera. El seguro pagó todo menos el deducible.',
      before: 'Puerta con un golpe grande y sin pintura',
      after: 'La misma puerta, derecha y brillante',
    },
  },
  tour: {
    title: 'Un recorrido por el taller',
    text: 'De la entrada a los elevadores, la máquina de alineación y la balanceadora, en unos segundos.',
    video: 'Recorrido por nuestro taller',
    book: 'Agende su visita',
  },
  team: {
    title: 'Nuestros expertos',
    text: 'Nombres, años y papeles: usted sabe quién trabaja en su carro.',
    certifications: 'Certificaciones',
  },
  equipment: {
    title: 'El equipo',
    text: 'Las buenas manos trabajan mejor con buena herramienta.',
    lift: {
      title: 'Elevadores de dos postes',
      text: 'Para 10,000 libras: desde un compacto hasta una camioneta de trabajo.',
      picture: 'Un carro levantado en un elevador de dos postes',
    },
    alignment: {
      title: 'Alineación con cámaras',
      text: 'Mide las cuatro ruedas a la centésima de grado e imprime el antes y el después.',
      picture: 'Un carro en la máquina de alineación con sensores en las ruedas',
    },
    balancer: {
      title: 'Balanceadora de fuerza',
      text: 'Presiona un rodillo contra la llanta y encuentra la vibración que no se ve con solo girarla.',
      picture: 'Una rueda girando en la balanceadora',
    },
  },
  certifications: {
    title: 'Certificaciones',
    ase: {
      title: 'Certificación ASE',
      text: 'Nuestros técnicos aprueban los exámenes del National Institute for Automotive Service Excellence y los renuevan cada cinco años.',
    },
    icar: {
      title: 'Capacitación I-CAR',
      text: 'Nuestro taller de hojalatería y pintura toma cada año la capacitación de la industria de reparación de choques.',
    },
  },
};
