/**
 * Runs in browsers; the packager writes its text into the first script. `names` holds eight characters for each chunk, in
 * the order of the chunks' numbers; `run` runs a module of a loaded script.
 *
 * `load` loads scripts and stylesheets and resolves to the exports of a module in them. It rejects when one of them
 * cannot be loaded, or has not come after 120 seconds (CFG-05); the next call tries again. `url` returns the address of a
 * chunk.
 */
export const makeChunkLoader = (run, names) => {
  const sheets = [];
  const url = (chunk, type) => import.meta.resolve(`./${names.slice(8 * chunk, 8 * chunk + 8)}.${type}`);
  const loadSheet = (chunk) =>
    (sheets[chunk] ??= new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url(chunk, 'css');
      // A stylesheet that the document contains is named by a link whose relation contains `stylesheet`.
      const isThere = ({ href, rel }) => href === link.href && rel.includes('stylesheet');
      if ([...document.getElementsByTagName('link')].some(isThere)) return resolve();
      link.onload = resolve;
      link.onerror = (event) => {
        sheets[chunk] = undefined;
        link.remove();
        reject(event);
      };
      document.head.append(link);
    }));
  const load = (module, scripts, styles = []) => {
    let timer;
    // Browsers do not end a request that hangs.
    const late = new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('Code was not loaded within 120 s')), 120_000);
    });
    const loaded = Promise.all([...styles.map(loadSheet), ...scripts.map((chunk) => import(url(chunk, 'js')))])
      // The modules run in a task of their own, so that the browser can handle input before.
      .then(() => globalThis.scheduler?.yield?.())
      .then(() => run(module));
    return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
  };
  return { load, url };
};
