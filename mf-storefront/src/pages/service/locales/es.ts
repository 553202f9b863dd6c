import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    description:
      '{{service}} en nuestro taller: cuánto cuesta, cuánto tarda ({{duration}}) y el próximo horario disponible.',
  },
  eyebrow: 'Servicios',
  next: 'Próximo horario disponible: {{time}}',
  done: 'Qué hacemos',
  texts: {
    'tire-rotation':
      'Cambiamos las llantas de lugar para que se gasten parejo, ajustamos la presión y apretamos las ruedas con torquímetro. De paso medimos el dibujo.',
    'oil-change':
      'Sacamos el aceite viejo, cambiamos el filtro y ponemos el aceite que pide el fabricante. Luego revisamos los demás líquidos y apagamos el aviso de servicio.',
    'brake-service':
      'Medimos balatas y discos en las cuatro ruedas, revisamos las líneas y el líquido, y le enseñamos lo gastado antes de cambiar nada.',
    'wheel-alignment':
      'Medimos los ángulos de las cuatro ruedas, los ajustamos a lo que pide el fabricante y le mostramos las medidas de antes y después.',
    'engine-diagnostic':
      'Primero encontramos la causa: leemos los códigos y probamos las piezas que señalan. Después le explicamos en palabras sencillas qué encontramos.',
    'battery-replacement':
      'Probamos la batería y el sistema de carga, ponemos una batería nueva de la medida correcta, limpiamos las terminales y reciclamos la vieja.',
  },
  all: 'Todos los servicios',
  work: 'Antes y después',
  articles: 'Le puede servir',
  cta: {
    title: 'Cuando usted quiera',
    text: 'Elija un horario en línea, o llámenos y pregunte primero.',
  },
  failed: 'No se pudo cargar el servicio.',
  notFound: {
    title: 'No encontramos ese servicio',
    text: 'Tal vez ya no lo ofrecemos o la dirección tiene un error. Vea todo lo que hacemos:',
    back: 'Ver todos los servicios',
  },
};
