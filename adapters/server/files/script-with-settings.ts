/**
 * A built script with the shop's settings: the script is the body of a function whose parameter `shopSettings` has them,
 * so that neither is seen by the page around it. The settings are public.
 */
export const withSettings = (script: Buffer, settings: object): Buffer =>
  Buffer.concat([Buffer.from('((shopSettings)=>{'), script, Buffer.from(`\n})(${JSON.stringify(settings)});\n`)]);
