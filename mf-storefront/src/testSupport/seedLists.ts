// Generated from supabase by `npx tsx cli/verify/generate.ts`; do not edit.
import type { PublishedLists } from '@shop/shared-contract';

/** The lists of a new shop, with the sample articles. */
export const seedLists: PublishedLists = {
  team: [
    {
      id: '1a1ce120-f74c-0321-6b2b-cb575cc7b592',
      title: { en: 'Marcus Bell' },
      detail: { en: 'Owner and master technician', es: 'Dueño y técnico maestro' },
      note: {
        en: 'ASE Master Automobile Technician, ASE Advanced Engine Performance (L1)',
        es: 'ASE Master Automobile Technician, ASE Advanced Engine Performance (L1)',
      },
      years: 15,
    },
    {
      id: '07f942ee-7d5e-4f8a-3412-36a199781eec',
      title: { en: 'Danielle Brooks' },
      detail: { en: 'Tire and alignment specialist', es: 'Especialista en llantas y alineación' },
      note: {
        en: 'ASE Suspension and Steering (A4), TIA Certified Tire Technician',
        es: 'ASE Suspension and Steering (A4), TIA Certified Tire Technician',
      },
      years: 10,
    },
    {
      id: '9080c8e0-106d-3cf3-c5f9-c0337a6fcb2d',
      title: { en: 'Luis Ortega' },
      detail: { en: 'Body shop manager', es: 'Encargado de hojalatería y pintura' },
      note: {
        en: 'I-CAR Platinum, ASE Painting and Refinishing (B2)',
        es: 'I-CAR Platinum, ASE Painting and Refinishing (B2)',
      },
      years: 12,
    },
  ],
  jobs: [
    {
      id: 'a73bb36d-6735-918e-6347-920319431a89',
      title: { en: 'From worn out to brand new', es: 'De lisa a nueva' },
      text: {
        en: 'A bald shoulder and 2/32" of tread: we mount and balance a set of all-season tires, then fix the alignment so the new set wears evenly.',
        es: 'Un hombro liso y 2/32" de dibujo: montamos y balanceamos un juego de llantas toda temporada y luego corregimos la alineación para que las llantas nuevas se gasten parejo.',
      },
      picture: 'drawing:before-1',
      secondPicture: 'drawing:after-1',
      service: 'wheel-alignment',
    },
    {
      id: 'b3bece7a-399c-6d72-7903-ff652d2c1b6e',
      title: { en: 'Brakes that were grinding', es: 'Frenos que raspaban' },
      text: {
        en: 'Pads gone, rotors scored and rusty: we put new rotors and pads on both sides, clean and grease the calipers and change the fluid.',
        es: 'Sin balatas y con los discos rayados y oxidados: ponemos discos y balatas nuevos en los dos lados, limpiamos y engrasamos cada cáliper y cambiamos el líquido.',
      },
      picture: 'drawing:before-2',
      secondPicture: 'drawing:after-2',
      service: 'brake-service',
    },
    {
      id: '2e0bd2ed-7188-6173-e005-476039bb6d1d',
      title: { en: 'A parking lot dent', es: 'Un golpe de estacionamiento' },
      text: {
        en: 'We pull the dent out, prime the panel and blend the paint into the door. If insurance is paying, we talk to the adjuster.',
        es: 'Sacamos el golpe, preparamos la lámina e igualamos el color con la puerta. Si paga el seguro, hablamos con el ajustador.',
      },
      picture: 'drawing:before-3',
      secondPicture: 'drawing:after-3',
    },
  ],
  equipment: [
    {
      id: 'e843b0c4-3661-a881-0b7b-0fef42dc2199',
      title: { en: 'Two-post lifts', es: 'Elevadores de dos postes' },
      text: {
        en: 'Rated for 10,000 pounds, from a compact to a work truck.',
        es: 'Para 10,000 libras: desde un compacto hasta una camioneta de trabajo.',
      },
      picture: 'drawing:equipment-lift',
    },
    {
      id: 'b30762ff-1834-a7a3-ad0a-459a98ad83a1',
      title: { en: 'Camera alignment rack', es: 'Alineación con cámaras' },
      text: {
        en: 'Measures all four wheels to a hundredth of a degree and prints the readings before and after.',
        es: 'Mide las cuatro ruedas a la centésima de grado e imprime el antes y el después.',
      },
      picture: 'drawing:equipment-alignment',
    },
    {
      id: 'c1985a1e-4f71-863a-0b6b-1cf561dcc633',
      title: { en: 'Road-force balancer', es: 'Balanceadora Road Force' },
      text: {
        en: 'Presses a roller against the tire and finds the vibration that spinning alone doesn’t show.',
        es: 'Presiona un rodillo contra la llanta y encuentra la vibración que no se ve con solo girarla.',
      },
      picture: 'drawing:equipment-balancer',
    },
  ],
  certifications: [
    {
      id: 'b20c8d94-1d57-e7a4-651d-1d54e95b75ee',
      title: { en: 'ASE certified', es: 'Certificación ASE' },
      text: {
        en: 'Our technicians pass the tests of the National Institute for Automotive Service Excellence and recertify every five years.',
        es: 'Nuestros técnicos aprueban los exámenes del National Institute for Automotive Service Excellence y renuevan su certificación cada cinco años.',
      },
    },
    {
      id: '1eb87ebf-cf72-125d-3934-04feacdabc34',
      title: { en: 'I-CAR trained', es: 'Capacitación I-CAR' },
      text: {
        en: 'Our body shop keeps up with the collision repair industry’s own training, year after year.',
        es: 'Nuestro taller de hojalatería y pintura toma cada año la capacitación de la industria de reparación de choques.',
      },
    },
  ],
  reviews: [],
  questions: [
    {
      id: '84ec0f0f-5c62-a8ad-5d3e-c266ed369bc1',
      title: { en: 'What are your hours?', es: '¿Cuál es su horario?' },
      text: {
        en: '{{week}} You can drop off your car before we open; call us the day before, and we’ll tell you where to leave the key.',
        es: '{{week}} Puede dejar su carro antes de que abramos; llámenos un día antes y le decimos dónde dejar la llave.',
      },
    },
    {
      id: '6dfc4908-faff-2e57-2f7b-6cc52fd06c25',
      title: {
        en: 'Do you offer emergency roadside help?',
        es: '¿Dan auxilio vial de emergencia?',
      },
      text: { en: '{{roadside}}', es: '{{roadside}}' },
    },
    {
      id: '61cdd583-7503-cf6a-b584-64a3490348c8',
      title: { en: 'Do you offer a warranty?', es: '¿Dan garantía?' },
      text: { en: '{{warranty}}', es: '{{warranty}}' },
    },
    {
      id: '8b4473b9-d4e3-b38d-1386-7b220a6122c9',
      title: { en: 'Do you handle insurance claims?', es: '¿Aceptan reclamos de seguro?' },
      text: {
        en: 'Yes. We work with all major insurance companies: we take pictures of the damage, send the estimate and talk to the adjuster for you. Bring your claim number, or call us before you file a claim.',
        es: 'Sí. Trabajamos con todas las principales aseguradoras: tomamos fotos del daño, mandamos el estimado y hablamos con el ajustador por usted. Traiga su número de reclamo o llámenos antes de abrir uno.',
      },
    },
  ],
  articles: [
    {
      id: 'dc8afe56-4208-51fb-91dd-e8a90f7dcdef',
      title: { en: 'Wheel Alignment', es: 'Alineación' },
      detail: {
        en: 'Does your car pull to one side, or does a tire wear on one edge only? What alignment is, what knocks it out, and when it’s worth paying for.',
        es: '¿Su carro se va de lado, o una llanta se gasta solo de una orilla? Qué es la alineación, por qué se pierde y cuándo vale la pena pagarla.',
      },
      note: { en: 'Alignment', es: 'Alineación' },
      picture: 'drawing:article-wheel-alignment',
      slug: 'wheel-alignment',
      service: 'wheel-alignment',
      author: 'Danielle Brooks',
      day: '2025-11-03',
      languages: ['en', 'es'],
      written: '2025-11-03T12:00:00.000Z',
    },
    {
      id: 'b9e902d1-183a-29be-f410-54d88ea4431a',
      title: { en: 'Winter Tires in Georgia', es: 'Llantas para invierno en Georgia' },
      detail: {
        en: 'Snow is rare here. Cold rain isn’t. Who needs winter tires, and who doesn’t.',
        es: 'Aquí casi no nieva, pero sí llueve con frío. Quién necesita llantas para invierno y quién no.',
      },
      note: { en: 'Seasons', es: 'Temporada' },
      picture: 'drawing:article-winter-tires',
      slug: 'winter-tires-in-georgia',
      author: 'Danielle Brooks',
      day: '2025-10-20',
      languages: ['en', 'es'],
      written: '2025-10-20T12:00:00.000Z',
    },
    {
      id: 'ac49d9eb-fdcd-65b7-d142-5b6b38f5b898',
      title: { en: 'Seven Signs of Worn Brakes', es: 'Siete señales de frenos gastados' },
      detail: {
        en: 'Brakes nearly always warn you first. Here’s how to hear it.',
        es: 'Los frenos casi siempre avisan antes. Aprenda a escucharlos.',
      },
      note: { en: 'Brakes', es: 'Frenos' },
      picture: 'drawing:article-brake-signs',
      slug: 'seven-signs-of-worn-brakes',
      service: 'brake-service',
      author: 'Marcus Bell',
      day: '2025-09-15',
      languages: ['en', 'es'],
      written: '2025-09-15T12:00:00.000Z',
    },
    {
      id: 'c1bafad6-8330-8632-ba77-407a6b48bc20',
      title: { en: 'Reading Tread Depth', es: 'Cómo medir el dibujo de sus llantas' },
      detail: {
        en: 'A penny, a quarter and thirty seconds: how to tell what your tires have left.',
        es: 'Una moneda de un centavo, una de veinticinco y treinta segundos: así sabe cuánto les queda a sus llantas.',
      },
      note: { en: 'Tires', es: 'Llantas' },
      picture: 'drawing:article-tread-depth',
      slug: 'reading-tread-depth',
      service: 'tire-rotation',
      author: 'Luis Ortega',
      day: '2025-08-18',
      languages: ['en', 'es'],
      written: '2025-08-18T12:00:00.000Z',
    },
  ],
};
