import type { ArticleText } from '../articleText';

export const winterTiresEs: ArticleText = {
  intro:
    'En el condado de Clayton nieva uno o dos días en un año normal. ¿Se necesitan aquí llantas para invierno? La mayoría de la gente no. Algunos de verdad sí, y todos necesitan llantas que aguanten la lluvia fría.',
  sections: [
    {
      heading: 'Es el frío, no solo la nieve',
      blocks: [
        'El hule se pone duro con el frío. Abajo de unos 45 grados Fahrenheit, una llanta de verano o de alto rendimiento se endurece: deja de agarrar y empieza a resbalar sobre las pequeñas asperezas del asfalto de las que debía sostenerse. De diciembre a febrero nuestras mañanas están seguido por debajo de esa temperatura, aunque en la tarde lleguemos a 60.',
        'La llanta para invierno es de un compuesto más suave, que sigue flexible muy por debajo de cero, y su dibujo tiene cientos de cortes finos que muerden la nieve y el hielo. El precio es que en verano resulta demasiado suave: se siente imprecisa, se gasta rápido y tarda más en frenar sobre el pavimento caliente.',
      ],
    },
    {
      heading: 'Conozca los símbolos',
      blocks: [
        'Mire el costado de la llanta. Hay dos marcas que se confunden seguido.',
        [
          'M+S (lodo y nieve) solo describe la forma del dibujo. No hay ninguna prueba detrás. Casi todas las llantas toda temporada la llevan.',
          'La montaña de tres picos con un copo de nieve significa que la llanta pasó una prueba de tracción en nieve compacta. La llevan todas las llantas para invierno y también las mejores para todo clima.',
        ],
        'La Michelin CrossClimate2, por ejemplo, se vende como toda temporada y lleva la montaña. Se queda puesta todo el año. La Bridgestone Blizzak WS90 es una llanta para invierno de verdad: excelente en hielo, y no es para manejar en julio.',
      ],
    },
    {
      heading: 'Quién no las necesita',
      blocks: [
        'Usted maneja en Jonesboro y sus alrededores, puede quedarse en casa los dos días en que se congelan las calles, y su carro trae llantas toda temporada con 5/32" de dibujo o más. Entonces quédese con las que tiene. Revise la presión: baja como una libra por cada diez grados, así que la primera mañana fría puede prender la luz de presión (TPMS) aunque no haya ninguna fuga. Y cámbielas a los 4/32" en vez de esperar al límite legal de 2/32", porque las ranuras hondas son las que evitan que el carro flote sobre el agua. En nuestros inviernos, ese es el verdadero peligro.',
      ],
    },
    {
      heading: 'Quién debería pensarlo',
      blocks: [
        [
          'Sube a Blue Ridge, a Helen o a las Smokies los fines de semana de invierno.',
          'Tiene que llegar al trabajo con cualquier clima: personal de hospital, paramédicos, repartidores de madrugada.',
          'Su carro vino con llantas de alto rendimiento para verano. Abajo de 40 grados son un riesgo de verdad, con nieve o sin ella, y así lo dicen los fabricantes.',
          'Se va a mudar al norte. Póngalas antes del viaje, no después.',
        ],
        'Si está en los dos primeros grupos, aquí casi siempre conviene más una llanta para todo clima con el símbolo de la montaña que un segundo juego. Si está en el tercero, un segundo juego en rines económicos se paga solo, porque sus llantas de verano descansan cuatro meses del año.',
      ],
    },
    {
      heading: 'Si compra un juego',
      blocks: [
        'Siempre las cuatro. Dos llantas para invierno en el eje de tracción le dan una punta que agarra y otra que resbala, y la que resbala escoge su propio camino. Póngalas por el Día de Acción de Gracias y quítelas en marzo. Guarde el otro juego limpio, seco, lejos del sol y de los motores eléctricos, cuyo ozono agrieta el hule. Si no tiene lugar, pregúntenos.',
        '¿Y la tracción en las cuatro ruedas? Le ayuda a arrancar. Para frenar o dar vuelta no hace nada. Para eso tiene cuatro pedazos de hule, cada uno tan grande como su mano, y qué tan suaves están a 25 grados es toda la historia.',
      ],
    },
  ],
};
