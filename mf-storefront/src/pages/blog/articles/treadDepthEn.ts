import type { ArticleText } from '../articleText';

export const treadDepthEn: ArticleText = {
  intro:
    'Two coins and half a minute are enough to know whether your tires are safe, worth watching, or done. This is how we do it at the counter, and how to read the numbers on our used tires.',
  sections: [
    {
      heading: 'Why thirty-seconds?',
      blocks: [
        'Tread depth is measured in thirty-seconds of an inch. A new passenger tire starts at about 10/32", a truck tire somewhat deeper. In Georgia, as in most states, 2/32" is the legal minimum. So the part that you may use is about 8/32", and the last third of it is the part that matters when it rains.',
        'At 55 miles an hour in heavy rain, a tire has to push gallons of water out of the way every second. The grooves are where the water goes. When they become shallow it has nowhere to go, the tire climbs onto it, and you are no longer steering a car but riding a sled. That is hydroplaning, and it begins at lower speeds with every thirty-second that is gone.',
      ],
    },
    {
      heading: 'The coin test',
      blocks: [
        'Push the coin into a main groove with the head pointing down, and look from the side.',
        [
          'Penny: if you see all of Lincoln’s head, you are at 2/32" or less. The tire is worn out, and it is illegal to drive on.',
          'Quarter: if the tread does not reach Washington’s head, you are at 4/32" or less. On a dry road you will notice nothing. In the rain you need noticeably more room to stop. Start looking for tires.',
          'Penny again: if the tread reaches the top of the Lincoln Memorial on the back, you have about 6/32" left. Relax, and check again in three months.',
        ],
        'Measure in three places across the tread, outside, middle and inside, and on all four tires. The inside edge is the one that nobody looks at, and the one that goes first when the alignment is off. Turn the steering wheel all the way to one side and you can reach the front ones easily.',
      ],
    },
    {
      heading: 'What the pattern says',
      blocks: [
        'How a tire wears tells more about the car than about the tire.',
        [
          'Both shoulders worn, middle fine: the pressure is too low.',
          'Middle worn, shoulders fine: the pressure is too high.',
          'One shoulder worn: the alignment is off.',
          'Cups or scallops around the tire: tired shocks, or a wheel out of balance.',
          'The front tires twice as worn as the rear ones: nobody has rotated them. Every 5,000 to 7,500 miles is right.',
        ],
        'Fix the cause before you buy the tires, or the new set will copy the old one.',
      ],
    },
    {
      heading: 'The bars in the grooves',
      blocks: [
        'Every tire has its own gauge. At the bottom of the grooves, small bars of rubber run across; their height is exactly 2/32". When the tread is level with them, the tire is finished, whatever a coin says. A small triangle or the letters TWI on the sidewall show where to look.',
        'Depth is not everything. Rubber ages, even in a garage. The last four digits of the DOT number are the week and the year in which the tire was made: 2319 is the 23rd week of 2019. From six years on we look for cracks; after ten, out it goes, however deep the tread.',
      ],
    },
    {
      heading: 'Reading a used tire',
      blocks: [
        'Each used tire on our shelf carries its measured depth. We sell between 5/32" and 8/32", never less. Do the arithmetic: a used tire with 7/32" has about 5/32" to give, a new one about 8/32". If it costs less than 60 percent of the new one, it is a fair deal; if it also matches the other three on your car, it is a good one.',
        'What we refuse to sell: tires with a repair in the shoulder, with a bulge, with two plugs close together, or older than six years. Ask any shop for that list before you buy. And if you are unsure about your own, come by. We measure all four while you wait, we write the numbers down for you, and it costs nothing.',
      ],
    },
  ],
};
