import type { ArticleText } from '../articleText';

export const wheelAlignmentEs: ArticleText = {
  intro:
    'La alineación es el ángulo con que sus ruedas tocan el camino. Cuando está bien, usted ni se acuerda de ella. Cuando está mal, la paga dos veces: en llantas y en gasolina.',
  sections: [
    {
      heading: 'Qué ajustamos en realidad',
      blocks: [
        'Tres ángulos deciden cómo va parada una rueda. Son pequeños, fracciones de grado, y el fabricante de su carro publica la medida exacta de cada uno.',
        [
          'Convergencia (toe): si las ruedas apuntan un poco hacia adentro o hacia afuera, vistas desde arriba. Es el ángulo que más se descompone y el que más rápido se come las llantas.',
          'Inclinación (camber): cuánto se inclina la rueda hacia adentro o hacia afuera, vista de frente. Si es demasiado, la llanta se gasta de un hombro.',
          'Avance (caster): cuánto se inclina hacia atrás el eje de la dirección, visto de lado. Hace que el volante regrese solo al centro después de una vuelta.',
        ],
        'Mucha gente pide alineación cuando quiere decir balanceo. El balanceo empareja el peso de una sola rueda y quita la vibración del volante. La alineación corrige la dirección de las cuatro y arregla un carro que se va de lado o gasta disparejo las llantas.',
      ],
    },
    {
      heading: 'Cómo le avisa su carro',
      blocks: [
        'No hace falta una máquina para sospecharlo. En un camino plano, derecho y vacío, afloje las manos un segundo a 35 millas por hora y observe.',
        [
          'El carro se va de lado aunque las llantas tengan la misma presión de aire.',
          'El volante queda chueco cuando usted va derecho.',
          'Una llanta está lisa de una orilla y honda de la otra.',
          'Pase la palma por el dibujo: hacia un lado se siente filoso y hacia el otro suave, como los dientes de un serrucho. Eso es la convergencia.',
          'Las llantas rechinan en las vueltas lentas del estacionamiento.',
        ],
        'Primero revise la presión. Una llanta con 8 libras de menos jala igual que una mala alineación, y el aire no cuesta nada.',
      ],
    },
    {
      heading: 'Qué la descompone',
      blocks: [
        'Los baches son los culpables de siempre, y Tara Boulevard tiene muchos después de un invierno lluvioso. Una banqueta mal tomada hace lo mismo. Las piezas gastadas lo hacen despacio: las rótulas, las terminales y los bujes se aflojan con los años, y la rueda se mueve con ellos. También cualquier trabajo en la suspensión: unos struts nuevos, un kit de levante o unos resortes más bajos cambian la altura del carro y, con ella, todos los ángulos.',
        'Por eso revisamos que no haya juego en el frente antes de subir el carro a la máquina. Alinear un carro con una terminal floja es como afinar una guitarra con la clavija suelta: dura bien una hora.',
      ],
    },
    {
      heading: 'Lo que cuesta no hacerla',
      blocks: [
        'Un error de convergencia de un octavo de pulgada en una rueda arrastra de lado su llanta unos 28 pies por cada milla que maneja. Un juego que debía durar 50,000 millas puede llegar a las cuerdas de una orilla a las 15,000. Además, las llantas que se arrastran ruedan con más trabajo, y usted carga gasolina más seguido.',
        'Y está la seguridad. La distancia de frenado se mide con llantas que pisan parejo. Una llanta gastada en cuña tiene menos hule donde importa, y se nota cuando llueve.',
      ],
    },
    {
      heading: 'Cuándo revisarla',
      blocks: [
        [
          'Una vez al año o cada 12,000 millas.',
          'Siempre que compre llantas nuevas: protege lo que acaba de pagar.',
          'Después de un golpe fuerte en un bache o una banqueta.',
          'Después de cualquier trabajo en la dirección o la suspensión.',
        ],
        'Revisarla toma unos 15 minutos; ajustarla, como una hora. Nuestras cámaras leen las cuatro ruedas y usted recibe la hoja: números rojos antes, números verdes después. Si una pieza gastada no deja llegar a la medida, le enseñamos la pieza y le damos el precio antes de hacer cualquier otra cosa. Y si los números salen verdes desde el principio, también se lo decimos, y usted se va a casa con las llantas que tiene.',
      ],
    },
  ],
};
