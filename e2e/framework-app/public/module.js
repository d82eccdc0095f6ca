document.documentElement.dataset.module = 'run';
