import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Nosotros',
    description:
      'Llantera y taller mecánico en {{town}}, fundado en {{year}}. Conozca a quienes trabajan en su carro.',
    undated: 'Llantera y taller mecánico en {{town}}. Conozca a quienes trabajan en su carro.',
  },
  hero: {
    title: 'El taller de su barrio desde {{year}}',
    undated: 'El taller de su barrio',
    text: 'Arreglamos los carros como nos gustaría que arreglaran los nuestros: con cuidado y al precio que dijimos. Y usted sabe cómo se llama quien lo hace.',
  },
  story: {
    title: 'Nuestra historia',
    beginning:
      'Desde {{year}} atendemos carros en {{town}}: llantas, frenos, motor, hojalatería y pintura.',
    undated: 'Atendemos carros en {{town}}: llantas, frenos, motor, hojalatería y pintura.',
    growth:
      'Trabajamos sin vueltas: primero revisamos el carro, le enseñamos lo que encontramos y le decimos cuánto cuesta. La decisión es suya.',
    today:
      'Medimos el dibujo de sus llantas enfrente de usted, le entregamos la pieza vieja y le decimos cuando un trabajo puede esperar.',
    picture: 'El frente de nuestro taller',
  },
  values: {
    title: 'Nuestros valores',
    honesty: {
      title: 'Honestidad',
      text: 'Usted ve la pieza gastada y el precio antes de que empecemos. Si el trabajo puede esperar, se lo decimos.',
    },
    care: {
      title: 'Cuidado',
      text: 'Apretamos cada birlo (tuerca) a mano con torquímetro, al torque que indica el fabricante. Nada de prisas con la pistola de impacto.',
    },
    respect: {
      title: 'Respeto',
      text: 'Por su tiempo, su dinero y su idioma. Toda pregunta merece una respuesta.',
    },
    community: {
      title: 'Comunidad',
      text: 'Manejamos por las mismas calles que usted. Queremos que cada carro que sale de aquí sea seguro.',
    },
  },
  team: {
    title: 'Quiénes trabajan en su carro',
    text: 'Usted habla directamente con quien lo repara.',
  },
  cta: {
    title: 'Venga a conocernos',
    text: 'Pase cuando guste, pregunte lo que quiera y conozca el taller.',
  },
};
