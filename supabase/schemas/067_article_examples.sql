-- The first two articles of a new shop; see 066_list_examples.sql.

insert into public.list_entries (id, list, position, slug, service, title, title_es, note, note_es, author, day, picture,
  detail, detail_es, text, text_es) values (
  md5('articles 1')::uuid, 'articles', 1, 'wheel-alignment', 'wheel-alignment', 'Wheel Alignment', 'Alineación',
  'Alignment', 'Alineación', 'Danielle Brooks', '2025-11-03', 'drawing:article-wheel-alignment',
  'Your car pulls to one side, or a tire wears on one edge only? What alignment is, what knocks it out, and when it is worth paying for.',
  '¿Su carro se va de lado, o una llanta se gasta solo de una orilla? Qué es la alineación, qué la descompone y cuándo vale la pena pagarla.',
  'Alignment is the angle at which your wheels meet the road. When it is right you never think about it. When it is wrong you pay for it twice: once in tires, once in gas.

## What we actually adjust

Three angles decide how a wheel stands. They are small, fractions of a degree, and your car’s maker publishes the exact range for each of them.

- Toe: whether the wheels point slightly toward or away from each other, seen from above. It is the angle that goes out most often and the one that eats tires fastest.
- Camber: how far the wheel leans in or out, seen from the front. Too much and the tire wears on one shoulder.
- Caster: how far the steering axis tilts back, seen from the side. It makes the steering wheel return to the middle by itself after a turn.

Many people ask for alignment when they mean balancing. Balancing evens out the weight of one wheel and cures a shaking steering wheel. Alignment sets the direction of all four and cures a car that pulls or wears its tires unevenly.

## How your car tells you

You do not need a machine to suspect it. On a flat, straight, empty road, relax your hands for a second at 35 miles an hour and watch.

- The car drifts to one side although the tires have the same pressure.
- The steering wheel sits crooked while you drive straight.
- A tire is smooth on one edge and deep on the other.
- Run your palm across the tread: it feels sharp one way and soft the other, like the teeth of a saw. That is toe.
- The tires squeal in slow turns in a parking lot.

Check the pressure first. A tire that is 8 pounds low pulls just like bad alignment, and the air costs nothing.

## What knocks it out

Potholes are the usual suspect, and Tara Boulevard after a wet winter has plenty. A curb taken at an angle is just as good at it. Worn parts do it slowly: ball joints, tie-rod ends and control-arm bushings loosen over the years, and the wheel moves with them. So does any work on the suspension. New struts, a lift kit or lowering springs change the height of the car, and with it every angle.

This is why we check for play in the front end before we put a car on the rack. Aligning a car with a loose tie rod is like tuning a guitar with a slipping peg: correct for about an hour.

## What it costs not to do it

A toe error of only an eighth of an inch at a wheel drags its tire sideways about 28 feet for every mile you drive. A set that should last 50,000 miles can be down to the cords on one edge at 15,000. Tires that scrub also roll harder, and you fill up more often.

Then there is safety. Braking distances are measured on tires that stand flat on the road. A tire that has worn to a wedge has less rubber where it counts, and in the rain it shows.

## When to have it checked

- Once a year, or every 12,000 miles.
- Whenever you buy new tires. It protects what you just paid for.
- After a hard hit on a pothole or a curb.
- After any work on steering or suspension.

A check takes about 15 minutes, an adjustment about an hour. Our cameras read all four wheels, and you get the printout: red numbers before, green numbers after. If a worn part keeps an angle from coming in, we show you the part and give you the price before anything else happens. And if the numbers are green from the start, we tell you that as well, and you drive home with the tires you have.',
  'La alineación es el ángulo con que sus ruedas tocan el camino. Cuando está bien, usted ni se acuerda de ella. Cuando está mal, la paga dos veces: en llantas y en gasolina.

## Qué ajustamos en realidad

Tres ángulos deciden cómo va parada una rueda. Son pequeños, fracciones de grado, y el fabricante de su carro publica la medida exacta de cada uno.

- Convergencia (toe): si las ruedas apuntan un poco hacia adentro o hacia afuera, vistas desde arriba. Es el ángulo que más se descompone y el que más rápido se come las llantas.
- Inclinación (camber): cuánto se inclina la rueda hacia adentro o hacia afuera, vista de frente. Si es demasiado, la llanta se gasta de un hombro.
- Avance (caster): cuánto se inclina hacia atrás el eje de la dirección, visto de lado. Hace que el volante regrese solo al centro después de una vuelta.

Mucha gente pide alineación cuando quiere decir balanceo. El balanceo empareja el peso de una sola rueda y quita la vibración del volante. La alineación corrige la dirección de las cuatro y arregla un carro que se va de lado o gasta disparejo las llantas.

## Cómo le avisa su carro

No hace falta una máquina para sospecharlo. En un camino plano, derecho y vacío, afloje las manos un segundo a 35 millas por hora y observe.

- El carro se va de lado aunque las llantas tengan la misma presión de aire.
- El volante queda chueco cuando usted va derecho.
- Una llanta está lisa de una orilla y honda de la otra.
- Pase la palma por el dibujo: hacia un lado se siente filoso y hacia el otro suave, como los dientes de un serrucho. Eso es la convergencia.
- Las llantas rechinan en las vueltas lentas del estacionamiento.

Primero revise la presión. Una llanta con 8 libras de menos jala igual que una mala alineación, y el aire no cuesta nada.

## Qué la descompone

Los baches son los culpables de siempre, y Tara Boulevard tiene muchos después de un invierno lluvioso. Una banqueta mal tomada hace lo mismo. Las piezas gastadas lo hacen despacio: las rótulas, las terminales y los bujes se aflojan con los años, y la rueda se mueve con ellos. También cualquier trabajo en la suspensión: unos struts nuevos, un kit de levante o unos resortes más bajos cambian la altura del carro y, con ella, todos los ángulos.

Por eso revisamos que no haya juego en el frente antes de subir el carro a la máquina. Alinear un carro con una terminal floja es como afinar una guitarra con la clavija suelta: dura bien una hora.

## Lo que cuesta no hacerla

Un error de convergencia de un octavo de pulgada en una rueda arrastra de lado su llanta unos 28 pies por cada milla que maneja. Un juego que debía durar 50,000 millas puede llegar a las cuerdas de una orilla a las 15,000. Además, las llantas que se arrastran ruedan con más trabajo, y usted carga gasolina más seguido.

Y está la seguridad. La distancia de frenado se mide con llantas que pisan parejo. Una llanta gastada en cuña tiene menos hule donde importa, y se nota cuando llueve.

## Cuándo revisarla

- Una vez al año o cada 12,000 millas.
- Siempre que compre llantas nuevas: protege lo que acaba de pagar.
- Después de un golpe fuerte en un bache o una banqueta.
- Después de cualquier trabajo en la dirección o la suspensión.

Revisarla toma unos 15 minutos; ajustarla, como una hora. Nuestras cámaras leen las cuatro ruedas y usted recibe la hoja: números rojos antes, números verdes después. Si una pieza gastada no deja llegar a la medida, le enseñamos la pieza y le damos el precio antes de hacer cualquier otra cosa. Y si los números salen verdes desde el principio, también se lo decimos, y usted se va a casa con las llantas que tiene.');

insert into public.list_entries (id, list, position, slug, service, title, title_es, note, note_es, author, day, picture,
  detail, detail_es, text, text_es) values (
  md5('articles 2')::uuid, 'articles', 2, 'winter-tires-in-georgia', '', 'Winter Tires in Georgia', 'Llantas para invierno en Georgia',
  'Seasons', 'Temporada', 'Danielle Brooks', '2025-10-20', 'drawing:article-winter-tires',
  'Snow is rare here, cold rain is not. Who needs winter tires, and who does not.',
  'Aquí casi no nieva, pero sí llueve con frío. Quién necesita llantas para invierno y quién no.',
  'Clayton County sees snow for a day or two in a normal year. So do you need winter tires here? Most drivers do not. Some really do, and everybody needs tires that can handle cold rain.

## It is the cold, not only the snow

Rubber stiffens as it cools. Below about 45 degrees Fahrenheit a summer or performance tire turns hard: it stops gripping and starts sliding over the little bumps in the asphalt that it should hold on to. From December to February our mornings are regularly below that line, even when the afternoon reaches 60.

A winter tire is made of a softer compound that stays flexible far below freezing, and its tread is cut into hundreds of small slits, called sipes, that bite into snow and ice. The price is that in summer it is too soft: it feels vague, wears quickly and needs longer to stop on hot pavement.

## Know the symbols

Look at the sidewall. Two markings are often mistaken for each other.

- M+S (mud and snow) only describes the shape of the tread. No test is behind it. Nearly every all-season tire carries it.
- The three-peak mountain with a snowflake means that the tire has passed a traction test on packed snow. All winter tires carry it, and so do the better all-weather tires.

The Michelin CrossClimate2, for example, is sold as an all-season tire and carries the mountain. It stays on the car the whole year. The Bridgestone Blizzak WS90 is a true winter tire: superb on ice, and not something to drive in July.

## Who does not need them

You drive in and around Jonesboro, you can stay at home on the two days when the roads freeze, and your car has all-season tires with at least 5/32" of tread. Then keep what you have. Check the pressure: it drops about one pound for every ten degrees, so the first cold morning can turn on the warning light although nothing is leaking. And replace the tires at 4/32" rather than at the legal limit of 2/32", because deep grooves are what keeps you from floating on standing water. In our winters, that is the real danger.

## Who should think about it

- You go up to Blue Ridge, Helen or the Smokies on winter weekends.
- You have to be at work, whatever the weather: nurses, first responders, deliveries before dawn.
- Your car came with summer performance tires. Those are a real risk below 40 degrees, snow or not, and their makers say so.
- You are moving north. Have them put on before the drive, not after it.

If you are in the first two groups, an all-weather tire with the mountain symbol is usually the better buy here than a second set of wheels. If you are in the third, a second set on inexpensive rims pays for itself, because your summer tires rest for four months of the year.

## If you buy a set

Always all four. Two winter tires on the driven wheels give you an end that grips and an end that slides, and the sliding end chooses its own direction. Put them on around Thanksgiving and take them off in March. Keep the other set clean, dry, out of the sun and away from electric motors, whose ozone cracks rubber. If you have no room, ask us.

And four-wheel drive? It helps you start. It does nothing for you when you brake or turn. For that you have four patches of rubber, each about the size of your hand, and how soft they are at 25 degrees is the whole story.',
  'En el condado de Clayton nieva uno o dos días en un año normal. ¿Se necesitan aquí llantas para invierno? La mayoría de la gente no. Algunos de verdad sí, y todos necesitan llantas que aguanten la lluvia fría.

## Es el frío, no solo la nieve

El hule se pone duro con el frío. Abajo de unos 45 grados Fahrenheit, una llanta de verano o de alto rendimiento se endurece: deja de agarrar y empieza a resbalar sobre las pequeñas asperezas del asfalto de las que debía sostenerse. De diciembre a febrero nuestras mañanas están seguido por debajo de esa temperatura, aunque en la tarde lleguemos a 60.

La llanta para invierno es de un compuesto más suave, que sigue flexible muy por debajo de cero, y su dibujo tiene cientos de cortes finos que muerden la nieve y el hielo. El precio es que en verano resulta demasiado suave: se siente imprecisa, se gasta rápido y tarda más en frenar sobre el pavimento caliente.

## Conozca los símbolos

Mire el costado de la llanta. Hay dos marcas que se confunden seguido.

- M+S (lodo y nieve) solo describe la forma del dibujo. No hay ninguna prueba detrás. Casi todas las llantas toda temporada la llevan.
- La montaña de tres picos con un copo de nieve significa que la llanta pasó una prueba de tracción en nieve compacta. La llevan todas las llantas para invierno y también las mejores para todo clima.

La Michelin CrossClimate2, por ejemplo, se vende como toda temporada y lleva la montaña. Se queda puesta todo el año. La Bridgestone Blizzak WS90 es una llanta para invierno de verdad: excelente en hielo, y no es para manejar en julio.

## Quién no las necesita

Usted maneja en Jonesboro y sus alrededores, puede quedarse en casa los dos días en que se congelan las calles, y su carro trae llantas toda temporada con 5/32" de dibujo o más. Entonces quédese con las que tiene. Revise la presión: baja como una libra por cada diez grados, así que la primera mañana fría puede prender la luz de presión (TPMS) aunque no haya ninguna fuga. Y cámbielas a los 4/32" en vez de esperar al límite legal de 2/32", porque las ranuras hondas son las que evitan que el carro flote sobre el agua. En nuestros inviernos, ese es el verdadero peligro.

## Quién debería pensarlo

- Sube a Blue Ridge, a Helen o a las Smokies los fines de semana de invierno.
- Tiene que llegar al trabajo con cualquier clima: personal de hospital, paramédicos, repartidores de madrugada.
- Su carro vino con llantas de alto rendimiento para verano. Abajo de 40 grados son un riesgo de verdad, con nieve o sin ella, y así lo dicen los fabricantes.
- Se va a mudar al norte. Póngalas antes del viaje, no después.

Si está en los dos primeros grupos, aquí casi siempre conviene más una llanta para todo clima con el símbolo de la montaña que un segundo juego. Si está en el tercero, un segundo juego en rines económicos se paga solo, porque sus llantas de verano descansan cuatro meses del año.

## Si compra un juego

Siempre las cuatro. Dos llantas para invierno en el eje de tracción le dan una punta que agarra y otra que resbala, y la que resbala escoge su propio camino. Póngalas por el Día de Acción de Gracias y quítelas en marzo. Guarde el otro juego limpio, seco, lejos del sol y de los motores eléctricos, cuyo ozono agrieta el hule. Si no tiene lugar, pregúntenos.

¿Y la tracción en las cuatro ruedas? Le ayuda a arrancar. Para frenar o dar vuelta no hace nada. Para eso tiene cuatro pedazos de hule, cada uno tan grande como su mano, y qué tan suaves están a 25 grados es toda la historia.');
