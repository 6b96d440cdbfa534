import { scriptLoaderContract } from '../../contracts/script-loader.contract';
import { FakeScriptLoader } from '../../fakes/fake-script-loader';

scriptLoaderContract('FakeScriptLoader', () => {
  const loader = new FakeScriptLoader();
  return {
    loader,
    come: (whether) => loader.fails(whether ? undefined : 'refused').release(),
    takeTheirTime: () => void loader.holdsLoads(),
    scripts: () => loader.scripts,
  };
});
