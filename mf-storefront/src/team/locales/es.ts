import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  photo: 'Retrato de {{name}}',
  years: 'Más de {{years}} años de experiencia',
  marcus: {
    role: 'Dueño y técnico maestro',
    story:
      'Abrió el taller con un elevador y una balanceadora prestada. Todavía atiende los ruidos de motor que nadie más encuentra.',
    certifications: 'ASE Master Automobile Technician, ASE Advanced Engine Performance (L1)',
  },
  danielle: {
    role: 'Especialista en llantas y alineación',
    story:
      'Lee una llanta como un diario: dígale cómo se siente el carro y le enseña en el dibujo por qué.',
    certifications: 'ASE Suspension and Steering (A4), TIA Certified Tire Technician',
  },
  luis: {
    role: 'Encargado de hojalatería y pintura',
    story:
      'Iguala el color primero con el ojo y después con la computadora. Habla con la aseguradora para que usted no tenga que hacerlo.',
    certifications: 'I-CAR Platinum, ASE Painting and Refinishing (B2)',
  },
};
