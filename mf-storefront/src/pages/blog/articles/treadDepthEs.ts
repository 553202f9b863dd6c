import type { ArticleText } from '../articleText';

export const treadDepthEs: ArticleText = {
  intro:
    'Dos monedas y medio minuto bastan para saber si sus llantas están bien, si hay que vigilarlas o si ya se acabaron. Así lo hacemos en el mostrador, y así se leen los números de nuestras llantas usadas.',
  sections: [
    {
      heading: '¿Por qué treintaidosavos?',
      blocks: [
        'La profundidad del dibujo se mide en treintaidosavos de pulgada. Una llanta nueva de carro empieza como en 10/32"; una de camioneta, un poco más. En Georgia, como en casi todos los estados, el mínimo legal es 2/32". Así que usted puede usar unos 8/32", y la última tercera parte es la que importa cuando llueve.',
        'A 55 millas por hora y con lluvia fuerte, una llanta tiene que quitar del camino varios galones de agua por segundo. El agua se va por las ranuras. Cuando están bajitas ya no tiene por dónde, la llanta se le sube encima y usted ya no maneja un carro, sino un trineo. Eso es el hidroplaneo, y con cada treintaidosavo que se pierde empieza a menor velocidad.',
      ],
    },
    {
      heading: 'La prueba de la moneda',
      blocks: [
        'Meta la moneda en una ranura principal con la cabeza hacia abajo y mire de lado.',
        [
          'Un centavo (penny): si ve toda la cabeza de Lincoln, está en 2/32" o menos. La llanta se acabó y es ilegal manejar con ella.',
          'Veinticinco centavos (quarter): si el dibujo no llega a la cabeza de Washington, está en 4/32" o menos. En seco no va a notar nada. Con lluvia necesita bastante más espacio para frenar. Empiece a buscar llantas.',
          'Otra vez el centavo: si el dibujo llega arriba del Monumento a Lincoln, del otro lado de la moneda, le quedan unos 6/32". Con eso basta; revise de nuevo en tres meses.',
        ],
        'Mida en tres puntos, afuera, en medio y adentro, y en las cuatro llantas. La orilla de adentro es la que nadie mira y la primera que se acaba cuando falta alineación. Gire todo el volante hacia un lado y alcanzará fácil las delanteras.',
      ],
    },
    {
      heading: 'Lo que dice el desgaste',
      blocks: [
        'La forma en que se gasta una llanta dice más del carro que de la llanta.',
        [
          'Los dos hombros gastados y el centro bien: le falta aire.',
          'El centro gastado y los hombros bien: tiene demasiado aire.',
          'Un solo hombro gastado: le falta alineación.',
          'Ondas o copas alrededor: amortiguadores cansados o una rueda sin balancear.',
          'Las delanteras el doble de gastadas que las traseras: nadie las ha rotado. Lo correcto es cada 5,000 a 7,500 millas.',
        ],
        'Arregle la causa antes de comprar, o el juego nuevo va a copiar al viejo.',
      ],
    },
    {
      heading: 'Las barras en las ranuras',
      blocks: [
        'Cada llanta trae su propio medidor. En el fondo de las ranuras hay unas barritas de hule atravesadas; miden exactamente 2/32". Cuando el dibujo queda al ras de ellas, la llanta se acabó, diga lo que diga la moneda. Un triángulo pequeño o las letras TWI en el costado le muestran dónde buscar.',
        'La profundidad no es todo. El hule envejece, aunque esté guardado en la cochera. Los últimos cuatro dígitos del número DOT son la semana y el año en que se hizo: 2319 es la semana 23 de 2019. A partir de seis años buscamos grietas; después de diez se va, por más dibujo que tenga.',
      ],
    },
    {
      heading: 'Cómo leer una llanta usada',
      blocks: [
        'Cada llanta usada de nuestro estante lleva anotada la medida de su dibujo. Vendemos entre 5/32" y 8/32", nunca menos. Haga la cuenta: una usada con 7/32" tiene unos 5/32" por dar; una nueva, unos 8/32". Si cuesta menos del 60 por ciento de la nueva, es un trato justo; si además hace juego con las otras tres de su carro, es uno bueno.',
        'Lo que no vendemos: llantas con reparación en el hombro, con bolas, con dos parches muy juntos o de más de seis años. Pida esa lista en cualquier llantera antes de comprar. Y si tiene duda de las suyas, pase. Medimos las cuatro mientras espera, le anotamos los números y no le cuesta nada.',
      ],
    },
  ],
};
