import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Nuestro trabajo, taller y equipo',
    description:
      'Imágenes de antes y después, un recorrido por el taller, nuestro equipo, herramienta y certificaciones. Llantera y taller mecánico en Jonesboro, GA.',
  },
  hero: {
    title: 'Vea cómo trabajamos antes de confiarnos su carro',
    text: 'Dibujos de trabajos que hacemos cada semana, el taller y la gente que trabaja aquí.',
  },
  work: {
    title: 'Antes y después',
    label: 'Imágenes de antes y después',
    before: 'Antes',
    after: 'Después',
    previous: 'Trabajo anterior',
    next: 'Trabajo siguiente',
    position: 'Trabajo {{number}} de {{count}}: {{title}}',
    tire: {
      title: 'De lisa a nueva',
      text: 'Un hombro liso y 2/32" de dibujo: primero corregimos la alineación y luego montamos y balanceamos un juego toda temporada.',
      before: 'Una llanta gastada, casi sin dibujo',
      after: 'Una llanta nueva de dibujo hondo en el mismo rin',
    },
    brakes: {
      title: 'Frenos que raspaban',
      text: 'Sin balatas y con los discos rayados y oxidados: ponemos discos y balatas nuevos en los dos lados, limpiamos y engrasamos los calipers y cambiamos el líquido.',
      before: 'Un disco de freno oxidado y rayado',
      after: 'Un disco de freno nuevo y brillante con su caliper',
    },
    fender: {
      title: 'Un golpe de estacionamiento',
      text: 'Sacamos el golpe, preparamos la lámina e igualamos el color con la puerta. Si paga el seguro, hablamos con el ajustador.',
      before: 'Una salpicadera con un golpe hondo y pintura rayada',
      after: 'La misma salpicadera, lisa y recién pintada',
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
    title: 'Nuestras máquinas',
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
      title: 'Balanceadora Road Force',
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
