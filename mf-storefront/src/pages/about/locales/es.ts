import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Nosotros',
    description:
      'Llantera y taller mecánico familiar en Jonesboro, GA, fundado en {{year}}. Conozca a quienes cuidan su carro.',
  },
  hero: {
    title: 'El taller de su barrio desde {{year}}',
    text: 'Arreglamos los carros como nos gustaría que arreglaran el nuestro: con cuidado, al precio que dijimos y por alguien a quien usted conoce por su nombre.',
  },
  story: {
    title: 'Cómo empezó todo',
    beginning:
      'En {{year}} Marcus Bell rentó un solo espacio en Tara Boulevard, compró un elevador usado y colgó en la puerta un letrero pintado a mano: TIRES. Casi todos los primeros clientes traían una llanta ponchada y poco dinero, así que él escogía las llantas usadas una por una y vendía solo las que le pondría a su propia camioneta.',
    growth:
      'Se corrió la voz. La gente regresó por los frenos, luego por la luz de check engine, luego con una puerta golpeada. Danielle se hizo cargo de las llantas y la alineación; Luis instaló al lado su cabina de pintura. El letrero ya es otro. La regla de la camioneta sigue igual.',
    today:
      'Hoy las llantas, la mecánica, la hojalatería y la pintura están bajo un mismo techo. Seguimos midiendo el dibujo enfrente de usted, le entregamos la pieza vieja y le decimos cuando el trabajo puede esperar.',
    picture: 'El frente de nuestro taller en Tara Boulevard',
  },
  values: {
    title: 'Nuestros valores',
    honesty: {
      title: 'Honestidad',
      text: 'Usted ve la pieza gastada y el precio antes de empezar. Si puede esperar, se lo decimos.',
    },
    care: {
      title: 'Cuidado',
      text: 'Cada birlo se aprieta a mano con torquímetro, al torque del fabricante. Nada de prisas con la pistola.',
    },
    respect: {
      title: 'Respeto',
      text: 'Por su tiempo, su dinero y su idioma. Toda pregunta merece una respuesta.',
    },
    community: {
      title: 'Comunidad',
      text: 'Contratamos gente de aquí, formamos aprendices y reciclamos cada llanta que quitamos.',
    },
  },
  team: {
    title: 'Quiénes trabajan en su carro',
    text: 'Usted habla con quien trabaja en su carro.',
  },
  cta: {
    title: 'Venga a conocernos',
    text: 'El café está bueno y la sala de espera tiene ventana al taller.',
  },
};
