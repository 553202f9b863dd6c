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
  inTown: '{{what}} en {{town}}',
  sharedPicture: 'Dibujo: un carro frente a {{name}}',
  emergency: {
    title: '¿Llanta ponchada (vacía) o el carro ya no camina?',
    text: 'Auxilio vial las 24 horas, los 7 días de la semana: le cambiamos la llanta, le pasamos corriente a la batería o le mandamos una grúa.',
    call: 'Llame al {{phone}}',
    always: '¿Llanta ponchada? Llame las 24 horas',
    now: '¿Llanta ponchada? Llame al {{phone}}',
  },
  loadTimedOut:
    'El servidor del taller tardó demasiado en responder. Intente de nuevo en un momento.',
  errors: {
    unreachable:
      'No pudimos comunicarnos con el servidor del taller. Lo que haya escrito sigue aquí: espere un momento e intente de nuevo.',
    offline:
      'Parece que no hay conexión a internet. Lo que haya escrito sigue aquí: revise su conexión e intente de nuevo.',
    timedOut:
      'El servidor del taller tardó demasiado en responder. Puede que sí se haya guardado lo que envió: revise antes de intentar de nuevo. Lo que haya escrito sigue aquí.',
    forbidden:
      'Su cuenta no tiene permiso para hacer esto y no se cambió nada. Pida ayuda a un administrador.',
    sessionEnded:
      'Su sesión terminó y no se guardó nada. Lo que haya escrito sigue aquí: inicie sesión en otra pestaña e intente de nuevo.',
    codeNeeded:
      'Todavía no se ha guardado nada: escriba primero el código de su verificación en dos pasos. Lo que haya escrito sigue aquí.',
    conflict:
      'Otra persona cambió esto mientras usted lo editaba; lo que usted cambió no se guardó. Lo que haya escrito sigue aquí: vea qué cambió e intente de nuevo.',
    full: 'Ese horario se acaba de ocupar y no se pudo apartar. Lo que haya escrito sigue aquí: por favor elija otro.',
    invalid:
      'Algo en este formulario no es correcto y no se guardó nada. Lo que haya escrito sigue aquí: revíselo e intente de nuevo.',
    notFound:
      'No lo encontramos y no se cambió nada. Puede que lo hayan eliminado: vuelva a cargar la página para ver lo que hay ahora.',
    rateLimited:
      'Fueron demasiados intentos y este no se aceptó. Lo que haya escrito sigue aquí: intente de nuevo más tarde.',
    busy: 'Otras personas están guardando al mismo tiempo y lo suyo no se guardó. Lo que haya escrito sigue aquí: intente de nuevo en un momento.',
    tooMuch:
      'El servidor del taller está saturado y no se guardó nada. Lo que haya escrito sigue aquí: intente de nuevo en un momento.',
    hiddenField:
      'Quizá su navegador llenó un campo oculto de este formulario, y no se envió nada. El campo ya está vacío: envíe el formulario de nuevo.',
    unexpected:
      'Algo falló de nuestro lado. Lo que haya escrito sigue aquí: intente de nuevo en un momento.',
  },
  validation: {
    required: 'Por favor llene este campo.',
    email: 'Escriba un correo electrónico válido, por ejemplo nombre@ejemplo.com.',
    phone: 'Escriba un solo teléfono con su código de área, por ejemplo (770) 555-0199.',
    link: 'Por favor no ponga direcciones de internet ni de correo.',
    tooLong: 'Este texto es demasiado largo.',
    longerThan: 'Este texto es demasiado largo. Use {{longest}} caracteres como máximo.',
    unprintable:
      'Este texto trae un carácter que no se puede mostrar, quizá copiado de otro programa. Bórrelo o escriba el texto de nuevo.',
    tooNested:
      'Este texto tiene demasiadas citas textuales, listas o signos como * y [ unos dentro de otros. Simplifíquelo o deje una línea en blanco entre los párrafos.',
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
