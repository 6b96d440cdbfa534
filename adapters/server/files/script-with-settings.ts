/**
 * Adds the shop's settings to a built script: the script becomes the body of a function with the parameter
 * `shopSettings`, so that the page's other scripts see neither. The settings are public.
 */
export const withSettings = (script: Buffer, settings: object): Buffer =>
  Buffer.concat([Buffer.from('((shopSettings)=>{'), script, Buffer.from(`\n})(${JSON.stringify(settings)});\n`)]);
