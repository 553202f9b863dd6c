import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Revisión de síntomas del carro',
    description:
      'Marque lo que nota en su carro y sepa al momento qué tan urgente es; después agende su cita con las notas ya escritas.',
  },
  hero: {
    title: '¿Qué le está diciendo su carro?',
    text: 'Ruidos, luces, vibraciones: díganos qué nota y sepa qué tan pronto hay que atenderlo.',
  },
  checker: {
    title: 'Revise los síntomas de su carro',
    text: 'Marque todo lo que note. La respuesta es inmediata y no se envía nada.',
    legend: 'Síntomas',
    submit: 'Ver el diagnóstico',
    hint: 'Marque al menos un síntoma.',
  },
  results: {
    immediate: 'Se recomienda atención inmediata',
    routine: 'Se recomienda mantenimiento de rutina',
    immediateText:
      'Al menos uno de estos síntomas puede dañar su carro o ponerlo a usted en riesgo. Si algo raspa (metal con metal) o el carro echa humo o vapor, no lo maneje: llámenos. Si no, maneje lo menos posible hasta que lo revisemos.',
    routineText:
      'Nada de esto es una emergencia. Pida que lo revisen en su próxima visita, antes de que la reparación sea mayor.',
    selected: 'Síntomas marcados',
    services: 'Qué hacemos en estos casos',
    disclaimer: 'Esto es apenas una primera idea. La causa solo se sabe con una inspección.',
    startOver: 'Empezar de nuevo',
    book: 'Agendar servicio',
    call: 'Llame al {{phone}}',
    empty: 'No marcó ningún síntoma',
    emptyText: 'Regrese y marque lo que nota en su carro.',
    goBack: 'Regresar',
  },
  urgency: {
    high: 'Urgencia alta',
    medium: 'Urgencia media',
    low: 'Urgencia baja',
  },
  categories: {
    engine: 'Motor',
    brakes: 'Frenos',
    suspension: 'Suspensión',
    'ac-system': 'Aire acondicionado',
    tires: 'Llantas',
  },
  symptoms: {
    'engine-noise': 'Ruido raro en el motor (golpeteo, tictac, rechinido)',
    'brake-squeal': 'Los frenos rechinan (chillan) o raspan al frenar',
    vibration: 'El carro tiembla o vibra al manejar',
    smoke: 'Sale humo o vapor del cofre (bonete) o del escape (mofle)',
    'hard-start': 'El carro batalla para prender (le cuesta arrancar)',
    'ac-weak': 'El aire acondicionado enfría poco o echa aire caliente',
    'tire-wear': 'Las llantas se gastan disparejo',
    'check-engine': 'La luz de check engine está prendida',
  },
};
