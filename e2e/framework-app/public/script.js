document.documentElement.dataset.script = 'run';
