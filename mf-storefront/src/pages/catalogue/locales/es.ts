import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  labels: {
    'all-tires': 'Todas las llantas',
    'new-tires': 'Llantas nuevas',
    'used-tires': 'Llantas usadas',
    'performance-tires': 'Llantas de alto rendimiento',
    'all-season-tires': 'Llantas toda temporada',
    'winter-tires': 'Llantas para invierno',
    'run-flat-tires': 'Llantas run-flat',
    'all-terrain-tires': 'Llantas todo terreno',
    'all-parts': 'Refacciones',
    'brake-parts': 'Partes de frenos',
    'engine-parts': 'Partes de motor',
    filters: 'Filtros',
    'suspension-parts': 'Partes de suspensión',
    'electrical-parts': 'Partes eléctricas',
    'transmission-parts': 'Partes de transmisión',
    wipers: 'Plumas limpiaparabrisas',
    'spark-plugs': 'Bujías',
    new: 'Nueva',
    used: 'Usada',
  },
  intros: {
    'all-tires':
      'Llantas nuevas y usadas revisadas para carros, SUV y camionetas. Llámenos con su medida y las montamos y balanceamos el mismo día que llegan.',
    'new-tires':
      'Llantas sin uso de las marcas en que confiamos, con garantía de fábrica. Pregunte por el montaje y el balanceo.',
    'used-tires':
      'Cada llanta usada se revisa por dentro y por fuera. Antes de pagar le decimos cuánto dibujo le queda, en treintaidosavos de pulgada.',
    'performance-tires':
      'Agarre y dirección precisa en calor, en seco y en mojado. No son para temperaturas bajo cero.',
    'all-season-tires':
      'Un solo juego para todo el año en Georgia: lluvia, calor y una que otra mañana helada.',
    'winter-tires':
      'Hule suave y dibujo profundo para viajes a la montaña, nieve y hielo. Cámbielas cuando empiece el calor.',
    'run-flat-tires':
      'Las run-flat (antiponchaduras) lo llevan hasta el taller después de una ponchadura, despacio y por una distancia limitada. Su carro necesita sensor de presión.',
    'all-parts':
      'Partes que instalamos a diario y vendemos en mostrador. Llámenos con los datos de su vehículo y revisamos que le queden.',
    'brake-parts':
      'Balatas (pastillas), discos y herrajes. Medimos lo que trae antes de venderle cualquier cosa.',
    'engine-parts': 'Bujías y otras partes para que el motor trabaje parejo.',
    filters: 'Filtros de aceite, de aire y de cabina: partes chicas que protegen a las caras.',
    'suspension-parts': 'Amortiguadores, struts y rótulas para manejar firme y sin ruidos.',
    'electrical-parts': 'Baterías, alternadores, marchas y focos, probados antes de que se vaya.',
    'transmission-parts': 'Aceites, filtros y sellos para cambios suaves.',
  },
  links: {
    tires: 'Categorías de llantas',
    parts: 'Categorías de partes',
    all: 'Todas',
  },
  finder: {
    title: 'Encuentre lo que le queda a su vehículo',
    year: 'Año',
    make: 'Marca',
    model: 'Modelo',
    engine: 'Motor',
    choose: 'Elija',
    find: 'Buscar',
    fitting: 'Vea las llantas que le quedan: {{markings}}',
    example:
      'Estas medidas son ejemplos. Compárelas con el costado de su llanta; el taller confirma cuál le queda.',
    sidewall:
      'Busque la medida que viene en el costado de su llanta, como 225/65R17. El taller confirma cuál le queda.',
    generic: {
      sedan: 'Sedán',
      coupe: 'Cupé',
      hatchback: 'Hatchback',
      suv: 'SUV',
      pickup: 'Camioneta pickup',
      van: 'Van',
      fourCylinder: '4 cilindros',
      sixCylinder: '6 cilindros',
      eightCylinder: '8 cilindros',
      hybrid: 'Híbrido',
      diesel: 'Diésel',
      electric: 'Eléctrico',
    },
  },
  search: {
    label: 'Busque por nombre o categoría',
    placeholder: '225/65R17, marca, SKU o nombre',
  },
  filters: {
    title: 'Filtros',
    groups: {
      category: 'Categoría',
      condition: 'Condición',
      brand: 'Marca',
      price: 'Precio',
    },
    bands: {
      under: 'Menos de {{to}}',
      between: 'De {{from}} a {{to}}',
      over: 'Más de {{from}}',
    },
    hint: 'Se muestran los productos que cumplen con cualquiera de sus opciones.',
    apply: 'Aplicar filtros',
    selected: 'Filtros elegidos',
    fits: 'En lugar de {{marking}}',
    remove: 'Quitar filtro: {{filter}}',
    clear: 'Quitar todos',
  },
  views: {
    label: 'Vista',
    grid: 'Ver en cuadrícula',
    list: 'Ver en lista',
  },
  results: {
    title: 'Productos',
    one: '{{count}} producto encontrado',
    other: '{{count}} productos encontrados',
    searching: 'Buscando…',
    more: 'Mostrar {{count}} más',
    progress: 'Se muestran {{shown}} de {{count}}',
  },
  none: {
    title: 'Nada coincide con su búsqueda',
    text: 'Intente con menos filtros o con otras palabras. O llámenos: podemos pedir casi cualquier llanta o refacción.',
    reset: 'Borrar búsqueda y filtros',
    emptyTitle: 'Por ahora no hay nada en esta lista',
    emptyText:
      'Nuestras existencias cambian todos los días y podemos pedir casi todo. Llámenos y le damos precio y tiempo de entrega.',
    call: 'Llame al {{phone}}',
    all: 'Ver todo',
    understood: 'Buscamos: {{terms}}.',
    elsewhere: 'En otras categorías: {{count}}',
    nearest: 'Esto es lo más parecido',
  },
  card: {
    sku: 'SKU {{sku}}',
    rating: '{{stars}} de 5 estrellas, {{reviews}} opiniones',
    tread: 'Profundidad del dibujo',
    made: 'Fabricada',
    week: 'semana {{week}} de {{year}}',
    inStock: 'Disponible',
    inStockAt: 'Disponibles en {{street}}: {{count}}',
    outOfStock: 'Agotado',
    freeShipping: 'Envío gratis',
    book: 'Agendar instalación',
    addToCart: 'Agregar al carrito',
    call: 'Llame para pedir',
    specs: {
      size: 'Medida',
      load: 'Carga por llanta',
      speed: 'Velocidad máxima',
      thread: 'Rosca',
      length: 'Largo',
      hex: 'Medida del dado',
    },
  },
  unknown: {
    title: 'No tenemos esa categoría',
    text: 'La dirección puede ser antigua o estar mal escrita. Esto es todo lo que ofrecemos:',
    tires: 'Llantas',
  },
  item: {
    trail: 'Usted está aquí',
    photos: 'Fotos',
    photo: 'Foto {{number}} de {{name}}',
    facts: 'Especificaciones',
    related: 'Productos similares',
    fits: 'Antes de instalar, el taller confirma si le queda a su vehículo.',
    summary: '{{name}} en nuestro taller de {{place}}: {{price}}. {{facts}}',
    notFound: {
      title: 'Este producto ya no está en la lista',
      text: 'Puede que ya se haya vendido. Llámenos: podemos pedir casi cualquier llanta o refacción. O vea lo que tenemos:',
    },
  },
};
