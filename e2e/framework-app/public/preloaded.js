document.documentElement.dataset.preloaded = 'run';
