import type { LoaderFunctionArgs } from 'react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { homeQueries } from '../features/home/home-sections.tsx';
import { ModuleCards } from '../features/modules/module-cards.tsx';
import { ModuleRail } from '../features/modules/module-rail.tsx';
import { useModuleChoice } from '../features/modules/use-module-choice.ts';
import { SearchBar } from '../features/search/search-bar.tsx';
import { useCanSearch } from '../features/search/use-can-search.ts';
import { moduleList, useActiveModule } from '../platform/active-module.tsx';
import { openPage } from '../platform/page.server.ts';
import { urls } from '../platform/urls.ts';

export { pageMeta as meta } from '../platform/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  const offered = await page.find(moduleList());
  const module = offered?.modules.find(({ id }) => id === page.scope.moduleId);
  if (!module) return page.reply({ head: { title: page.t('Home'), canonical: urls.home() } });
  await page.load(...homeQueries(module.module_type));
  return page.reply({
    head: {
      title: `${module.module_name}: ${module.hero_title}`,
      description: module.hero_sub_title,
      image: module.thumbnail_full_url,
      canonical: urls.home({ module_id: module.id }),
    },
  });
}

export default function Home() {
  const { module } = useActiveModule();
  const canSearch = useCanSearch();
  useModuleChoice();
  return (
    <>
      <ModuleRail inPage />
      {module ? (
        <HomePage module={module} search={canSearch && <SearchBar place="hero" />} />
      ) : (
        <div className="container">
          <ModuleCards />
        </div>
      )}
    </>
  );
}
