import { scriptLoaderContract } from '../../contracts/script-loader.contract';
import { FakeScriptLoader } from '../../fakes/fake-script-loader';

scriptLoaderContract('FakeScriptLoader', () => {
  const loader = new FakeScriptLoader();
  return {
    loader,
    come: (whether) => void loader.fails(whether ? undefined : 'refused'),
    scripts: () => loader.scripts,
  };
});
