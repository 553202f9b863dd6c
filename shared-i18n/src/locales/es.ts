import type { SameKeys } from '../locales';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  retry: 'Intentar de nuevo',
  loading: 'Cargando…',
  back: 'Atrás',
  next: 'Siguiente',
  stepDone: ', hecho',
  required: 'Obligatorio',
  optional: 'Opcional',
  search: 'Buscar',
  didYouMean: '¿Quiso decir {{email}}?',
  callUs: 'Llámenos',
  bookNow: 'Agendar cita',
  askPrice: 'Pregunte el precio',
  closed: 'cerrado',
  emergency: {
    title: '¿Llanta ponchada (vacía) o el carro ya no camina?',
    text: 'Auxilio vial las 24 horas, los 7 días de la semana: le cambiamos la llanta, le pasamos corriente a la batería o le mandamos una grúa.',
    call: 'Llame al {{phone}}',
    always: '¿Llanta ponchada? Llame las 24 horas',
    now: '¿Llanta ponchada? Llame al {{phone}}',
  },
  errors: {
    offline: 'Parece que no hay conexión a internet. Revísela e intente de nuevo.',
    timedOut:
      'La respuesta tardó demasiado. Es posible que se haya guardado lo que envió: revíselo antes de intentar de nuevo.',
    forbidden: 'No tiene permiso para hacer esto.',
    sessionEnded:
      'Su sesión terminó. Inicie sesión de nuevo en otra pestaña y luego intente otra vez aquí.',
    codeNeeded: 'Escriba primero el código de su verificación en dos pasos.',
    conflict: 'Otra persona cambió esto mientras tanto.',
    full: 'Ese horario se acaba de ocupar. Por favor elija otro.',
    invalid: 'Algo en este formulario no es correcto. Revíselo e intente de nuevo.',
    notFound: 'No lo pudimos encontrar.',
    rateLimited: 'Demasiados intentos. Espere un momento e intente de nuevo.',
    busy: 'Otras personas están guardando cambios al mismo tiempo. Intente de nuevo en un momento.',
    tooMuch: 'El servidor del taller está saturado. Espere un momento e intente de nuevo.',
    hiddenField:
      'Se llenó un campo oculto de este formulario, quizá por su navegador. Ya está vacío: envíe el formulario otra vez.',
    unexpected: 'Algo falló de nuestro lado. Por favor intente de nuevo.',
  },
  validation: {
    required: 'Por favor llene este campo.',
    email: 'Escriba un correo electrónico válido, por ejemplo nombre@ejemplo.com.',
    phone: 'Escriba un teléfono de al menos 10 dígitos.',
    link: 'Por favor no ponga direcciones de internet ni de correo.',
    tooLong: 'Este texto es demasiado largo.',
    longerThan: 'Este texto es demasiado largo. Use {{longest}} caracteres como máximo.',
    unprintable:
      'Este texto trae un carácter que no se puede mostrar, quizá copiado de otro programa. Bórrelo o escriba el texto de nuevo.',
    tooNested:
      'Este texto tiene demasiadas citas, listas o signos como * y [ unos dentro de otros. Simplifíquelo o deje una línea en blanco entre los párrafos.',
    noPicture: 'No hay ninguna imagen en esta dirección. Elija una o súbala.',
    number: 'Escriba un número.',
    priceLimit: 'Escriba un precio menor de $100,000,000.',
    minZero: 'Escriba 0 o más.',
    cents: 'Use dos decimales como máximo.',
    url: 'Escriba una dirección web completa que empiece con https://, o una ruta de este sitio como /llanta.jpg.',
    passwordLength: 'La contraseña debe tener al menos 6 caracteres',
    passwordMatch: 'Las contraseñas no coinciden',
  },
  summary: 'Por favor revise estos campos:',
};
