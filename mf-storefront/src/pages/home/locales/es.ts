import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Llantas y taller mecánico',
    description:
      'Llantas nuevas y usadas, frenos, alineación, diagnóstico, hojalatería y pintura en {{town}}. Precios claros antes de empezar. Agende su cita en dos minutos.',
  },
  hero: {
    eyebrow: 'En {{town}} desde {{year}}',
    undated: 'En {{town}}',
    title: 'Llantas y mecánica de confianza',
    text: 'Llantas (gomas) nuevas y usadas, frenos, cambio de aceite y alineación en {{town}}. Precios honestos y servicio el mismo día para la mayoría de los carros.',
    book: 'Agendar una cita',
    call: 'Llame al {{phone}}',
    next: 'Próximo horario disponible: {{time}}',
    open: 'Abierto hasta {{time}}',
    opens: 'Abre {{when}}',
    video: 'Un técnico debajo de un carro levantado en nuestro taller',
  },
  tires: {
    title: 'Busque sus llantas',
    vehicle: 'O use el buscador por vehículo',
    from: '4 instaladas desde <strong>{{price}}</strong>',
  },
  services: {
    title: 'Servicios y precios',
    text: 'Elija uno para agendarlo en línea.',
    all: 'Todos los servicios',
  },
  set: {
    title: 'Cuatro llantas instaladas desde {{price}}',
    text: 'El precio ya incluye montaje, balanceo, válvulas, cargos, desecho de llantas viejas e impuesto.',
    see: 'Ver las más económicas',
    example: 'Ejemplo',
  },
  proof: {
    label: 'Con lo que puede contar',
    since: 'A su servicio desde {{year}}',
    warranty: 'Garantía en servicios y refacciones',
  },
  reviews: { title: 'Lo que dicen los clientes' },
  film: {
    title: 'Por dentro del taller',
    text: 'Un taller limpio, las máquinas adecuadas y gente que le explica lo que ve.',
  },
  why: {
    title: 'Por qué elegirnos',
    text: 'Cuatro razones para traernos su carro.',
    prices: {
      title: 'Primero el precio',
      text: 'Usted recibe un estimado por escrito antes de que empecemos. Si encontramos algo más, le llamamos y esperamos su respuesta.',
    },
    people: {
      title: 'Mecánicos que explican',
      text: 'Mecánicos certificados trabajan en su carro, le enseñan la pieza gastada y le contestan en español o en inglés.',
      uncertified:
        'Nuestros mecánicos trabajan en su carro, le enseñan la pieza gastada y le contestan en español o en inglés.',
    },
    speed: {
      title: 'Su carro listo más pronto',
      text: 'La rotación, el cambio de aceite y el de batería se hacen mientras espera; casi todo lo demás queda el mismo día.',
    },
    warranty: {
      title: 'Respondemos por el trabajo',
      text: 'Los servicios y las refacciones llevan garantía, escrita en su recibo con palabras sencillas. ¿Algo no quedó bien? Regrese.',
    },
    online: {
      title: 'Agende a cualquier hora',
      text: 'Vea qué horarios hay y agende aquí mismo, de día o de noche. También puede cambiar o cancelar su cita sin llamarnos.',
    },
  },
  makes: {
    title: '¿Qué carro maneja?',
    text: 'Elija la marca y empiece a agendar su cita.',
    label: 'Marcas de carros',
    choose: 'Agendar para {{make}}',
    more: 'VER TODAS LAS MARCAS',
    less: 'VER MENOS',
  },
  cta: {
    title: '¿Ya le toca servicio?',
    text: 'Elija el servicio, el día y la hora. Le toma dos minutos y no paga nada hasta que el trabajo esté hecho.',
  },
};
