/** Characters of soft toys by words of the name. */
const characters: readonly (readonly [RegExp, string])[] = [
  [/\bmoose\b|reindeer/i, 'noto:moose'],
  [/\bfox\b/i, 'noto:fox'],
  [/\bduck(?:ling)?\b/i, 'noto:duck'],
  [/\bhedgehog\b/i, 'noto:hedgehog'],
  [/\blobster\b/i, 'noto:lobster'],
  [/\bsloth\b/i, 'noto:sloth'],
  [/\btaco\b/i, 'noto:taco'],
  [/\bavocado\b/i, 'noto:avocado'],
  [/\bdinosaur\b|\bdino\b/i, 'noto:sauropod'],
  [/\bunicorn\b/i, 'noto:unicorn'],
  [/\bsquirrel\b|chipmunk/i, 'noto:chipmunk'],
  [/\braccoon\b/i, 'noto:raccoon'],
  [/\boctopus\b/i, 'noto:octopus'],
  [/\bdonut\b|doughnut/i, 'noto:doughnut'],
  [/\bpineapple\b/i, 'noto:pineapple'],
  [/\belephant\b/i, 'noto:elephant'],
  [/\bturtle\b/i, 'noto:turtle'],
  [/\bgingerbread\b|\bcookie\b/i, 'noto:cookie'],
  [/\bbumblebee\b|\bbee\b/i, 'noto:honeybee'],
  [/\bshark\b/i, 'noto:shark'],
  [/\bflamingo\b/i, 'noto:flamingo'],
  [/\bpenguin\b/i, 'noto:penguin'],
  [/\bcactus\b/i, 'noto:cactus'],
  [/\bpizza\b/i, 'noto:pizza'],
  [/\botter\b/i, 'noto:otter'],
  [/\bkoala\b/i, 'noto:koala'],
  [/\bllama\b|alpaca/i, 'noto:llama'],
  [/\bpretzel\b/i, 'noto:pretzel'],
  [/\brainbow\b/i, 'noto:rainbow'],
  [/\bmushroom\b/i, 'noto:mushroom'],
  [/\bpig\b/i, 'noto:pig'],
  [/\bmouse\b|\bmice\b/i, 'noto:mouse'],
  [/\bfish\b/i, 'noto:fish'],
  [/\bbear\b/i, 'noto:bear'],
];

/** The icon of the character in a toy's name; undefined when there is none. */
export const characterOf = (name: string): string | undefined =>
  characters.find(([pattern]) => pattern.test(name))?.[1];

export const characterIcons: readonly string[] = [...new Set(characters.map(([, icon]) => icon))];
