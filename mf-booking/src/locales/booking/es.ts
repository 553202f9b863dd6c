import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Agendar una cita',
    description:
      'Elija el servicio, el día y la hora para su carro. No paga nada hasta que el trabajo esté hecho.',
  },
  hero: {
    title: 'Agende su cita',
    text: 'Cuatro pasos cortos. No paga nada hasta que el trabajo esté hecho.',
  },
  needsScript: 'Para agendar en línea se necesita JavaScript. Mejor llámenos: {{phone}}.',
  steps: {
    label: 'Pasos para agendar',
    service: 'Elegir servicio',
    date: 'Elegir fecha',
    time: 'Elegir hora',
    details: 'Sus datos',
  },
  service: {
    title: '¿Qué servicio necesita?',
    hint: 'Al elegir uno pasa al siguiente paso. ¿Tiene dudas? Oprima Siguiente y nos dice después.',
  },
  date: {
    title: '¿Qué día le conviene?',
    hint: 'Al elegir un día pasa al siguiente paso.',
    today: 'Hoy',
    full: 'Ocupado',
    past: 'Ya pasó',
    closed: 'Cerrado',
    call: 'Llame',
    callHint:
      'Los días que dicen “Llame” el taller está abierto, pero no se puede agendar por internet. Llámenos: <call>{{phone}}</call>',
    left_one: '{{count}} libre',
    left_other: '{{count}} libres',
    next: 'Próximo horario disponible: {{time}}',
  },
  time: {
    title: '¿A qué hora?',
    hint: 'Las horas son las del taller (hora del Este).',
    hintForDay: 'Para el {{day}}. Las horas son las del taller (hora del Este).',
    full: 'Ocupado',
    past: 'Ya pasó',
    closed: 'Cerrado',
    gone: 'Ya no hay horarios este día. Regrese y elija otro.',
  },
  further: {
    title: 'Agregar otro servicio a esta visita',
    full: 'En una visita no caben más servicios. Escriba los demás en las notas, por favor.',
  },
  availability: {
    loading: 'Revisando los horarios disponibles…',
    failed:
      'Por ahora no podemos revisar los horarios disponibles. Elija uno; al enviar el formulario sabrá si lo está.',
  },
  details: {
    title: '¿Cómo nos comunicamos con usted?',
    hint: 'Usamos estos datos solo para su cita.',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    vehicle: 'Datos del vehículo',
    vehiclePlaceholder: 'Año, marca, modelo',
    notes: 'Notas adicionales',
    texts:
      'Envíenme mensajes de texto sobre esta cita. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para no recibir más.',
    stay: 'Mientras trabajamos en su carro',
    leaves: 'Voy a dejar el carro',
    waits: 'Voy a esperar',
    privacy: 'Qué guardamos de usted y por cuánto tiempo',
    website: 'Deje este campo vacío',
    submit: 'Agendar cita',
    submitRequest: 'Enviar solicitud',
    sending: 'Enviando…',
  },
  summary: {
    title: 'Lo que eligió',
    service: 'Servicio',
    tires: 'Llantas',
    date: 'Fecha',
    time: 'Hora',
    total: 'En total',
    none: 'Sin elegir todavía',
    call: 'Sin servicio, fecha y hora todavía no podemos apartarle lugar. De todos modos envíe el formulario: le llamaremos para encontrar una hora juntos.',
    taken: 'Esta hora ya no está libre. Regrese y elija otra.',
  },
  tires: {
    title: 'Sus llantas',
    loading: 'Revisando sus llantas…',
    installed: '{{price}} con instalación',
    included: 'Incluye montaje, balanceo, válvulas, reciclaje, cargos e impuestos.',
    service: 'Instalación de llantas',
    sold: 'Estas llantas se acaban de vender. Elija otras o agende sin llantas.',
    inPrice: 'incluido',
    fewer: 'Disponibles de estas llantas: {{count}}.',
    failed: 'En este momento no podemos revisar sus llantas.',
    retry: 'Intentar de nuevo',
    take: 'Llevar {{count}}',
    remove: 'Agendar sin llantas',
    others: 'Ver otras llantas',
    similar: 'Ver otras llantas {{size}}',
  },
  failure: {
    title: 'Su cita todavía no está agendada',
    kept: 'Todo lo que escribió sigue aquí.',
    full: 'Ese horario se acaba de ocupar. Por favor elija otro.',
    past: 'Esa hora ya pasó. Por favor elija otra.',
    notOffered: 'El taller ya no ofrece esa hora. Por favor elija otra.',
    closed: 'Ese día el taller no puede recibir citas. Por favor elija otro día.',
    tiresSold: 'Estas llantas se acaban de vender. Agende sin llantas o elija otras.',
    priceChanged:
      'El precio de sus llantas ahora es {{price}} con instalación. Envíe el formulario de nuevo si está de acuerdo.',
    tiresLimited:
      'Por internet solo aceptamos unas cuantas citas con llantas al día. Agende sin ellas y anótelas en las notas, o llámenos.',
    retry: 'Si la envía otra vez, no se agenda dos veces.',
    chooseTime: 'Elegir otra hora',
    chooseDate: 'Elegir otro día',
    call: 'O llámenos: {{phone}}',
  },
  done: {
    notification: 'Su cita está agendada. ¡Gracias!',
    notificationRequest: 'Recibimos su solicitud y le llamaremos. ¡Gracias!',
    title: 'Su cita está agendada',
    titleRequest: 'Recibimos su solicitud',
    requestText: 'Todavía no hay nada apartado. Le llamaremos para encontrar una hora juntos.',
    requestTires:
      'Le apartamos sus llantas. Todavía no hay hora apartada: le llamaremos para encontrar una juntos.',
    reference: 'Referencia',
    duration: 'Duración',
    price: 'Precio',
    vehicle: 'Vehículo',
    leaves: 'Usted deja el carro',
    waits: 'Usted espera en el taller',
    address: 'Dirección',
    directions: 'Cómo llegar',
    earlier:
      'Esto es lo que guardamos cuando envió el formulario la primera vez. No incluye lo que cambió después, tampoco en sus datos de contacto. Llámenos para corregirlo, o cancele y agende de nuevo. <call>{{phone}}</call>',
    mail: 'Le enviamos un correo con todo esto y el archivo de calendario a {{email}}.',
    mailRequest: 'Le enviamos una confirmación por correo a {{email}}.',
    calendar: 'Agregar al calendario (.ics)',
    calendarFailed: 'No se pudo crear el archivo de calendario. Intente de nuevo.',
    manageLink: 'Cambiar o cancelar esta cita',
    manageRequestLink: 'Retirar esta solicitud',
    keep: 'Solo usted tiene el enlace para cambiarla o cancelarla: guárdelo. También está en el archivo de calendario.',
    keepRequest: 'Solo usted tiene este enlace: guárdelo.',
  },
  calendar: {
    title: '{{service}} en {{shop}}',
    reference: 'Referencia: {{reference}}',
    tires: '{{count}} × {{name}}',
    phone: 'Teléfono: {{phone}}',
    manage: 'Cambiar o cancelar: {{link}}',
  },
  prefill: {
    symptoms: 'Síntomas que noté:',
    product: 'Para instalar: {{product}}',
  },
  symptoms: {
    'engine-noise': 'ruido raro en el motor',
    'brake-squeal': 'los frenos rechinan o raspan',
    vibration: 'el carro tiembla o vibra al manejar',
    smoke: 'sale humo o vapor del cofre o del escape',
    'hard-start': 'el carro batalla para arrancar',
    'ac-weak': 'el aire acondicionado enfría poco o echa aire caliente',
    'tire-wear': 'las llantas se gastan disparejo',
    'check-engine': 'la luz de check engine está prendida',
  },
  info: {
    title: 'Lo que conviene saber',
    information: {
      title: 'Información de citas',
      availability: {
        title: 'Disponibilidad',
        text: 'Agende para los próximos 31 días, contando hoy.',
      },
      sameDay: {
        title: 'El mismo día',
        text: 'Los horarios disponibles de hoy se pueden agendar hasta la hora en que empiezan.',
      },
      cancellation: {
        title: 'Cancelación',
        text: 'Los planes cambian: cancele sin costo con su enlace privado o por teléfono.',
      },
      consultation: {
        title: 'Consulta',
        text: '¿No sabe qué necesita su carro? Descríbalo en las notas y le aconsejamos.',
      },
    },
    expect: {
      title: 'Qué esperar',
      confirmation: {
        title: 'Confirmación',
        text: 'Ve su referencia al momento y le llega un correo con el archivo para su calendario.',
      },
      reminder: {
        title: 'Recordatorio',
        text: 'Un día antes le mandamos un recordatorio por correo.',
      },
      estimate: {
        title: 'Estimado',
        text: 'Recibe un estimado por escrito antes de empezar cualquier trabajo.',
      },
      update: {
        title: 'Avisos',
        text: 'Si encontramos algo más, le llamamos antes de tocarlo.',
      },
    },
    emergency: {
      title: 'Emergencias',
      emergency: {
        title: 'Servicio de emergencia',
        text: '¿Su carro no puede seguir? No agende, llame: le ayudamos por teléfono de día y de noche.',
      },
      priority: {
        title: 'Prioridad',
        text: 'Primero revisamos los carros que no son seguros para manejar.',
      },
      mobile: {
        title: 'Servicio a domicilio',
        text: '¿Llanta ponchada o batería descargada? Podemos ir a donde está.',
      },
      contact: {
        title: 'Contacto de emergencia',
      },
    },
  },
};
