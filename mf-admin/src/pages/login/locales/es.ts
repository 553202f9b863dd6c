import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  signIn: {
    title: 'Acceso de administración',
    description: 'Inicie sesión para administrar el sitio del taller.',
    submit: 'Iniciar sesión',
    switch: '¿Necesita una cuenta de administrador? Regístrese',
    success: 'Inició sesión correctamente',
    failure: 'No se pudo iniciar sesión',
  },
  signUp: {
    title: 'Crear cuenta de administrador',
    description: 'Cree el primer administrador de este sitio.',
    submit: 'Registrarse',
    switch: '¿Ya tiene una cuenta? Inicie sesión',
    success: 'Cuenta de administrador creada',
    failure: 'No se pudo crear la cuenta de administrador',
    restricted:
      'La creación de administradores está restringida. Comuníquese con el administrador del sistema.',
    invited: 'Recibió una invitación. Use el correo al que se envió y elija una contraseña.',
    mismatch: 'Las contraseñas no coinciden',
    confirmEmail:
      'Enviamos un mensaje a {{email}}. Abra el enlace que contiene y después inicie sesión aquí: la primera cuenta que lo haga será la del administrador.',
  },
  invitation: {
    failed: 'No pudimos revisar su invitación',
    closed: 'Esta invitación ya no sirve',
    open: 'Esta invitación es para otro correo. Use el correo al que se envió.',
    used: 'Esta invitación ya se usó. Si fue usted, abra el enlace del mensaje que confirma su correo, si le llegó, e inicie sesión.',
    expired: 'Esta invitación venció. Pida una nueva.',
    withdrawn: 'Esta invitación se retiró. Pida una nueva.',
    replaced: 'Hay una invitación más reciente. Use el enlace del último mensaje.',
    inviter:
      'Quien le invitó ya no es administrador. Pida una invitación nueva a otro administrador.',
    unknown: 'No conocemos esta invitación, o ya no. Revise el enlace o pida una nueva.',
  },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirm: 'Confirme la contraseña',
    hint: 'La contraseña debe tener al menos 6 caracteres',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    longer: 'Con doce o más es mucho más segura.',
  },
  processing: 'Procesando…',
  ended: 'Su sesión terminó. Inicie sesión de nuevo.',
  notAdmin: {
    title: 'Inició sesión como {{email}}',
    text: 'Esta cuenta no tiene permisos de administrador. Pida a un administrador que agregue su cuenta, o use otra.',
    unsure: 'No pudimos verificar si esta cuenta tiene permisos de administrador.',
    noneYet: 'Este sitio aún no tiene administrador. Usted puede crear la primera cuenta.',
    claim: 'Convertirme en administrador',
  },
  code: {
    title: 'Escriba su código',
    description:
      'Abra la aplicación de autenticación en su teléfono y escriba el código que muestra.',
    submit: 'Continuar',
    failure: 'No se pudo verificar el código',
  },
  forgot: {
    open: '¿Olvidó su contraseña?',
    title: '¿Olvidó su contraseña?',
    lead: 'Le enviamos un enlace para elegir otra.',
    submit: 'Enviar el enlace',
    sent: 'Si {{email}} tiene una cuenta aquí, le llegará un mensaje con un enlace. El enlace sirve durante una hora.',
    failure: 'No se pudo enviar el enlace',
    back: 'Volver a iniciar sesión',
  },
  email: {
    title: 'Confirme su nuevo correo electrónico',
    lead: 'A partir de entonces inicia sesión con él.',
    continue: 'Confirmar el correo',
    success: 'Cambiamos su correo electrónico',
  },
  recovery: {
    lead: 'Llegó aquí con el enlace para contraseñas olvidadas.',
    continue: 'Continuar',
    title: 'Elija una contraseña nueva',
    description: 'Llegó aquí con el enlace para contraseñas olvidadas.',
    submit: 'Guardar la contraseña nueva',
    success: 'Cambiamos su contraseña',
    failure: 'No se pudo cambiar la contraseña',
  },
  link: {
    mine: 'Yo pedí este enlace',
    check: 'Marque esta casilla si pidió el enlace.',
    expired: 'Ese enlace venció o ya se usó. Pida uno nuevo o inicie sesión aquí.',
    failed: 'Ese enlace no funcionó. Pida uno nuevo o inicie sesión aquí.',
  },
  provider: {
    expired: 'Ese enlace venció o ya se usó. Pida uno nuevo.',
    again: 'Abra el enlace otra vez o vuelva a iniciar sesión antes de cambiar esto.',
    credentials: 'El correo o la contraseña no son correctos',
    unconfirmed: 'El correo aún no está confirmado',
    exists: 'Ya existe una cuenta con ese correo',
    code: 'El código es incorrecto o ya venció.',
    weak: 'Esa contraseña es fácil de adivinar. Elija otra.',
    samePassword: 'La contraseña nueva debe ser distinta de la anterior.',
  },
};
